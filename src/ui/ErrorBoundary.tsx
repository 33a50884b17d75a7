import { Component, type ReactNode } from 'react';
import { resetFailedLoad } from '../lib/lazyPage.ts';
import { Button } from './Button.tsx';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** A change of this key resets the boundary. */
  readonly resetKey: string;
  /** Replaces the failed children, null with nothing; by default, a message with a way to recover the whole page. */
  readonly fallback?: ReactNode;
};

type ErrorBoundaryState = { readonly hasFailed: boolean; readonly resetKey: string };

/**
 * Shows a fallback if rendering its children fails or their code cannot be loaded, because there is no connection
 * or a newer version has replaced the files on the server.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    resetFailedLoad(error);
  }

  readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback !== undefined) return fallback;
    return navigator.onLine ? <ErrorMessage /> : <OfflineMessage onRetry={this.retry} />;
  }
}

const LAYOUT = 'grid max-w-xl justify-items-start gap-4 px-6 py-16';

function ErrorMessage() {
  return (
    <div role="alert" className={LAYOUT}>
      <h1 className="text-2xl font-semibold">This page could not be shown</h1>
      <p>
        A newer version may have been published since you opened it, or something went wrong. Your
        saved work is safe. Reload to continue.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}

/** Offers no reload, which would lose the page without a connection. */
function OfflineMessage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className={LAYOUT}>
      <h1 className="text-2xl font-semibold">This page could not be shown</h1>
      <p>
        There is no connection, and this page must be loaded once before it works offline. Keep this
        window open and try again when you are back online.
      </p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
