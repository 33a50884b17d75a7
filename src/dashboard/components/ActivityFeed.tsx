import { dateAndTime, timeAgo } from '../../lib/dates.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import type { Activity } from '../../records/useActivity.ts';
import { useClockOffset } from '../../records/useClockOffset.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';

/** The latest activity entries, newest first. */
export function ActivityFeed({ activity: { status, entries } }: { readonly activity: Activity }) {
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useNow() + useClockOffset();
  return (
    <Panel title="Recent Activity">
      {entries.length === 0 && (
        <ListPlaceholder
          status={status}
          label="Recent activity"
          empty="No activity yet. Every new or changed record appears here."
        />
      )}
      <ol className="px-4 sm:px-6 pb-4">
        {entries.map(({ id, user, action, subject, timestamp }) => (
          <li
            key={id}
            className="items-baseline justify-between gap-6 border-t border-line py-2.5 text-sm first:border-t-0 sm:flex xl:block"
          >
            <p className="line-clamp-4 min-w-0 break-words">
              <bdi className="font-semibold">{user}</bdi> {action}{' '}
              <bdi className="font-medium">{orUntitled(subject)}</bdi>
            </p>
            <time
              dateTime={new Date(timestamp).toISOString()}
              title={dateAndTime(timestamp)}
              className="shrink-0 text-xs text-muted"
            >
              {timeAgo(timestamp, now)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
