import { Component, type ReactNode } from 'react';
import { resetFailedLoad } from '../lib/lazyPage.ts';
import { Button } from './Button.tsx';
import { CopyAsText } from './CopyAsText.tsx';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** A change of this key resets the boundary. */
  readonly resetKey: string;
  /** Replaces the failed children, null with nothing; by default, a message with a way to recover the whole page. */
  readonly fallback?: ReactNode;
};

type ErrorBoundaryState = {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string;
};

/** Shows a fallback if rendering its children fails or their code cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    resetFailedLoad(error);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    if (fallback !== undefined) return fallback;
    // Without a connection a reload would lose the page.
    const isOnline = navigator.onLine;
    return (
      <div role="alert" className="grid max-w-xl justify-items-start gap-4 px-6 py-16">
        <h1 className="text-2xl font-semibold">This page could not be shown</h1>
        <p>{isOnline ? ONLINE : OFFLINE}</p>
        <Button
          variant="primary"
          onClick={() => (isOnline ? window.location.reload() : this.setState({ failure: null }))}
        >
          {isOnline ? 'Reload' : 'Try again'}
        </Button>
        {isOnline && <CopyAsText label="What happened" text={() => describe(failure.error)} />}
      </div>
    );
  }
}

const ONLINE =
  'Something went wrong, or a newer version is out. What you saved is safe. If reloading does not help, send what happened to whoever looks after this site.';
const OFFLINE =
  'There is no connection, and this page was not loaded before. Keep this window open and try again once you are online.';

/** An error with what one needs to find its cause: its place in the code, the version, the address and the browser. */
const describe = (error: unknown): string =>
  [
    String(error),
    ...(error instanceof Error ? [error.stack] : []),
    `Version ${SOURCE_VERSION.number}, commit ${SOURCE_VERSION.commit}`,
    window.location.href,
    navigator.userAgent,
  ].join('\n');
