import { type Entity, listLabel } from '../../records/model/entity.ts';
import { createStore, type Store } from '../../lib/createStore.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { createTextIndex, type TextIndex } from '../../lib/search/textIndex.ts';
import { searchTexts, type AnyRecord, type FoundRecord } from './describeRecord.ts';

/** What the index holds by now. A new object whenever results may differ. */
export type Progress = {
  readonly statuses: ReadonlyMap<Entity, SubscriptionStatus>;
  readonly isIndexing: boolean;
};

/** The records of all entities, searchable while they arrive and change. */
export type RecordSearch = {
  readonly progress: Store<Progress>;
  /** Takes over the records of an entity; only those that are new objects are read again. */
  update(
    this: void,
    entity: Entity,
    status: SubscriptionStatus,
    records: readonly AnyRecord[],
  ): void;
  indexOf(this: void, entity: Entity): TextIndex;
  recordOf(this: void, entity: Entity, id: string): FoundRecord | undefined;
  /** Stops reading records. */
  stop(this: void): void;
};

/** How long records are read before input is handled. */
const SLICE_MS = 6;

/** How often results are refreshed while many records are being read. */
const REFRESH_INTERVAL_MS = 150;

/** Creates an empty search over the records of these entities. */
export function createRecordSearch(entities: readonly Entity[]): RecordSearch {
  const collections = new Map(
    entities.map((entity) => [
      entity,
      { index: createTextIndex(), records: new Map<string, AnyRecord>() },
    ]),
  );
  const statuses = new Map<Entity, SubscriptionStatus>();
  for (const entity of entities) statuses.set(entity, 'loading');
  // A copy, as in `refresh`: what is on screen must not change by itself.
  const progress = createStore<Progress>({ statuses: new Map(statuses), isIndexing: false });
  let refreshedAt = 0;

  function refresh(isIndexing: boolean): void {
    refreshedAt = performance.now();
    progress.set({ statuses: new Map(statuses), isIndexing });
  }

  /** The records that are still to be read. */
  const waiting = new Set<FoundRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readSome(): void {
    const end = performance.now() + SLICE_MS;
    for (const found of waiting) {
      const { entity, record } = found;
      const { index, records } = collectionOf(entity);
      // It may have changed again meanwhile.
      if (records.get(record.id) === record) {
        const texts = searchTexts(found);
        index.put(record.id, { ...texts, shared: `${texts.shared} ${listLabel(entity)}` });
      }
      waiting.delete(found);
      if (performance.now() > end) break;
    }
    const isDone = waiting.size === 0;
    timer = isDone ? undefined : setTimeout(readSome);
    if (isDone || performance.now() - refreshedAt > REFRESH_INTERVAL_MS) refresh(!isDone);
  }

  function collectionOf(entity: Entity) {
    const collection = collections.get(entity);
    if (collection === undefined) throw new Error(`${entity.path} is not searched`);
    return collection;
  }

  return {
    progress,
    update(entity, status, records) {
      const { index, records: known } = collectionOf(entity);
      const changed = records.filter((record) => known.get(record.id) !== record);
      if (known.size + changed.length > records.length) {
        const ids = new Set(records.map(({ id }) => id));
        for (const id of [...known.keys()].filter((one) => !ids.has(one))) {
          known.delete(id);
          index.remove(id);
        }
      }
      for (const record of changed) {
        known.set(record.id, record);
        waiting.add({ entity, record });
      }
      statuses.set(entity, status);
      if (waiting.size > 0) timer ??= setTimeout(readSome);
      refresh(waiting.size > 0);
    },
    indexOf: (entity) => collectionOf(entity).index,
    recordOf(entity, id) {
      const record = collectionOf(entity).records.get(id);
      return record && { entity, record };
    },
    stop: () => clearTimeout(timer),
  };
}
