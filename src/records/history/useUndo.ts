import { useState } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import { undoChange } from '../changes/saveChange.ts';
import { useClockOffset } from '../useClockOffset.ts';
import { connection } from '../useConnection.ts';
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
    const isUndone = await undoChange(entity, undoable.change, { uid, clockOffsetMs });
    setPending(null);
    setMessage(isUndone ? `Undone: ${field.label} is ${before} again.` : refusal);
    return isUndone;
  }

  const isOffered = (change: FieldChange): boolean =>
    undoOf(entity, record, changes, change).kind !== 'not offered';
  return { pending, message, isOffered, undo };
}
