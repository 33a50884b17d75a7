import type { CollectionIndex, Hits } from '../../lib/search/collectionIndex.ts';

/** A searchable group of the palette. */
export type SearchGroup<Key> = { readonly key: Key; readonly index: CollectionIndex };

/** The best hits of a group, and how many it has. */
export type GroupHits<Key> = Hits & { readonly key: Key };

/** The hits of a group that are shown: fewer when there are many groups, so that all are in sight. */
const LIMIT = { fewGroups: 8, manyGroups: 5, few: 2 } as const;

/** With fewer hits than this, typing errors are looked for, too. */
const ENOUGH_HITS = 5;

/** Searches groups; the one with the best hit comes first, equally good ones in the given order. */
export function searchGroups<Key>(
  groups: readonly SearchGroup<Key>[],
  query: string,
): readonly GroupHits<Key>[] {
  const strict = hitsOf(groups, query, false);
  const total = strict.reduce((sum, hits) => sum + hits.total, 0);
  const found = (total < ENOUGH_HITS ? hitsOf(groups, query, true) : strict).filter(
    (hits) => hits.total > 0,
  );
  const limit = found.length > LIMIT.few ? LIMIT.manyGroups : LIMIT.fewGroups;
  return found
    .toSorted((a, b) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0))
    .map(({ key, total: all, best }) => ({ key, total: all, best: best.slice(0, limit) }));
}

const hitsOf = <Key>(
  groups: readonly SearchGroup<Key>[],
  query: string,
  isForgiving: boolean,
): readonly GroupHits<Key>[] =>
  groups.map(({ key, index }) => ({
    key,
    ...index.search(query, LIMIT.fewGroups, isForgiving),
  }));
