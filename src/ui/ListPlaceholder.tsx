import type { SubscriptionStatus } from '../lib/subscriptionStatus.ts';
import { Button } from './Button.tsx';
import { Alert } from './Alert.tsx';

type ListPlaceholderProps = {
  readonly status: SubscriptionStatus;
  readonly label: string;
  /** What to do when there are no rows yet. */
  readonly empty: string;
  /** The class that keeps the room of the list while it loads. */
  readonly room?: string;
};

/** What a list shows in place of rows. */
export function ListPlaceholder(props: ListPlaceholderProps) {
  const { status, label, empty, room = '' } = props;
  if (status === 'loading') return <Skeleton label={label} room={room} />;
  if (status === 'failed') {
    return (
      <div className="px-5 pb-5">
        <Alert kind="alert">
          <p>
            {label} could not be read. Your account may no longer be allowed to see them; sign in
            again or ask a colleague.
          </p>
          <Button className="mt-2" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </Alert>
      </div>
    );
  }
  return <p className="px-5 pt-1 pb-6 text-sm text-muted">{empty}</p>;
}

function Skeleton({ label, room }: { readonly label: string; readonly room: string }) {
  return (
    <div role="status" className={`grid content-start gap-3 px-5 pt-2 pb-6 ${room}`}>
      <span className="sr-only">Loading {label.toLowerCase()}</span>
      {[92, 76, 84, 68].map((width) => (
        <div
          key={width}
          style={{ width: `${width}%` }}
          className="h-4 animate-pulse rounded bg-tone-gray"
        />
      ))}
    </div>
  );
}
