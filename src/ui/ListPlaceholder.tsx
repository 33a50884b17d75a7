import type { ReactNode } from 'react';
import type { SubscriptionStatus } from '../lib/subscriptionStatus.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type ListPlaceholderProps = {
  readonly status: SubscriptionStatus;
  readonly label: string;
  readonly empty: string;
  readonly whenEmpty?: ReactNode;
  /** Reserves the height of the list while it loads. */
  readonly className?: string;
};

/** Shown in place of the rows of a list that is loading, failed or empty. */
export function ListPlaceholder(props: ListPlaceholderProps) {
  const { status, label, empty, whenEmpty, className = '' } = props;
  if (status === 'loading') return <Skeleton label={label} className={className} />;
  if (status === 'failed') {
    return (
      <Alert kind="alert" className="mx-4 sm:mx-6 mb-5">
        <p>
          {label} could not be loaded. Your account may no longer have access. Sign in again or ask
          a colleague.
        </p>
        <Button className="mt-2" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <>
      <p className={`px-4 sm:px-6 pt-1 text-sm text-muted ${whenEmpty ? 'pb-2' : 'pb-6'}`}>
        {empty}
      </p>
      {whenEmpty}
    </>
  );
}

type SkeletonProps = { readonly label: string; readonly className: string };

function Skeleton({ label, className }: SkeletonProps) {
  return (
    <div role="status" className={`grid content-start gap-3 px-4 sm:px-6 pt-2 pb-6 ${className}`}>
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
