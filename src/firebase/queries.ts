import {
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  ref,
  startAfter,
  startAt,
  type Query,
} from 'firebase/database';
import { valueOf } from './sdkInsides.ts';
import { childrenOf, database, queryOfList, watchChildren, without } from './database.ts';
import { isHidden, isPartlyHidden, limits } from './limits.ts';

/** Subscribes to a value, null if there is none. Returns an unsubscribe function. */
export function watchValue(
  path: string,
  onChange: (stored: unknown) => void,
  onError: (error: Error) => void,
): () => void {
  if (isHidden(path)) return without(() => onChange(null));
  const parts = limits.now()?.parts[path];
  if (parts !== undefined) return watchParts(path, parts, onChange, onError);
  return onValue(ref(database(), path), (snapshot) => onChange(valueOf(snapshot)), onError);
}

/** Subscribes to some children of a path, as an object, once all of them are known. */
function watchParts(
  path: string,
  names: readonly string[],
  onChange: (stored: unknown) => void,
  onError: (error: Error) => void,
): () => void {
  const known = new Map<string, unknown>();
  const unsubscribers = names.map((name) =>
    onValue(
      ref(database(), `${path}/${name}`),
      (snapshot) => {
        known.set(name, valueOf(snapshot));
        if (known.size === names.length) onChange(Object.fromEntries(known));
      },
      onError,
    ),
  );
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
}

/** Stands for the key of a child, where a range is by that instead of by a value. */
export const KEY = '$key';

/** Children by the value of one of theirs; those of the same value are in key order. */
export type ChildRange = {
  /** The child whose value it is, or `KEY`. */
  readonly child: string;
  /** The only value; null for those that have none. */
  readonly value?: string | number | null;
  /** The lowest value; without it, also those that have no such child. */
  readonly from?: string | number;
  /** The highest value. */
  readonly to?: string | number;
  /** The value that all of theirs come after. */
  readonly after?: string | number;
  /** What they come before: the child with this value and key, or all with this value. */
  readonly before?: { readonly value: string | number; readonly key?: string };
  /** How many at most: all by default. */
  readonly count?: number;
  /** Which of them, when there are more than `count`: the highest by default. */
  readonly end?: 'lowest' | 'highest';
};

/** Subscribes to the children in a range, lowest first. Returns an unsubscribe function. */
export function watchRange<Child>(
  path: string,
  range: ChildRange,
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  if (isHidden(path)) return without(onChange);
  return onValue(
    toQuery(path, range),
    (snapshot) => onChange(childrenOf(snapshot, parse)),
    onError,
  );
}

/** As `watchRange`, but in key order, and a change parses only the changed children. For a range without a `count`. */
export const watchWholeRange = <Child>(
  path: string,
  range: ChildRange,
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): (() => void) =>
  isHidden(path)
    ? without(onChange)
    : watchChildren(toQuery(path, range), parse, onChange, onError);

/** The children in a range, lowest first. Rejects when they cannot be read, also without a connection. */
export async function readRange<Child>(
  path: string,
  range: ChildRange,
  parse: (key: string, stored: unknown) => Child,
): Promise<readonly Child[]> {
  return isHidden(path) ? [] : childrenOf(await get(toQuery(path, range)), parse);
}

/** Of what is partly hidden, a range by time or record is one by the child that has it of what is shared; for any other, all of that is read. */
function narrowed(path: string, range: ChildRange): ChildRange {
  const { shared = '' } = limits.now() ?? {};
  if (!isPartlyHidden(path) || range.child === shared) return range;
  if (range.value !== undefined && range.child === 'record') return { ...range, child: shared };
  return range.child === 'timestamp' && range.value === undefined
    ? { from: 1, ...range, child: shared }
    : { child: shared, from: 1 };
}

function toQuery(path: string, range: ChildRange): Query {
  const { child, value, from, after, to, before, count, end = 'highest' } = narrowed(path, range);
  const limit = end === 'lowest' ? limitToFirst : limitToLast;
  return queryOfList(
    path,
    child === KEY ? orderByKey() : orderByChild(child),
    ...(value === undefined ? [] : [equalTo(value)]),
    ...(from === undefined ? [] : [startAt(from)]),
    ...(after === undefined ? [] : [startAfter(after)]),
    ...(to === undefined ? [] : [endAt(to)]),
    ...(before === undefined ? [] : [endBefore(before.value, before.key)]),
    ...(count === undefined ? [] : [limit(count)]),
  );
}
