import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../lib/lazyPage.ts';
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

/** A part of pages to render as any other component, with a way to load its code ahead; see `OnDemand` and `lazyPart`. */
export function partOnDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  fallback?: ReactNode,
) {
  const { Page, preload } = lazyPart(load);
  const Part = (props: Props) => (
    <OnDemand fallback={fallback}>
      <Page {...props} />
    </OnDemand>
  );
  return Object.assign(Part, { preload });
}
