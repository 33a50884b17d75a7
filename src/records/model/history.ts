import { childrenOf } from '../../lib/stored.ts';
import type { Entity } from './entity.ts';
import { type Field, isMismatch } from './field.ts';
import { isTimestamp } from './activity.ts';

/** The database path of the history of all records. */
export const HISTORY_PATH = 'history';

/** The most changes of a record that are read. */
export const HISTORY_LENGTH = 50;

/** A stored value that the rules can compare. */
export type Comparable = string | number | boolean;

/** What a save did to one field; `from` is missing where nothing was stored. */
export type Change = { readonly from?: Comparable; readonly to: Comparable };

/** The changes of a save, by field. */
export type Changes = Readonly<Record<string, Change>>;

/** A stored entry. Its id is that of the activity entry of the same save. */
export type HistoryEntry = {
  readonly id: string;
  /** The path of the record, such as `things/-Nabc`. */
  readonly record: string;
  readonly user: string;
  /** The server's time of the save, in milliseconds since 1970. */
  readonly timestamp: number;
  readonly changes: Changes;
};

/**
 * What writing `values` over the stored ones changes; nothing when no user could see a difference. The rules require each
 * `from` to be what is stored, so that the write fails if somebody has replaced it meanwhile. A stored object is left out.
 */
export function changesOf(
  entity: Entity,
  stored: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Changes {
  const changes = Object.entries(values).flatMap(([name, to]) => {
    const change = toChange(stored[name], to);
    return change === null || stored[name] === to ? [] : [[name, change] as const];
  });
  const isVisible = changes.some(([name, change]) => isVisibleChange(entity.fields[name], change));
  return isVisible ? Object.fromEntries(changes) : {};
}

/** Whether a user sees the change: a blank that is filled in and a renamed option read as they did before. */
export function isVisibleChange(
  field: Field<unknown> | undefined,
  { from, to }: Change,
): field is Field<unknown> {
  if (field === undefined) return false;
  const before = field.parse(from);
  return before !== field.parse(to) || isMismatch(field, from, before);
}

/** Whether a stored record no longer holds what the changes start from. */
export function isOutdated(changes: Changes, stored: unknown): boolean {
  const values = childrenOf(stored);
  return Object.entries(changes).some(([name, { from }]) => values[name] !== from);
}

/** Parses a stored entry, without changes that are damaged; null when nothing of it can be shown. */
export function parseHistory(id: string, stored: unknown): HistoryEntry | null {
  const { record, user, timestamp, changes } = childrenOf(stored);
  if (typeof record !== 'string' || typeof user !== 'string' || !isTimestamp(timestamp))
    return null;
  const readable = Object.entries(childrenOf(changes)).flatMap(([name, change]) => {
    const { from, to } = childrenOf(change);
    const parsed = toChange(from, to);
    return parsed === null ? [] : [[name, parsed] as const];
  });
  if (readable.length === 0) return null;
  return { id, record, user, timestamp, changes: Object.fromEntries(readable) };
}

/** The undamaged entries, by the server's time: keys are made by the clocks of the devices. */
export function newestFirst(entries: readonly (HistoryEntry | null)[]): readonly HistoryEntry[] {
  const valid = entries.filter((entry) => entry !== null);
  return valid.toSorted((a, b) => b.timestamp - a.timestamp);
}

/** A change between two stored values; null when one of them is an object. */
function toChange(from: unknown, to: unknown): Change | null {
  if (!isComparable(to)) return null;
  if (from === undefined) return { to };
  return isComparable(from) ? { from, to } : null;
}

/** Whether the rules can compare a stored value. */
export const isComparable = (stored: unknown): stored is Comparable =>
  ['string', 'number', 'boolean'].includes(typeof stored);
