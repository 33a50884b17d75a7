import { Suspense } from 'react';
import type { Fields } from '../../model/entity.ts';
import { lazyPage } from '../../lib/lazyPage.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import type { RecordHistoryProps } from './RecordHistory.tsx';

/** The history of a record, loaded on demand: it is not part of the first load of the dashboard. */
export const RECORD_HISTORY = lazyPage<RecordHistoryProps>(() => import('./RecordHistory.tsx'));

/** The history of a record once its code is loaded; a form around it stays as it is if that fails. */
export function LazyRecordHistory<F extends Fields>({ entity, record }: RecordHistoryProps<F>) {
  const { Page } = RECORD_HISTORY;
  const key = `${entity.path}/${record.id}`;
  return (
    <ErrorBoundary resetKey={key} fallback={<Failure />}>
      <Suspense fallback={null}>
        <Page key={key} entity={entity} record={record} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Failure() {
  return (
    <p role="alert" className="border-t border-line px-6 py-4 text-sm">
      The history could not be loaded. Open this record again to try once more.
    </p>
  );
}
