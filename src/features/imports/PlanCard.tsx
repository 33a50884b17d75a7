import { useEffect, useRef } from 'react';
import type { ImportPlan } from '../../store/device/importPlans.ts';
import type { Entity } from '../../model/entity.ts';
import { purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { useStore } from '../../lib/createStore.ts';
import { formatMoment } from '../../lib/dates.ts';
import { countText, plural } from '../../lib/plural.ts';
import {
  canUndo,
  importRuns,
  runOf,
  startImport,
  startUndo,
  stopImport,
  type ImportRun,
} from './importRuns.ts';
import { ImportedTwins } from './ImportedTwins.tsx';
import { useConnection } from '../../store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/useNow.ts';

type PlanCardProps = {
  readonly entity: Entity;
  readonly plan: ImportPlan;
  /** Whether it has just been started here, so that it takes the focus. */
  readonly isNew: boolean;
};

/** An import that is on its way, was broken off, or can be undone. */
export function PlanCard({ entity, plan, isNew }: PlanCardProps) {
  const { id, records, storedRecords, startedAt } = plan;
  const run = runOf(useStore(importRuns), id);
  const isConnected = useConnection();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  /** Starts something; its button disappears, so the focus moves to what tells how it goes. */
  function start(task: () => Promise<void>): void {
    heading.current?.focus();
    void task();
  }

  const isBusy = ['importing', 'stopping', 'undoing'].includes(run.state);
  const mayUndo =
    !isBusy && canUndo(plan, now) && (storedRecords > 0 || plan.state !== 'importing');
  return (
    <section
      aria-label={`Import of ${formatMoment(startedAt)}`}
      className="max-w-3xl space-y-3 rounded-md border border-line p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold tabular-nums outline-none">
          <span role="status">{titleOf({ plan, run }, entity)}</span>
        </h2>
        <p className="text-xs text-muted tabular-nums">{formatMoment(startedAt)}</p>
      </div>
      {(isBusy || plan.state === 'importing') && (
        <Progress
          label={run.state === 'undoing' ? 'Removed' : 'Imported'}
          value={run.state === 'undoing' ? run.removed : storedRecords}
          max={run.state === 'undoing' ? storedRecords : records}
        />
      )}
      {isBusy && !isConnected && (
        <Alert kind="status">
          There is no connection. The import waits and goes on when you are back online.
        </Alert>
      )}
      {run.state === 'failed' && <Alert kind="alert">{run.message}</Alert>}
      {run.touched.length > 0 && (
        <TouchedAlert
          plan={plan}
          run={run}
          onRemoveOthers={() => start(() => startUndo(entity, id, true))}
        />
      )}
      {!isBusy && plan.state === 'imported' && <ImportedTwins entity={entity} plan={plan} />}
      <div className="flex flex-wrap items-center gap-2">
        {run.state === 'importing' && (
          <Button onClick={() => start(async () => stopImport(id))}>Stop</Button>
        )}
        {!isBusy && plan.state === 'importing' && (
          <Button variant="primary" onClick={() => start(() => startImport(entity, id))}>
            Continue
          </Button>
        )}
        {mayUndo && (
          <Button onClick={() => start(() => startUndo(entity, id, plan.state === 'undoing'))}>
            {plan.state === 'undoing' ? 'Continue undoing' : 'Undo import'}
          </Button>
        )}
      </div>
    </section>
  );
}

type Shown = { readonly plan: ImportPlan; readonly run: ImportRun };

function titleOf({ plan, run }: Shown, entity: Entity): string {
  const all = countText(plan.records, entity.noun);
  const stored = plan.storedRecords.toLocaleString('en-US');
  if (run.state === 'undoing')
    return `Undoing the import of ${countText(plan.storedRecords, entity.noun)}…`;
  if (run.state === 'importing') return `Importing ${all}…`;
  if (run.state === 'stopping') return 'Stopping…';
  if (plan.state === 'undone') {
    return run.touched.length > 0 ? 'Import undone, except for what was changed' : 'Import undone';
  }
  if (plan.state === 'undoing') return `The import of ${all} is not completely undone`;
  return plan.state === 'imported' ? `${all} imported` : `${stored} of ${all} imported`;
}

/** What colleagues have changed since the import, which is not undone without asking. */
function TouchedAlert({
  plan,
  run,
  onRemoveOthers,
}: Shown & { readonly onRemoveOthers: () => void }) {
  const { touched } = run;
  const isDone = plan.state === 'undone';
  const rest = plan.storedRecords - touched.length;
  return (
    <Alert kind={isDone ? 'status' : 'alert'}>
      <p>
        {isDone ? 'These stay' : 'Nothing was removed'}, since somebody has{' '}
        {plan.path === purchaseOrder.path ? 'changed or received' : 'changed'}{' '}
        {plural(touched.length, 'it', 'them')} after the import:{' '}
        <bdi>{touched.slice(0, 5).join(', ')}</bdi>
        {touched.length > 5 && ` and ${(touched.length - 5).toLocaleString('en-US')} more`}.
      </p>
      {!isDone && rest > 0 && (
        <Button className="mt-2" onClick={onRemoveOthers}>
          Remove the other {rest.toLocaleString('en-US')}
        </Button>
      )}
    </Alert>
  );
}

type ProgressProps = { readonly label: string; readonly value: number; readonly max: number };

/** How far something is that takes a while. */
function Progress({ label, value, max }: ProgressProps) {
  const text = `${value.toLocaleString('en-US')} of ${max.toLocaleString('en-US')}`;
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-1.5 grow overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full bg-accent"
          style={{ width: `${max === 0 ? 0 : (100 * value) / max}%` }}
        />
      </div>
      <span aria-hidden="true" className="text-xs text-muted tabular-nums">
        {text}
      </span>
    </div>
  );
}
