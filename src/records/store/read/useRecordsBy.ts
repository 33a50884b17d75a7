import { useCallback, useMemo, useState } from 'react';
import {
  parseRecord,
  type Entity,
  type Fields,
  type RecordOf,
  type ValuesOf,
} from '../../model/entity.ts';
import { keyChildOf } from '../../model/recordsNaming.ts';
import { compareKeys } from '../../../firebase/database.ts';
import { KEY, watchRange, watchWholeRange, type ChildRange } from '../../../firebase/queries.ts';
import { useStore } from '../../../lib/createStore.ts';
import { savesOf, type Intent } from '../write/intent.ts';
import { useOutbox } from '../write/outbox.ts';
import { overlay } from '../write/overlay.ts';
import { useCopy, useShownCopy } from './useCopy.ts';
import { listed, parseKept, type Records, type WithArchived, useRecords } from './useRecords.ts';
import { unconfirmed } from '../write/saveFailure.ts';
import { useSubscription } from './useStored.ts';
import type { Field } from '../../model/field.ts';
import { isComplete } from '../../../lib/subscriptionStatus.ts';
import { useIsCopyKept } from '../../../session/copyChoice.ts';

/** Records by the value of one of their fields; see `watchRange`. */
export type RecordRange = ChildRange;

/** The one record with an id, also an archived one; undefined while it is not known. */
export function useRecord<F extends Fields>(entity: Entity<F>, id: string) {
  const ranges = useMemo(() => [{ child: KEY, value: id }], [id]);
  const found = useRecordsBy(entity, ranges, { isWanted: id !== '', withArchived: true });
  return { ...found, record: found.records.find((one) => one.id === id) };
}

/** The path of the copy of records that are seen again under a name. */
export const copyPath = ({ path }: Pick<Entity, 'path'>, seenAs = ''): string =>
  `${path} ${seenAs}`;

/** What was found; while other ranges are asked for, it stays as it is. */
type Found<E> = Records<E> & {
  /** The ranges that have found it live. */
  readonly ranges?: readonly RecordRange[];
  /** What is known of records, by id: also of those that the ranges do not find, or no longer. */
  readonly known?: ReadonlyMap<string, RecordOf<E>>;
};

type Options = {
  /** Whether to subscribe; until then the list is loading. */
  readonly isWanted: boolean;
  /** Whether those that are archived are among them. */
  readonly withArchived?: WithArchived;
  /** The name under which what was found is shown again until the records are there, from where whole lists are: this device, or this tab. */
  readonly seenAs?: string;
};

/**
 * Subscribes to the records of an entity that any of the ranges finds, while the component is mounted. Until they are there,
 * all records of the copy on this device, if the user keeps one. Unsaved changes are shown on top, so that there may be
 * records outside of the ranges. Those of ranges without a `count` are in key order. `ranges` must be stable.
 */
export function useRecordsBy<F extends Fields>(
  entity: Entity<F>,
  ranges: readonly RecordRange[],
  { isWanted, withArchived = false, seenAs }: Options,
): Found<Entity<F>> {
  const [state, setState] = useState<Found<Entity<F>>>(LOADING);
  const parse = useCallback((stored: unknown) => parseKept(entity, stored), [entity]);
  const copy = useCopy(entity.path, parse);
  const seenCopy = useCopy(copyPath(entity, seenAs), parse);
  const subscribe = useCallback(() => {
    const found = new Map<RecordRange, readonly RecordOf<Entity<F>>[]>();
    const known = new Map<string, RecordOf<Entity<F>>>();
    let isStopped = false;
    const seen = seenAs === undefined ? null : seenCopy;
    const isWhole = ranges.every(({ count }) => count === undefined);
    const unsubscribers = ranges.map((range) =>
      (isWhole ? watchWholeRange : watchRange)(
        entity.path,
        range,
        (id, stored) => {
          const record = parseRecord(entity, id, stored);
          known.set(id, record);
          return record;
        },
        (inRange) => {
          found.set(range, inRange);
          if (found.size < ranges.length) return;
          const all = withoutTwins([...found.values()].flat());
          const records = isWhole ? byKey(all) : all;
          setState({ status: 'live', records, ranges, known });
          void seen?.write(records);
        },
        (error) => {
          console.error(`Reading ${entity.path} failed`, error);
          setState({ status: 'failed', records: [] });
          void copy.refuse();
        },
      ),
    );
    void Promise.all([copy.read(), seen?.read() ?? null]).then((copies) => {
      const [kept] = copies.filter((one) => one !== null).toSorted((a, b) => b.savedAt - a.savedAt);
      if (isStopped || kept === undefined) return;
      for (const record of kept.records) if (!known.has(record.id)) known.set(record.id, record);
      setState((current) => (current.status === 'loading' ? { status: 'kept', ...kept } : current));
    });
    return () => {
      isStopped = true;
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [entity, ranges, copy, seenCopy, seenAs]);
  const forget = useCallback(() => {
    // What was found will be out of date when it is wanted again.
    setState(LOADING);
    return () => undefined;
  }, []);
  useSubscription(isWanted ? subscribe : forget);
  const { intents } = useOutbox();
  const hidden = useStore(unconfirmed);
  return useMemo(() => {
    if (state.status === 'failed') return state;
    const entering = state.status === 'live' ? edited(entity, ranges, state, intents) : [];
    const candidates = entering.length === 0 ? state.records : [...state.records, ...entering];
    const present = overlay(entity, candidates, intents, hidden);
    const records = listed(entity, present, withArchived);
    if (records === state.records || (state.records.length === 0 && records.length === 0))
      return state;
    // What was created here is there, whatever else is still on its way.
    return { ...state, records, ...(state.status === 'loading' && { status: 'partial' }) };
  }, [entity, ranges, state, intents, hidden, withArchived]);
}

const LOADING = { status: 'loading', records: [] } as const;

/** A record that moves from one range to another is in both for a moment. */
function withoutTwins<Row extends { readonly id: string }>(records: readonly Row[]): Row[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** Oldest first, as a list without ranges. */
const byKey = <Row extends { readonly id: string }>(records: readonly Row[]): readonly Row[] =>
  records.toSorted((a, b) => compareKeys(a.id, b.id));

/**
 * The records in none of the ranges of which an unsaved edit changes what they are found by: as they are known here, else as far
 * as the edit tells.
 */
function edited<F extends Fields>(
  entity: Entity<F>,
  ranges: readonly RecordRange[],
  { records, known }: Found<Entity<F>>,
  intents: readonly Intent[],
): RecordOf<Entity<F>>[] {
  const found = new Set(records.map(({ id }) => id));
  const saves = intents.filter(({ problem }) => problem === undefined).flatMap(savesOf);
  return withoutTwins(
    saves.flatMap(({ path, recordId, typed }) =>
      path === entity.path &&
      recordId !== null &&
      !found.has(recordId) &&
      Object.keys(typed).some((name) =>
        ranges.some(({ child }) => child === name || child === keyChildOf(name)),
      )
        ? [known?.get(recordId) ?? parseRecord(entity, recordId, typed)]
        : [],
    ),
  );
}

type StatusIn<F extends Fields, Name extends keyof F> = ValuesOf<F>[Name] & string;

/**
 * Where the records are that have one of some statuses, in the field of that name: under its name, its former ones, or under none
 * if it is the default. `limit`: how many of each, if not all.
 */
export function statusRanges<F extends Fields, Name extends keyof F & string>(
  { fields }: Pick<Entity<F>, 'fields'>,
  child: Name,
  statuses: readonly StatusIn<F, Name>[],
  limit: Pick<RecordRange, 'count' | 'end'> = {},
): readonly RecordRange[] {
  const { input, initial } = fields[child] as Field<string>;
  const formerly = input.type === 'select' ? (input.formerly ?? {}) : {};
  const wanted = new Set<string>(statuses);
  const former = Object.keys(formerly).filter((name) => wanted.has(formerly[name] ?? ''));
  const toRange = (bounds: Pick<RecordRange, 'from' | 'to'>): RecordRange => ({
    child,
    ...bounds,
    ...limit,
  });
  const named = [...wanted, ...former].map((name) => toRange({ from: name, to: name }));
  return wanted.has(initial()) ? [...named, toRange({ to: '' })] : named;
}

/** Where the records are that have none of two statuses, whatever theirs is: one that the app does not know, too. */
export function otherRanges<F extends Fields, Name extends keyof F & string>(
  _: Pick<Entity<F>, 'fields'>,
  child: Name,
  ...statuses: readonly [StatusIn<F, Name>, StatusIn<F, Name>]
): readonly RecordRange[] {
  const [first, second] = statuses[0] < statuses[1] ? statuses : statuses.toReversed();
  return [
    { child, before: { value: first } },
    { child, after: first, before: { value: second } },
    { child, after: second },
  ];
}

type KeptOptions = {
  /** Whether to subscribe to the ranges, or to the whole list. */
  readonly isWanted: boolean;
  /** Whether to subscribe to the whole list where that is kept, which may be earlier than to the ranges. */
  readonly isWholeWanted?: boolean;
  /** As for `useRecords`. */
  readonly withArchived?: boolean | 'counted';
};

/**
 * The records of an entity that a page shows something of, oldest first: those in the ranges, which must be stable. Where the person
 * keeps a copy on this device, all of them instead, of which only what has changed is read when they come back.
 */
export function useKeptRecords<F extends Fields>(
  entity: Entity<F>,
  ranges: readonly RecordRange[],
  { isWanted, isWholeWanted = isWanted, withArchived = false }: KeptOptions,
): Records<Entity<F>> {
  const all = useWholeIfKept(entity, { isWanted: isWholeWanted, withArchived });
  const isKept = useIsCopyKept();
  const found = useRecordsBy(entity, ranges, {
    isWanted: isWanted && all === null,
    withArchived,
    ...(!isKept && { seenAs: JSON.stringify(ranges) }),
  });
  useShownCopy(all === null ? found.savedAt : undefined);
  return all ?? found;
}

/** All records of an entity where the person keeps a copy on this device; null while they are to be asked for in another way. */
export function useWholeIfKept<F extends Fields>(
  entity: Entity<F>,
  { isWanted, withArchived = false }: KeptOptions,
): Records<Entity<F>> | null {
  const isKept = useIsCopyKept();
  const [hadCopy] = useState(isKept);
  const [areAllWanted, setAllWanted] = useState(isKept);
  if (isKept && !areAllWanted) setAllWanted(true);
  const all = useRecords(entity, { isWanted: isWanted && areAllWanted, withArchived });
  // What is on the page stays there until the list is that somebody has just decided to keep.
  return isWanted && (hadCopy || isComplete(all.status)) ? all : null;
}
