import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PAGE_KEYS } from '../../ui/pageKeys.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useConnectionState } from '../store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';

type PageHeaderProps = {
  readonly title: string;
  /** Links to the parts of the page. */
  readonly parts?: ReactNode;
  /** The main actions of the page. */
  readonly children?: ReactNode;
};

/** The heading of a page, focusable from scripts, and its main actions. */
export function PageHeader({ title, parts, children }: PageHeaderProps) {
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-5 gap-y-2 px-4 pt-3.5 pb-2.5 short:min-h-0 short:pt-2 short:pb-1.5 sm:px-6">
      <h1
        tabIndex={-1}
        className="min-w-0 text-xl leading-7 font-semibold tracking-tight wrap-anywhere outline-none max-sm:text-lg"
      >
        {title}
      </h1>
      {parts}
      <div className="ms-auto flex flex-wrap gap-2 print:hidden">{children}</div>
    </div>
  );
}

/** The button that opens the main form of the page; a key presses it. */
export const CreateButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="primary" aria-keyshortcuts={PAGE_KEYS.create} {...props} />
);

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
export function Loading({ what, className = 'p-4 text-sm text-muted sm:px-6' }: LoadingProps) {
  const hasConnection = useConnectionState() !== 'none';
  return (
    <p role="status" className={className}>
      {hasConnection ? 'Loading…' : `There is no connection. ${what} once it is back.`}
    </p>
  );
}
