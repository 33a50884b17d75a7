import { Link } from 'react-router-dom';
import { FEED_LENGTH } from '../../model/activity.ts';
import { timeAgo } from '../../lib/dates.ts';
import { useActivityLines } from './activityLines.ts';
import type { Activity } from './useActivity.ts';
import { useClockOffset } from '../../store/connection/useConnection.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ACTIVITY_ADDRESS } from './activityAddresses.ts';
import { ActivityItem } from './ActivityItem.tsx';

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
          <ActivityItem
            key={line.entry.id}
            line={line}
            time={timeAgo(line.entry.timestamp, now)}
            className="sm:flex xl:block"
          />
        ))}
      </ol>
    </Panel>
  );
}
