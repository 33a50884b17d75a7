import { Component, type ReactNode } from 'react';
import { resetFailedLoads } from '../lib/lazyPage.ts';
import { Button } from './Button.tsx';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Where the person is; the next place starts afresh. */
  readonly resetKey: string;
  /** What is shown instead of a small part that breaks; a way out of the whole page when absent. */
  readonly fallback?: ReactNode;
};

type ErrorBoundaryState = { readonly failed: boolean; readonly resetKey: string };

/**
 * Shows a way out when a part of the page breaks, or when its code cannot be loaded: there is no connection, or
 * it has gone from the server because a newer version was published.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(): void {
    resetFailedLoads();
  }

  readonly tryAgain = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return fallback ?? (navigator.onLine ? <Broken /> : <Offline onRetry={this.tryAgain} />);
  }
}

const SHAPE = 'grid max-w-xl justify-items-start gap-4 px-6 py-16';

function Broken() {
  return (
    <div role="alert" className={SHAPE}>
      <h1 className="text-2xl font-semibold">This page could not be shown</h1>
      <p>
        A newer version may have been published since you opened it, or something went wrong. What
        you saved is safe. Reload to go on.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}

/** Without a connection a reload would lose the pages that are there, so this only asks again. */
function Offline({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className={SHAPE}>
      <h1 className="text-2xl font-semibold">This page could not be shown</h1>
      <p>
        There is no connection, and this page needs to be loaded once before it can be shown without
        one. Try again when the connection is back; until then keep this window open.
      </p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
