import { mayChange } from '../../../session/sight.ts';
import { useCallback, useState } from 'react';
import { ACTIVITY_PATH, parseActivity, type ActivityEntry } from '../../model/activity.ts';
import {
  HISTORY_LENGTH,
  HISTORY_PATH,
  newestFirst,
  parseHistory,
  type HistoryEntry,
  isVisibleChange,
  type Change,
} from '../../model/history.ts';
import { watchRange, watchValue } from '../../../firebase/queries.ts';
import type { SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import { useSubscription } from '../../store/read/useStored.ts';
import { draftFromRecord, validateDraft, type Texts } from '../../model/draft.ts';
import {
  isFrozen,
  isNumberedLater,
  parseRecord,
  refusedText,
  type Entity,
  type RecordOf,
} from '../../model/entity.ts';
import { type Field, isMismatch, isUnreadableNumber } from '../../model/field.ts';
import { keptNameOf } from '../../model/recordsNaming.ts';
import type { UndoableChange } from '../../store/write/saveChange.ts';

/** The history of one record, newest first. */
export type History = {
  readonly status: SubscriptionStatus;
  readonly entries: readonly HistoryEntry[];
  /** The activity entry of the record's creation; null when it has none. */
  readonly creation: ActivityEntry | null;
  /** Whether earlier changes are not listed, for there are too many, or their beginning was not recorded. */
  readonly missing: 'none' | 'earlier' | 'unrecorded';
};

type Loaded = {
  readonly entries: readonly HistoryEntry[];
  readonly creation: ActivityEntry | null;
};

/** Subscribes to the latest changes of a record and to its creation while the component is mounted. */
export function useHistory(path: string, id: string): History {
  const [loaded, setLoaded] = useState<Partial<Loaded>>({});
  const [hasFailed, setFailed] = useState(false);

  const subscribe = useCallback(() => {
    const load = (part: Partial<Loaded>): void => setLoaded((others) => ({ ...others, ...part }));
    const fail = (error: Error): void => {
      console.error(`Reading the history of ${path} failed`, error);
      setFailed(true);
    };
    const unsubscribers = [
      watchRange(
        HISTORY_PATH,
        { child: 'record', value: `${path}/${id}`, count: HISTORY_LENGTH },
        parseHistory,
        (children) => load({ entries: newestFirst(children) }),
        fail,
      ),
      watchValue(
        `${ACTIVITY_PATH}/${id}`,
        (stored) => load({ creation: parseActivity(id, stored) }),
        fail,
      ),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [path, id]);
  useSubscription(subscribe);

  const { entries, creation } = loaded;
  if (hasFailed) return { status: 'failed', ...NOTHING };
  if (entries === undefined || creation === undefined) return { status: 'loading', ...NOTHING };
  const isUnknown = creation === null;
  const missing = entries.length >= HISTORY_LENGTH ? 'earlier' : isUnknown ? 'unrecorded' : 'none';
  return { status: 'live', entries, creation, missing };
}

const NOTHING = { entries: [], creation: null, missing: 'none' } as const;

/** What one save did to one field, as it is listed. */
export type FieldChange = {
  /** Unique among all changes of the record. */
  readonly key: string;
  readonly entry: HistoryEntry;
  readonly name: string;
  readonly field: Field<unknown>;
  readonly change: Change;
};

/** The visible changes of all entries, in their order, but for the ids that the app notes. */
export const fieldChanges = (
  { fields }: Entity,
  entries: readonly HistoryEntry[],
): readonly FieldChange[] =>
  entries.flatMap((entry) =>
    Object.entries(entry.changes).flatMap(([name, change]) => {
      const field = fields[name];
      const key = `${entry.id}/${name}`;
      return isVisibleChange(field, change) && !field.isLink && field.input.type !== 'mergedInto'
        ? [{ key, entry, name, field, change }]
        : [];
    }),
  );

/** A change to take back; 'not offered' when a form could not save the earlier value or it is there, else why not. */
export type Undo =
  | { readonly kind: 'possible'; readonly change: UndoableChange }
  | { readonly kind: 'not offered' | 'changed since' };

/** Whether a change can be taken back, given all listed ones, newest first, and the record as it is now. */
export function undoOf(
  entity: Entity,
  record: RecordOf<Entity>,
  changes: readonly FieldChange[],
  change: FieldChange,
): Undo {
  const { name, entry } = change;
  if (!mayChange(entity, name)) return { kind: 'not offered' };
  if (name === ABSORBED) return undoOfMerger(entity, record, changes, change);
  const shown: Texts = draftFromRecord(entity, record);
  const [typed, base] = [change.change.to, change.change.from].map((stored) =>
    shownText(entity, name, stored),
  );
  const kept = keptNameOf(entity);
  const { formerNames = '' } = entity.fields[kept ?? '']?.names ?? {};
  // The former names are taken back with the name, and both with a merger.
  const isPart = name === formerNames && kept !== undefined && entry.changes[kept] !== undefined;
  const isName = name === formerNames || name === kept;
  if (isPart || (isName && entry.changes[ABSORBED])) return { kind: 'not offered' };
  const latest = changes.find((other) => other.name === name);
  // The status that follows is taken back with it.
  if (isFrozen(entity, shown, name) || entry.changes['settledBy']) return { kind: 'not offered' };
  const isRefused =
    base === refusedText(entity, shown, name) || !canBeSaved(entity, change, base ?? '');
  if (shown[name] === base || isRefused) return { kind: 'not offered' };
  if (latest?.key !== change.key || shown[name] !== typed) return { kind: 'changed since' };
  const isRenamed = name === kept && entry.changes[formerNames] !== undefined;
  return possible(entity, record, entry, isRenamed ? [name, formerNames] : [name]);
}

/** What takes back what an entry says of some fields. */
function possible(
  entity: Entity,
  record: RecordOf<Entity>,
  { id, changes }: HistoryEntry,
  names: readonly string[],
): Undo {
  const texts = (side: 'from' | 'to'): Texts =>
    Object.fromEntries(names.map((name) => [name, shownText(entity, name, changes[name]?.[side])]));
  return {
    kind: 'possible',
    change: {
      id,
      path: entity.path,
      recordId: record.id,
      title: entity.activity.subject(record),
      typed: texts('to'),
      base: texts('from'),
    },
  };
}

/** The field that says what was merged into a party. */
export const ABSORBED = 'absorbed';

/** A merger is taken back with all that it changed in the record and nobody has changed since, as long as the name is as it was. */
function undoOfMerger(
  entity: Entity,
  record: RecordOf<Entity>,
  changes: readonly FieldChange[],
  { entry, change }: FieldChange,
): Undo {
  if (!String(change.to).endsWith(String(change.from ?? ''))) return { kind: 'not offered' };
  const shown: Texts = draftFromRecord(entity, record);
  const isAsLeft = (name: string): boolean =>
    changes.find((other) => other.name === name)?.entry.id === entry.id &&
    shown[name] === shownText(entity, name, entry.changes[name]?.to);
  const kept = keptNameOf(entity) ?? '';
  const { formerNames = '' } = entity.fields[kept]?.names ?? {};
  const later = changes.slice(
    0,
    changes.findIndex((other) => other.entry.id === entry.id),
  );
  const isRenamed = later.some(({ name }) => name === kept || name === formerNames);
  if (isRenamed || !isAsLeft(ABSORBED)) return { kind: 'changed since' };
  return possible(entity, record, entry, Object.keys(entry.changes).filter(isAsLeft));
}

function canBeSaved(entity: Entity, { name, field, change }: FieldChange, text: string): boolean {
  const { input } = field;
  if (isNumberedLater(field)) return false;
  const isOfAnotherType = isMismatch(field, change.from, field.parse(change.from));
  if (input.type === 'number' && isOfAnotherType && isUnreadableNumber(change.from)) return false;
  if (input.type === 'select' && !input.open && !input.options.includes(text)) return false;
  return Object.keys(validateDraft(entity, { [name]: text })).length === 0;
}

function shownText(entity: Entity, name: string, stored: unknown): string {
  const raw = stored === undefined ? {} : { [name]: stored };
  const texts: Texts = draftFromRecord(entity, parseRecord(entity, '', raw));
  return texts[name] ?? '';
}
