import { useNavigate } from 'react-router-dom';
import { parseRecord, type Entity, type Fields } from '../model/entity.ts';
import type { Intent } from '../store/write/intent.ts';
import { sayStored } from '../store/write/outbox.ts';
import { useChangeRecords } from '../store/write/saveChange.ts';

import { archivingOf } from './ArchiveButton.tsx';
import { useToday } from './useToday.ts';

/** Says that drafts were created by the dozen, shows the drafts, and takes them back: they are archived, since nothing is deleted. */
export function useSayCreated<F extends Fields>(
  entity: Entity<F>,
  /** The address of the drafts. */
  drafts: string,
): (created: readonly Intent[], message: string) => void {
  const navigate = useNavigate();
  const change = useChangeRecords(entity);
  const today = useToday();
  return (created, message) =>
    void sayStored(
      created,
      message,
      {
        label: 'Show',
        run: () => void navigate(drafts),
      },
      {
        label: 'Undo',
        run: () => {
          const records = created.map(({ id, recordId, typed }) =>
            parseRecord(entity, recordId ?? id, typed),
          );
          const undoing = archivingOf(entity, records, today);
          if (undoing) void change(undoing.changed, undoing.typed, undoing.message);
        },
      },
    );
}
