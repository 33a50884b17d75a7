import {
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  orderByChild,
  query,
  ref,
  startAt,
} from 'firebase/database';
import { childrenOf, database, onTrustedValue } from './database.ts';

/** Subscribes to a value, null if there is none. Returns an unsubscribe function. */
export function watchValue(
  path: string,
  onChange: (stored: unknown) => void,
  onError: (error: Error) => void,
): () => void {
  return onTrustedValue(ref(database(), path), (snapshot) => onChange(snapshot.val()), onError);
}

/** Subscribes to the last `count` children in key order whose `child` has this value. Returns an unsubscribe function. */
export function watchChildrenWith<Child>(
  path: string,
  {
    child,
    value,
    count,
  }: { readonly child: string; readonly value: string; readonly count: number },
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onTrustedValue(
    query(ref(database(), path), orderByChild(child), equalTo(value), limitToLast(count)),
    (snapshot) => onChange(childrenOf(snapshot, parse)),
    onError,
  );
}

/** The children that `watchChildrenWith` would find. Rejects when they cannot be read, also without a connection. */
export async function readChildrenWith<Child>(
  path: string,
  {
    child,
    value,
    count,
  }: { readonly child: string; readonly value: string | number; readonly count: number },
  parse: (key: string, stored: unknown) => Child,
): Promise<readonly Child[]> {
  const found = query(
    ref(database(), path),
    orderByChild(child),
    equalTo(value),
    limitToLast(count),
  );
  return childrenOf(await get(found), parse);
}

/** Children by the value of one of theirs: at most `count` from one bound to the other, the lowest first or the highest. */
export type ChildRange = {
  readonly child: string;
  /** Without it, from those that have no such value. */
  readonly from?: string | number;
  readonly to: string | number;
  readonly count: number;
  /** Which of them, when there are more than `count`. */
  readonly end?: 'lowest' | 'highest';
};

/** Subscribes to the children in a range, lowest first. Returns an unsubscribe function. */
export function watchRange<Child>(
  path: string,
  { child, from, to, count, end = 'lowest' }: ChildRange,
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  const limit = end === 'lowest' ? limitToFirst(count) : limitToLast(count);
  const range = from === undefined ? [] : [startAt(from)];
  return onTrustedValue(
    query(ref(database(), path), orderByChild(child), ...range, endAt(to), limit),
    (snapshot) => onChange(childrenOf(snapshot, parse)),
    onError,
  );
}

/**
 * Subscribes to the children with the `count` highest numbers in `child`, highest first; those without a positive number
 * are left out. Returns an unsubscribe function.
 */
export function watchHighest<Child>(
  path: string,
  { child, count }: { readonly child: string; readonly count: number },
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onTrustedValue(
    query(ref(database(), path), orderByChild(child), startAt(1), limitToLast(count)),
    (snapshot) => onChange(childrenOf(snapshot, parse).toReversed()),
    onError,
  );
}

/** Subscribes to the child with the lowest `child`, in a list of at most one. Returns an unsubscribe function. */
export function watchFirst<Child>(
  path: string,
  child: string,
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onTrustedValue(
    query(ref(database(), path), orderByChild(child), limitToFirst(1)),
    (snapshot) => onChange(childrenOf(snapshot, parse)),
    onError,
  );
}

/** The children whose `child` is at least `from`, lowest first. Rejects when they cannot be read, also without a connection. */
export async function readFrom<Child>(
  path: string,
  { child, from }: { readonly child: string; readonly from: number },
  parse: (key: string, stored: unknown) => Child,
): Promise<readonly Child[]> {
  const found = query(ref(database(), path), orderByChild(child), startAt(from));
  return childrenOf(await get(found), parse);
}

/**
 * The `count` children that come right before the one with this key and value of `child`, or without a key before all with
 * this value, lowest first. Rejects when they cannot be read, also without a connection.
 */
export async function readBefore<Child>(
  path: string,
  {
    child,
    value,
    key,
    count,
  }: {
    readonly child: string;
    readonly value: number;
    readonly key?: string;
    readonly count: number;
  },
  parse: (key: string, stored: unknown) => Child,
): Promise<readonly Child[]> {
  const before = query(
    ref(database(), path),
    orderByChild(child),
    endBefore(value, key),
    limitToLast(count),
  );
  return childrenOf(await get(before), parse);
}
