import type { Entity, Fields } from '../../domain/entity.ts';
import { useRecords } from '../../records/useRecords.ts';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import { PageHeader } from './PageHeader.tsx';

type RecordCountProps<F extends Fields> = {
  readonly title: string;
  readonly entity: Entity<F>;
  /** What the records are called, one and many. */
  readonly nouns: readonly [string, string];
};

/** A module whose list is still to come: its title and how many records it holds, live. */
export function RecordCount<F extends Fields>({ title, entity, nouns }: RecordCountProps<F>) {
  const { status, records } = useRecords(entity);
  return (
    <>
      <PageHeader title={title} />
      <p className="rounded-lg border border-line bg-surface px-5 py-4 shadow-card">
        {status === 'live' ? (
          <>
            <strong className="tabular-nums">{records.length.toLocaleString('en-US')}</strong>{' '}
            {records.length === 1 ? nouns[0] : nouns[1]} stored. Their list will open on this page.
          </>
        ) : (
          <ListPlaceholder status={status} empty="" />
        )}
      </p>
    </>
  );
}
