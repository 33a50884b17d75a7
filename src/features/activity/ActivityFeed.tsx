import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyPage } from '../../lib/lazyPage.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { ACTIVITY_ADDRESS } from '../../page/address/addresses.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { FeedLinesProps } from './FeedLines.tsx';
import type { Activity } from './useActivity.ts';

/** Loaded once there are entries, so that what needs attention does not wait for them. */
const LINES = lazyPage<FeedLinesProps>(() => import('./FeedLines.tsx'));

type ActivityFeedProps = {
  readonly activity: Activity;
  /** Called when the first lines are on screen. */
  readonly onShown: () => void;
};

/** The latest activity entries, newest first. */
export function ActivityFeed({ activity: { status, entries }, onShown }: ActivityFeedProps) {
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
      {entries.length === 0 ? (
        <Placeholder status={status} />
      ) : (
        <ErrorBoundary resetKey="feed" fallback={<Placeholder status="failed" />}>
          <Suspense fallback={<Placeholder status="loading" />}>
            <LINES.Page entries={entries} onShown={onShown} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Panel>
  );
}

const Placeholder = ({ status }: Pick<Activity, 'status'>) => (
  <ListPlaceholder
    status={status}
    label="Recent activity"
    empty="No activity yet. Every new or changed record appears here."
  />
);
