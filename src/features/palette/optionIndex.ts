import {
  createCollectionIndex,
  type CollectionIndex,
  type Hit,
} from '../../lib/search/collectionIndex.ts';
import type { PaletteOption } from './options.ts';
import { searchGroups } from './searchGroups.ts';

/** The options that match a query, best first; all of them without one. */
export function findOptions(
  options: readonly PaletteOption[],
  query: string,
): readonly PaletteOption[] {
  if (query.trim() === '') return options;
  const hits = searchGroups([{ key: '', index: indexOptions(options) }], query);
  return hits.flatMap(({ best }) => optionsOf(options, best));
}

/** The index of options that are not records, by their keys. */
export function indexOptions(options: readonly PaletteOption[]): CollectionIndex {
  const index = createCollectionIndex();
  // Backwards, since of equals the last one comes first.
  for (const { key, title, details = [] } of options.toReversed()) {
    const others = details.map((text) => ({ text, weight: 1 }) as const);
    index.put(key, [{ text: title, weight: 0 }, ...others]);
  }
  return index;
}

/** The options that were hit, best first. */
export const optionsOf = (
  options: readonly PaletteOption[],
  hits: readonly Hit[],
): readonly PaletteOption[] =>
  hits.flatMap((hit) => {
    const option = options.find(({ key }) => key === hit.id);
    return option ? [{ ...option, isMisspelled: isMisspelled(hit) }] : [];
  });

/** Whether a hit matches only with a typing error. */
export const isMisspelled = ({ score }: Hit): boolean => score < 1;
