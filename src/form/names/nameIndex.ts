import { nameKey } from '../../lib/nameKey.ts';
import { once } from '../../lib/once.ts';
import { createCollectionIndex } from '../../lib/search/collectionIndex.ts';
import { editDistance } from '../../lib/search/editDistance.ts';
import { fold, wordsOf } from '../../lib/search/fold.ts';

/** Known names, to be suggested and compared. */
export type NameIndex = {
  /** The best names for what is typed, with its typing errors forgiven; the first ones while nothing is typed. */
  suggest(this: void, typed: string): readonly string[];
  /**
   * Another known name that is likely to be meant, such as the current one of whoever had this name before; null if there is
   * none, or the name itself is known.
   */
  similarTo(this: void, name: string): string | null;
  /** Another known name that is almost this one, which is known as well; null if there is none. */
  twinOf(this: void, name: string): string | null;
  /** Whether a record is kept for this name. */
  isKept(this: void, name: string): boolean;
};

const MAX_SUGGESTIONS = 8;

/** With fewer, typing errors are looked for, too. */
const ENOUGH = 3;

/**
 * Creates an index of names that differ from one another, the likeliest first; for those of `kept` there are records. `former`
 * has current names by the keys of former ones, which are not suggested.
 */
export function createNameIndex(
  all: readonly string[],
  kept: readonly string[],
  former: ReadonlyMap<string, string> = new Map(),
): NameIndex {
  const names = all.filter((name) => !former.has(nameKey(name)));
  const index = once(() => {
    const created = createCollectionIndex();
    // Backwards, since of equals the last one comes first.
    for (const name of names.toReversed()) created.put(name, [{ text: name, weight: 0 }]);
    return created;
  });
  const [keys, keptKeys] = [new Set(names.map(nameKey)), new Set(kept.map(nameKey))];
  const compared = names.map((name) => ({ name, ...comparable(name) }));

  function suggest(typed: string): readonly string[] {
    if (typed.trim() === '') return names.slice(0, MAX_SUGGESTIONS);
    const find = (isForgiving: boolean) =>
      index().search(typed, { limit: MAX_SUGGESTIONS, isForgiving });
    const strict = find(false);
    const hits = strict.total < ENOUGH ? find(true) : strict;
    return hits.best.map(({ id }) => id);
  }

  function similarTo(name: string): string | null {
    if (name.trim() === '' || keys.has(nameKey(name))) return null;
    const current = former.get(nameKey(name));
    return current ?? twinOf(name);
  }

  function twinOf(name: string): string | null {
    const key = nameKey(name);
    const { plain, sorted, digits } = comparable(name);
    const limit = editsIn(plain);
    let nearest: { readonly name: string; readonly edits: number } | null = null;
    for (const other of compared) {
      if (other.digits !== digits || nameKey(other.name) === key) continue;
      const edits = Math.min(
        editDistance(plain, other.plain, limit).whole,
        editDistance(sorted, other.sorted, limit).whole,
      );
      if (edits <= limit && edits < (nearest?.edits ?? Infinity)) nearest = { ...other, edits };
    }
    return nearest?.name ?? null;
  }

  return { suggest, similarTo, twinOf, isKept: (name) => keptKeys.has(nameKey(name)) };
}

/** A name without what separates its words, also with these in alphabetical order: "Hotel Dune" is "Dune-Hotel". */
function comparable(name: string) {
  const words = wordsOf(fold(name));
  const plain = words.join('');
  // Unit 12 is not Unit 13.
  return { plain, sorted: words.toSorted().join(''), digits: plain.replaceAll(/[^\p{N}]/gu, '') };
}

/** How many edits two names may differ by and still be one: none in short ones, where each letter tells. */
function editsIn(name: string): number {
  if (name.length < 5) return 0;
  return name.length < 12 ? 1 : 2;
}
