import { Link } from 'react-router-dom';
import { FEED_LENGTH } from '../../model/activity.ts';
import { dateAndTime, timeAgo } from '../../lib/dates.ts';
import { useActivityLines } from './activityLines.ts';
import type { Activity } from './useActivity.ts';
import { useClockOffset } from '../../store/connection/useConnection.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ACTIVITY_ADDRESS } from './activityAddresses.ts';
import { ActivityText } from './ActivityText.tsx';

/** The latest activity entries, newest first; those of an import are one line. */
export function ActivityFeed({ activity: { status, entries } }: { readonly activity: Activity }) {
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useNow() + useClockOffset();
  const lines = useActivityLines(entries, FEED_LENGTH);
  return (
    <Panel
      title="Recent Activity"
      actions={
        <Link
          to={ACTIVITY_ADDRESS}
          className="text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          All activity
        </Link>
      }
    >
      {entries.length === 0 && (
        <ListPlaceholder
          status={status}
          label="Recent activity"
          empty="No activity yet. Every new or changed record appears here."
        />
      )}
      <ol className="px-4 pb-4 sm:px-6">
        {lines.map((line) => (
          <li
            key={line.entry.id}
            className="items-baseline justify-between gap-6 border-t border-line py-2.5 text-sm first:border-t-0 sm:flex xl:block"
          >
            <ActivityText line={line} />
            <time
              dateTime={new Date(line.entry.timestamp).toISOString()}
              title={dateAndTime(line.entry.timestamp)}
              className="shrink-0 text-xs text-muted"
            >
              {timeAgo(line.entry.timestamp, now)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
