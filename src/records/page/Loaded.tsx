import type { ReactNode } from 'react';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useConnectionState } from '../store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';

type LoadedProps = LoadingProps & {
  readonly sources: readonly { readonly status: SubscriptionStatus }[];
  readonly children?: ReactNode;
};

/** What is made of records, once all of them are there; until then, that they load, or why they do not. */
export function Loaded({ sources, children, ...loading }: LoadedProps) {
  if (sources.some(({ status }) => status === 'failed')) {
    return (
      <Alert kind="alert" className="mx-4 mb-4 sm:mx-6">
        Some records could not be read. Your access may have been revoked.
      </Alert>
    );
  }
  return sources.every(({ status }) => isComplete(status)) ? children : <Loading {...loading} />;
}

type LoadingProps = {
  /** What it is that loads, with its verb: "The figures appear". */
  readonly what: string;
  readonly className?: string;
};

/** Says that something loads, or without a connection when it will be there. */
export function Loading({
  what,
  className = 'px-4 pb-4 text-sm text-muted sm:px-6',
}: LoadingProps) {
  const hasConnection = useConnectionState() !== 'none';
  return (
    <p role="status" className={className}>
      {hasConnection ? 'Loading…' : `There is no connection. ${what} once it is back.`}
    </p>
  );
}
