import { useEffect, useId, useRef, useState } from 'react';
import { ACTIVITY_PATH, parseActivity } from '../../model/activity.ts';
import type { Entity, Fields, RecordOf } from '../../model/entity.ts';
import { HISTORY_LENGTH } from '../../model/history.ts';
import { readBefore } from '../../store/firebase/queries.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import { useNow } from '../../ui/useNow.ts';
import { useClockOffset } from '../../store/connection/useClockOffset.ts';
import { useConnectionState } from '../../store/connection/useConnection.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { fieldChanges, type FieldChange } from './undo.ts';
import { useHistory, type History } from './useHistory.ts';
import { useUndo } from './useUndo.ts';

export type RecordHistoryProps<F extends Fields = Fields> = {
  readonly entity: Entity<F>;
  /** The live record, which decides what can be taken back. */
  readonly record: RecordOf<Entity<F>>;
};

/** Who changed what in a record, newest first, live; each change can be taken back on its own. */
export default function RecordHistory<F extends Fields>({ entity, record }: RecordHistoryProps<F>) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const history = useHistory(entity.path, record.id);
  const { status, creation } = history;
  const changes = fieldChanges(entity, history.entries);
  const { pending, message, isOffered, undo } = useUndo(entity, record, changes);
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useNow() + useClockOffset();
  const note = useNote(entity, history);

  async function undoFrom(button: HTMLElement, change: FieldChange): Promise<void> {
    const isUndone = await undo(change);
    // The button of a change that is taken back disappears.
    if (isUndone && [button, document.body].includes(document.activeElement as HTMLElement)) {
      title.current?.focus();
    }
  }

  return (
    <section aria-labelledby={titleId} className="border-t border-line px-4 py-4 sm:px-6">
      <h3 ref={title} id={titleId} tabIndex={-1} className="text-sm font-semibold outline-none">
        History
      </h3>
      {status !== 'live' && <ListPlaceholder status={status} label="The history" empty="" />}
      <ol onPointerOver={showTitleIfTruncated} className="mt-1">
        {changes.map((change) => {
          const isPending = change.key === pending;
          const hasUndo = isPending || isOffered(change);
          return (
            <ChangeLine
              key={change.key}
              change={change}
              now={now}
              isPending={isPending}
              onUndo={hasUndo ? (button) => void undoFrom(button, change) : undefined}
            />
          );
        })}
        {creation && (
          <HistoryLine entry={creation} now={now}>
            {creation.action}
          </HistoryLine>
        )}
      </ol>
      {note !== null && <p className="mt-1 text-xs text-muted">{note}</p>}
      <p role="status" className="mt-1 text-sm">
        {message}
      </p>
    </section>
  );
}

/** What the list does not show. */
function useNote(entity: Entity, history: History): string | null {
  const { status, entries, creation, missing } = history;
  const hasConnection = useConnectionState() !== 'none';
  const hasUnrecorded = useUnrecorded(entity, history);
  if (!hasConnection) {
    return status === 'live'
      ? 'There is no connection: later changes are not listed yet.'
      : 'There is no connection. The history is shown as soon as there is one.';
  }
  if (status !== 'live') return null;
  if (entries.length === 0 && creation === null) return 'No changes are recorded.';
  if (missing === 'earlier') return `Only the latest ${HISTORY_LENGTH} changes are listed.`;
  return missing === 'unrecorded' || hasUnrecorded
    ? 'Changes before this was recorded are not listed.'
    : null;
}

/** How many entries of the activity before the history tell whether records were changed without it. */
const ENTRIES_BEFORE = 100;

/**
 * Whether records of this kind were changed between the creation of the record and the beginning of all history: by a version
 * that recorded none. That nothing was changed for a while after the creation is no reason to doubt the list.
 */
function useUnrecorded({ activity }: Entity, { creation, beginning }: History): boolean {
  const [hasUpdates, setHasUpdates] = useState(false);
  const created = creation?.timestamp ?? 0;
  const { id, timestamp } = beginning ?? {};
  useEffect(() => {
    if (id === undefined || timestamp === undefined) return;
    const before = { child: 'timestamp', value: timestamp, key: id, count: ENTRIES_BEFORE };
    void readBefore(ACTIVITY_PATH, before, parseActivity)
      .then((entries) =>
        setHasUpdates(
          entries.some((entry) => entry?.action === activity.updated && entry.timestamp >= created),
        ),
      )
      // Without an answer nothing is claimed.
      .catch(() => undefined);
  }, [id, timestamp, created, activity.updated]);
  return beginning !== null && hasUpdates;
}
