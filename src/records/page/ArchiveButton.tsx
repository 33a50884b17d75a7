import { uncheckedTexts } from '../model/draft.ts';
import { Archive, ArchiveRestore } from 'lucide-react';
import { archivedOn } from '../model/archive.ts';
import { isFrozen, type Entity, type RecordOf, parseRecord } from '../model/entity.ts';
import { mayChange } from '../../session/sight.ts';
import { orUntitled, countText } from '../../lib/words.ts';
import { useChangeRecords } from '../store/write/saveChange.ts';
import { useToday } from '../store/connection/useConnection.ts';
import { useNavigate } from 'react-router-dom';
import type { Intent } from '../store/write/intent.ts';
import { sayStored } from '../store/write/outbox.ts';

type ArchiveButtonProps = {
  readonly entity: Entity;
  /** Those that are archived, or restored if all of them are archived already. */
  readonly records: readonly RecordOf<Entity>[];
  readonly className: string;
  readonly onDone: () => void;
};

/** Takes records out of the lists and figures, or brings them back. Nothing where a number has been issued for all of them. */
export function ArchiveButton(props: ArchiveButtonProps) {
  const { entity, records, className, onDone } = props;
  const change = useChangeRecords(entity);
  const archiving = archivingOf(entity, records, useToday());
  if (archiving === null) return null;
  const { icon: Icon, label, changed, typed, message } = archiving;

  function archive(): void {
    void change(changed, typed, message);
    onDone();
  }

  return (
    <button
      type="button"
      title={label}
      data-command={label}
      onClick={archive}
      className={className}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{label}</span>
    </button>
  );
}

/** What archives records, or restores them where all are archived; null where none can be. */
export function archivingOf(entity: Entity, records: readonly RecordOf<Entity>[], today: string) {
  if (!('archived' in entity.fields && mayChange(entity, 'archived'))) return null;
  const open = records.filter((record) => !isFrozen(entity, record, 'archived'));
  const [first] = open;
  if (first === undefined) return null;
  const isRestoring = open.every(archivedOn);
  const what =
    open.length === 1
      ? orUntitled(entity.activity.subject(first))
      : countText(open.length, entity.noun);
  return {
    icon: isRestoring ? ArchiveRestore : Archive,
    label: isRestoring ? 'Restore' : 'Archive',
    changed: open.filter((record) => isRestoring || !archivedOn(record)),
    typed: uncheckedTexts(entity, { archived: isRestoring ? '' : today }),
    message: `${what} ${isRestoring ? 'restored' : 'archived'}`,
  };
}

/** Says that drafts were created by the dozen, opens what follows, and takes them back: they are archived, since nothing is deleted. */
export function useSayCreated(
  entity: Entity,
  /** Where one goes from there, and what that is called. */
  follow: { readonly label: string; readonly address: (ids: readonly string[]) => string },
): (created: readonly Intent[], message: string) => void {
  const navigate = useNavigate();
  const change = useChangeRecords(entity);
  const today = useToday();
  return (created, message) =>
    void sayStored(
      created,
      message,
      {
        label: follow.label,
        run: () => void navigate(follow.address(created.map(({ id, recordId }) => recordId ?? id))),
      },
      {
        label: 'Undo',
        run: () => {
          const records = created
            .flatMap((one) => [one, ...(one.further ?? [])])
            .map(({ id, recordId, typed }) => parseRecord(entity, recordId ?? id, typed));
          const undoing = archivingOf(entity, records, today);
          if (undoing) void change(undoing.changed, undoing.typed, undoing.message);
        },
      },
    );
}
