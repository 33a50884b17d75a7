import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Where the person is; the next place starts afresh. */
  readonly place: string;
};

type ErrorBoundaryState = { readonly failed: boolean; readonly place: string };

/**
 * Shows a way out when a part of the page breaks, or when its code has gone from the server because a newer
 * version was published.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return (
    <div role="alert" className="grid max-w-xl justify-items-start gap-4 px-6 py-16">
      <h1 className="text-2xl font-semibold">This page could not be shown</h1>
      <p>
        A newer version may have been published since you opened it, or something went wrong. What
        you saved is safe. Reload to go on.
      </p>
      <Button look="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
