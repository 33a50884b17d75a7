import { Section } from '../../../ui/Section.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { useState, type ReactNode } from 'react';
import type { Entity, RecordOf } from '../../model/entity.ts';
import { HISTORY_LENGTH, HISTORY_PATH, parseHistory } from '../../model/history.ts';
import { readRange } from '../../../firebase/queries.ts';
import { ListPlaceholder } from '../../../ui/ListPlaceholder.tsx';
import { showTitleIfTruncated } from '../../../ui/showTitleIfTruncated.ts';
import {
  connection,
  useConnectionState,
  useServerNow,
} from '../../store/connection/useConnection.ts';
import {
  fieldChanges,
  ABSORBED,
  type FieldChange,
  undoOf,
  useHistory,
  type History,
} from './useHistory.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatValue } from '../../model/formatValue.ts';
import { timeAgo } from '../../../lib/dates.ts';
import { initials } from '../../../lib/initials.ts';
import { useSaveContext } from '../../store/write/outbox.ts';
import { keptNameOf, nameFieldOf, nameIn } from '../../model/recordsNaming.ts';
import { notUndone, undoChange } from '../../store/write/saveChange.ts';
import { entityAt } from '../../model/entities.ts';
import type { Save } from '../../store/write/intent.ts';
import { untilDisconnected } from '../../store/write/saveFailure.ts';

type RecordHistoryProps = {
  readonly entity: Entity;
  /** The live record, which decides what can be taken back. */
  readonly record: RecordOf<Entity>;
};

/**
 * Who changed what in a record, newest first, live; each change can be taken back on its own. The latest save is in sight, so that
 * a long history keeps nothing below it from being seen.
 */
export function RecordHistory({ entity, record }: RecordHistoryProps) {
  const history = useHistory(entity.path, record.id);
  const { status, creation } = history;
  const changes = fieldChanges(entity, history.entries);
  const { pending, message, isOffered, undo } = useUndo(entity, record, changes);
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useServerNow();
  const note = useNote(history);
  const [isWhole, setWhole] = useState(false);
  const count = changes.length + (creation ? 1 : 0);
  const shown = isWhole
    ? changes
    : changes.filter(({ entry }) => entry.id === changes[0]?.entry.id);
  const hasMore = shown.length < changes.length || (creation !== null && changes.length > 0);

  return (
    <Section
      title="History"
      actions={
        (hasMore || isWhole) && (
          <Button
            variant="quiet"
            className="-my-1.5 -me-2 px-2!"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Latest' : `All ${count}`}
          </Button>
        )
      }
    >
      {status !== 'live' && <ListPlaceholder status={status} label="The history" empty="" />}
      <ol onPointerOver={showTitleIfTruncated} className="mt-1">
        {shown.map((change) => {
          const isPending = change.key === pending;
          const hasUndo = isPending || isOffered(change);
          return (
            <ChangeLine
              key={change.key}
              change={change}
              now={now}
              isPending={isPending}
              onUndo={hasUndo ? () => void undo(change) : undefined}
            />
          );
        })}
        {creation && (isWhole || changes.length === 0) && (
          <HistoryLine entry={creation} now={now}>
            {creation.action}
          </HistoryLine>
        )}
      </ol>
      {note !== null && <p className="mt-1 text-xs text-muted">{note}</p>}
      <p role="status" className="mt-1 text-sm empty:mt-0">
        {message}
      </p>
    </Section>
  );
}

function useNote({ status, entries, creation, missing }: History): string | null {
  const hasConnection = useConnectionState() !== 'none';
  if (!hasConnection) {
    const what = status === 'live' ? 'Later changes appear' : 'The history appears';
    return `There is no connection. ${what} once it is back.`;
  }
  if (status !== 'live') return null;
  if (entries.length === 0 && creation === null) return 'No changes are recorded.';
  if (missing === 'earlier') return `Only the latest ${HISTORY_LENGTH} changes are listed.`;
  return missing === 'unrecorded' ? 'Changes before this was recorded are not listed.' : null;
}

type ChangeLineProps = {
  readonly change: FieldChange;
  readonly now: number;
  readonly isPending: boolean;
  /** Missing if the change cannot be taken back. */
  readonly onUndo: (() => void) | undefined;
};

const VALUE_CLASS = 'line-clamp-3 inline-block max-w-full align-top wrap-anywhere';

function ChangeLine({ change, now, isPending, onUndo }: ChangeLineProps) {
  const { entry, field } = change;
  const [from, to] = [change.change.from, change.change.to].map((value) =>
    formatValue(field, value),
  );
  return (
    <HistoryLine
      entry={entry}
      now={now}
      action={
        onUndo && (
          <Button
            variant="quiet"
            className="-my-0.5 min-h-8 px-2!"
            aria-disabled={isPending}
            onClick={onUndo}
          >
            {isPending ? 'Undoing…' : 'Undo'}
            <span className="sr-only">{` ${field.label}, back to ${from}`}</span>
          </Button>
        )
      }
    >
      <span className="me-1.5 text-muted">{field.label}</span>
      <del className={`${VALUE_CLASS} text-muted`}>
        <span className="sr-only">from </span>
        <bdi>{from}</bdi>
      </del>{' '}
      <span aria-hidden="true" className="text-muted rtl:inline-block rtl:-scale-x-100">
        →
      </span>{' '}
      <ins className={`${VALUE_CLASS} font-medium no-underline`}>
        <span className="sr-only">to </span>
        <bdi>{to}</bdi>
      </ins>
    </HistoryLine>
  );
}

type HistoryLineProps = {
  readonly entry: { readonly id: string; readonly user: string; readonly timestamp: number };
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  /** What the user did. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

function HistoryLine({ entry, now, children, action }: HistoryLineProps) {
  const { user, timestamp } = entry;
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5 text-sm first:border-t-0 last:pb-1">
      <span
        aria-hidden="true"
        title={user}
        className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold text-muted"
      >
        <bdi>{initials(user)}</bdi>
      </span>
      <div className="min-w-0 grow pt-1">
        <bdi className="sr-only">{user}</bdi> {children}
      </div>
      <Moment at={timestamp} className="shrink-0 pt-1.5 text-xs text-muted">
        {timeAgo(timestamp, now)}
      </Moment>
      {action}
    </li>
  );
}

type UndoControl = {
  /** The key of the change that is being taken back. */
  readonly pending: string | null;
  readonly message: string;
  readonly isOffered: (change: FieldChange) => boolean;
  readonly undo: (change: FieldChange) => Promise<void>;
};

/** `changes`: all that are listed, newest first. */
function useUndo(
  entity: Entity,
  record: RecordOf<Entity>,
  changes: readonly FieldChange[],
): UndoControl {
  const context = useSaveContext();
  const [pending, setPending] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  async function undo(change: FieldChange): Promise<void> {
    const { field } = change;
    const undoable = undoOf(entity, record, changes, change);
    if (pending !== null) return;
    const refusal = notUndone(field.label);
    if (undoable.kind !== 'possible') return setMessage(refusal);
    const before = formatValue(field, change.change.from);
    setPending(change.key);
    setMessage(
      connection.get() ? '' : `${field.label} will be ${before} again once you are back online.`,
    );
    const further = await renamedWith(entity, record, change);
    if (further === null) {
      setPending(null);
      return setMessage(
        'Not undone: what was renamed with it cannot be read without a connection.',
      );
    }
    const isUndone = await undoChange(entity, { ...undoable.change, further }, context);
    setPending(null);
    setMessage(isUndone ? `Undone: ${field.label} is ${before} again.` : refusal);
  }

  const isOffered = (change: FieldChange): boolean =>
    undoOf(entity, record, changes, change).kind !== 'not offered';
  return { pending, message, isOffered, undo };
}

/** The most records that a save renames with a party, of those that are taken back. */
const MAX_RENAMED = 5_000;

/** What the save of a changed name, or of a merger, did to other records, whose entries have its time; null without a connection. */
async function renamedWith(
  entity: Entity,
  record: RecordOf<Entity>,
  { name, entry, change }: FieldChange,
): Promise<readonly Save[] | null> {
  const kept = keptNameOf(entity) ?? '';
  const { names } = entity.fields[kept] ?? {};
  const isRename = name === kept && entry.changes[names?.formerNames ?? ''] !== undefined;
  if (names === undefined || (name !== ABSORBED && !isRename)) return [];
  const current = name === ABSORBED ? nameIn(record, kept) : change.to;
  const ofThatTime = { child: 'timestamp', value: entry.timestamp, count: MAX_RENAMED };
  const entries = await untilDisconnected(() =>
    readRange(HISTORY_PATH, ofThatTime, parseHistory),
  ).catch(() => null);
  return (
    entries?.flatMap((other): readonly Save[] => {
      if (other === null || other.id === entry.id || other.user !== entry.user) return [];
      const path = other.record.slice(0, other.record.lastIndexOf('/'));
      const isMerged = name === ABSORBED && other.changes['mergedInto']?.to === record.id;
      const field = isMerged ? 'mergedInto' : nameFieldOf(entityAt(path) ?? entity, names.of);
      const { from, to } = other.changes[field ?? ''] ?? {};
      if (field === undefined || (!isMerged && to !== current)) return [];
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
