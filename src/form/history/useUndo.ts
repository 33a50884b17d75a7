import { useState } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import type { Entity, Fields, RecordOf } from '../../model/entity.ts';
import { HISTORY_PATH, parseHistory } from '../../model/history.ts';
import { nameFieldOf } from '../../model/recordsNaming.ts';
import { readChildrenWith } from '../../store/firebase/queries.ts';
import { undoChange } from '../../store/write/saveChange.ts';
import { entityAt } from '../../model/entities.ts';
import type { Save } from '../../store/write/intent.ts';
import { untilDisconnected } from '../../store/write/outcome.ts';
import { useClockOffset } from '../../store/connection/useClockOffset.ts';
import { connection } from '../../store/connection/useConnection.ts';
import { formatValue } from './formatValue.ts';
import { undoOf, type FieldChange } from './undo.ts';

/** Takes single changes back and says what came of it. */
export type UndoControl = {
  /** The key of the change that is being taken back. */
  readonly pending: string | null;
  readonly message: string;
  readonly isOffered: (change: FieldChange) => boolean;
  /** Resolves to whether the change is taken back, as soon as that is known. */
  readonly undo: (change: FieldChange) => Promise<boolean>;
};

/** `changes`: all that are listed, newest first. */
export function useUndo<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>>,
  changes: readonly FieldChange[],
): UndoControl {
  const uid = useAuth().user?.uid ?? '';
  const clockOffsetMs = useClockOffset();
  const [pending, setPending] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  async function undo(change: FieldChange): Promise<boolean> {
    const { field } = change;
    const undoable = undoOf(entity, record, changes, change);
    if (pending !== null) return false;
    const refusal = `Not undone: somebody has changed ${field.label} since.`;
    if (undoable.kind !== 'possible') {
      setMessage(refusal);
      return false;
    }
    const before = formatValue(field, change.change.from);
    setPending(change.key);
    setMessage(
      connection.get() ? '' : `${field.label} will be ${before} again once you are back online.`,
    );
    const further = await renamedWith(entity, change);
    if (further === null) {
      setPending(null);
      setMessage('Not undone: what was renamed with it cannot be read without a connection.');
      return false;
    }
    const isUndone = await undoChange(
      entity,
      { ...undoable.change, further },
      { uid, clockOffsetMs },
    );
    setPending(null);
    setMessage(isUndone ? `Undone: ${field.label} is ${before} again.` : refusal);
    return isUndone;
  }

  const isOffered = (change: FieldChange): boolean =>
    undoOf(entity, record, changes, change).kind !== 'not offered';
  return { pending, message, isOffered, undo };
}

/** The most records that a save renames with a customer or supplier, of those that are taken back. */
const MAX_RENAMED = 5_000;

/** What the save of a changed name renamed in other records, whose entries have its time; null without a connection. */
async function renamedWith(entity: Entity, change: FieldChange): Promise<readonly Save[] | null> {
  const { name, entry } = change;
  const { names } = entity.fields[name] ?? {};
  if (names?.formerNames === undefined) return [];
  if (entry.changes[names.formerNames] === undefined) return [];
  const ofThatTime = { child: 'timestamp', value: entry.timestamp, count: MAX_RENAMED };
  const entries = await untilDisconnected(() =>
    readChildrenWith(HISTORY_PATH, ofThatTime, parseHistory),
  ).catch(() => null);
  return (
    entries?.flatMap((other): readonly Save[] => {
      const path = other?.record.slice(0, other.record.lastIndexOf('/')) ?? '';
      const field = nameFieldOf(entityAt(path) ?? entity, names.of);
      const { from, to } = other?.changes[field ?? ''] ?? {};
      if (other === null || other.id === entry.id || other.user !== entry.user) return [];
      if (field === undefined || to !== change.change.to) return [];
      return [
        {
          id: other.id,
          path,
          recordId: other.record.slice(path.length + 1),
          typed: { [field]: String(to) },
          base: { [field]: String(from ?? '') },
        },
      ];
    }) ?? null
  );
}
