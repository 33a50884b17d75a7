import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazyPage.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import type { NextStepsProps } from './NextSteps.tsx';

/** The next steps of a record, loaded on demand: they are not part of the first load of the dashboard. */
export const NEXT_STEPS = lazyPage<NextStepsProps>(() => import('./NextSteps.tsx'));

/** The next steps of a record once their code is loaded; nothing if that fails. */
export function LazyNextSteps(props: NextStepsProps) {
  return (
    <ErrorBoundary resetKey={props.record.id} fallback={null}>
      <Suspense fallback={null}>
        <NEXT_STEPS.Page {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
