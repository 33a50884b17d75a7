import { parseRecord, type Entity, type Fields, type RecordOf } from '../../model/entity.ts';
import { watchChildren } from '../firebase/database.ts';
import { readNewest } from '../firebase/newest.ts';

/** How many of the newest records of a long list are read before all others: as few as make a table virtualized. */
const NEWEST_COUNT = 61;

type WatchOptions<F extends Fields> = {
  /** Records that are known already; those that turn out to be unchanged stay the same objects. */
  readonly known: readonly RecordOf<Entity<F>>[];
  /** Reads the newest records before all others, which may take seconds. */
  readonly newestFirst: boolean;
};

/**
 * Subscribes to all records of an entity, oldest first; a change parses only the changed record. The status is `partial`
 * while only the newest are there. Returns an unsubscribe function.
 */
export function watchRecords<F extends Fields>(
  entity: Entity<F>,
  { known, newestFirst }: WatchOptions<F>,
  onRecords: (status: 'partial' | 'live', records: readonly RecordOf<Entity<F>>[]) => void,
  onError: (error: Error) => void,
): () => void {
  const knownById = new Map(known.map((record) => [record.id, record]));
  const parse = (id: string, stored: unknown): RecordOf<Entity<F>> => {
    const record = parseRecord(entity, id, stored);
    const previous = knownById.get(id);
    if (previous !== undefined && isEqual(previous, record)) return previous;
    return record;
  };
  const watchAll = (): (() => void) =>
    watchChildren(entity.path, parse, (records) => onRecords('live', records), onError);
  if (!newestFirst) return watchAll();

  let unsubscribeAll: (() => void) | undefined;
  const unsubscribeNewest = readNewest(
    entity.path,
    NEWEST_COUNT,
    parse,
    (newest) => {
      for (const record of newest) knownById.set(record.id, record);
      onRecords(newest.length < NEWEST_COUNT ? 'live' : 'partial', newest);
      // Not before: the SDK drops the request for a part of what another listener reads.
      unsubscribeAll = watchAll();
    },
    onError,
  );
  return () => {
    unsubscribeNewest();
    unsubscribeAll?.();
  };
}

/** Whether two records have the same values. A plain loop, since it runs for every record of a list. */
function isEqual<Row extends object>(a: Row, b: Row): boolean {
  for (const name in b) {
    const [first, second] = [a[name], b[name]];
    if (first === second) continue;
    if (typeof first !== 'object' || JSON.stringify(first) !== JSON.stringify(second)) return false;
  }
  return Object.keys(a).length === Object.keys(b).length;
}
