import { vi } from 'vitest';
import {
  createRecordSearch,
  type RecordSearch,
} from '../../../src/features/palette/recordSearch.ts';
import { findSections } from '../../../src/features/palette/searchSections.ts';
import { parseRecord, type Entity } from '../../../src/records/model/entity.ts';
import { ENTITIES } from '../../support/entities.ts';

/** A stored record by its entity. */
export type StoredRecord = readonly [entity: Entity, id: string, stored: object];

/** A search over these records, and no others, when all of them are read. */
export async function recordSearchOf(stored: readonly StoredRecord[]): Promise<RecordSearch> {
  const search = createRecordSearch(ENTITIES);
  for (const entity of ENTITIES) {
    const own = stored.filter(([other]) => other === entity);
    const records = own.map(([, id, values]) => parseRecord(entity, id, values));
    search.update(entity, 'live', records);
  }
  await vi.waitFor(() => {
    if (search.progress.get().isIndexing) throw new Error('Records are still being read');
  }, 30_000);
  return search;
}

/** The records among the results, as the ids in the order in which they are shown. */
export const foundIds = (search: RecordSearch, query: string): readonly string[] =>
  findSections(search, query, []).sections.flatMap(({ options }) =>
    options.flatMap(({ found }) => found?.record.id ?? []),
  );

/** The results as they are shown: headings with the titles below them. */
export const foundTitles = (
  search: RecordSearch,
  query: string,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    findSections(search, query, []).sections.map(({ heading, options }) => [
      heading,
      options.map(({ title }) => title),
    ]),
  );
