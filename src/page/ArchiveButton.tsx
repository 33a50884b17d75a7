import { Archive, ArchiveRestore } from 'lucide-react';
import { archivedOn } from '../model/archive.ts';
import { isFrozen, type Entity, type Fields, type RecordOf } from '../model/entity.ts';
import { orUntitled } from '../lib/orUntitled.ts';
import { countText } from '../lib/plural.ts';
import { useChangeRecords } from '../store/write/saveChange.ts';
import { useToday } from './useToday.ts';

type ArchiveButtonProps<F extends Fields> = {
  readonly entity: Entity<F>;
  /** Those that are archived, or restored if all of them are archived already. */
  readonly records: readonly RecordOf<Entity<F>>[];
  readonly className: string;
  readonly onDone: () => void;
};

/**
 * Takes records out of the lists and figures, or brings them back: an update of each, taken back as one. Nothing where none can be
 * archived, since a number has been issued for it.
 */
export function ArchiveButton<F extends Fields>(props: ArchiveButtonProps<F>) {
  const { entity, records, className, onDone } = props;
  const change = useChangeRecords(entity);
  const today = useToday();
  const open = records.filter(
    (record) => 'archived' in entity.fields && !isFrozen(entity, record, 'archived'),
  );
  const [first] = open;
  if (first === undefined) return null;
  const isRestoring = open.every(archivedOn);
  const what =
    open.length === 1
      ? orUntitled(entity.activity.subject(first))
      : countText(open.length, entity.noun);

  function archive(): void {
    const changed = open.filter((record) => isRestoring || !archivedOn(record));
    const archived = isRestoring ? '' : today;
    void change(changed, { archived }, `${what} ${isRestoring ? 'restored' : 'archived'}`);
    onDone();
  }

  const Icon = isRestoring ? ArchiveRestore : Archive;
  return (
    <button type="button" onClick={archive} className={className}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{isRestoring ? 'Restore' : 'Archive'}</span>
    </button>
  );
}
