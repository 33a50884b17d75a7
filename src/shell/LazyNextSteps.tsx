import { lazyPage } from '../lib/lazyPage.ts';
import { OnDemand } from '../ui/OnDemand.tsx';
import type { NextStepsProps } from '../features/nextSteps/NextSteps.tsx';

/** The next steps of a record, loaded on demand: they are not part of the first load of the dashboard. */
export const NEXT_STEPS = lazyPage<NextStepsProps>(
  () => import('../features/nextSteps/NextSteps.tsx'),
);

/** The next steps of a record once their code is loaded; nothing if that fails. */
export function LazyNextSteps(props: NextStepsProps) {
  return (
    <OnDemand resetKey={props.record.id}>
      <NEXT_STEPS.Page {...props} />
    </OnDemand>
  );
}
