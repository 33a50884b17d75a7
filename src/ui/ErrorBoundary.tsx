import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

type ErrorBoundaryProps = { readonly children: ReactNode };

/**
 * Shows a way out when a part of the page breaks, or when its code has gone from the server because a newer
 * version was published. Give it a `key` that changes with the page, so that the next page starts afresh.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
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
