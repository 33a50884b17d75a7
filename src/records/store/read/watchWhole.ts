import { DAY_MS } from '../../../lib/dates.ts';
import { CHANGED_AT, COPIES_PATH } from '../../model/entity.ts';
import type { Cursor } from '../device/copies.ts';
import { read, watchChildren } from '../../../firebase/database.ts';
import { watchRange, watchValue, watchWholeRange } from '../../../firebase/queries.ts';

/** What is asked of the database. */
export type Source = {
  readonly watchChildren: typeof watchChildren;
  readonly watchWholeRange: typeof watchWholeRange;
  readonly watchRange: typeof watchRange;
  readonly watchValue: typeof watchValue;
  readonly read: typeof read;
};

/** The database itself. */
export const DATABASE_SOURCE: Source = {
  watchChildren,
  watchWholeRange,
  watchRange,
  watchValue,
  read,
};

/**
 * Notes when the records that it parses say that they were changed. `latest` is the highest of the times of these ids, and of `since`: that of
 * no other, since the SDK shows times of this device's clock until the server has stored a save, or has denied it.
 */
export function noteChanges<Row>(parse: (id: string, stored: unknown) => Row) {
  const times = new Map<string, number>();
  return {
    parse(this: void, id: string, stored: unknown): Row {
      const time: unknown = Object(stored)[CHANGED_AT];
      if (typeof time === 'number') times.set(id, time);
      else times.delete(id);
      return parse(id, stored);
    },
    latest(this: void, ids: Iterable<string>, since: number): number {
      let latest = since;
      const end = Date.now() + DAY_MS;
      for (const id of ids) {
        const time = times.get(id) ?? 0;
        // Only a program that goes past the rules writes a time to come.
        if (time > latest && time < end) latest = time;
      }
      return latest;
    },
  };
}

/** Says up to where a list is complete; undefined while that is not known. */
export type CursorOf = () => Cursor | undefined;

/** How a list is watched. */
export type WholeOptions<Row extends { readonly id: string }> = {
  readonly path: string;
  readonly parse: (id: string, stored: unknown) => Row;
  /**
   * Called with all rows in key order, initially and after every change. Until the next one, `cursorOf` says up to where they are
   * complete, as soon as the server has answered all that was sent; undefined if that is not known.
   */
  readonly onRows: (rows: readonly Row[], cursorOf: CursorOf) => void;
  readonly onError: (error: Error) => void;
  /** Whether the rows are copied to this device. */
  readonly isCopied: boolean;
  readonly source?: Source;
};

/** Subscribes to all records of a path. Returns an unsubscribe function. */
export function watchWhole<Row extends { readonly id: string }>({
  path,
  parse,
  onRows,
  onError,
  isCopied,
  source = DATABASE_SOURCE,
}: WholeOptions<Row>): () => void {
  const changes = noteChanges(parse);
  let epoch: string | undefined;
  const onEpoch = (stored: unknown): void => {
    epoch = JSON.stringify(stored);
  };
  // Without it, the copy does not say up to where it is complete.
  const unsubscribe = isCopied
    ? source.watchValue(COPIES_PATH, onEpoch, () => undefined)
    : undefined;
  const unsubscribeAll = source.watchChildren(
    path,
    isCopied ? changes.parse : parse,
    (rows) =>
      onRows(rows, () =>
        epoch === undefined ? undefined : { changedAt: changes.latest(rows.map(idOf), 0), epoch },
      ),
    onError,
  );
  return () => {
    unsubscribe?.();
    unsubscribeAll();
  };
}

const idOf = ({ id }: { readonly id: string }): string => id;
