import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type OnDemandProps = {
  readonly children: ReactNode;
  /** Replaces the children if their code cannot be loaded; nothing by default. */
  readonly fallback?: ReactNode;
  /** A change of this key tries again. */
  readonly resetKey?: string;
};

/** A part of a page whose code is loaded on demand: nothing until it is there. The rest of the page does without it. */
export function OnDemand({ children, fallback = null, resetKey = '' }: OnDemandProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={fallback}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
