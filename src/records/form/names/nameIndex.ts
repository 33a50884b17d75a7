import { nameKey } from '../../../lib/nameKey.ts';
import { once } from '../../../lib/once.ts';
import { createTextIndex } from '../../../lib/search/textIndex.ts';
import { fold, wordsOf } from '../../../lib/search/fold.ts';
import type { Entity, RecordOf } from '../../model/entity.ts';

/** Known names, to be suggested and compared. */
export type NameIndex = {
  /** The best names for what is typed, with its typing errors forgiven; the first ones while nothing is typed. */
  suggest(this: void, typed: string): readonly string[];
  /** Another known name that is likely to be meant, such as the current one of a former name; null if there is none. */
  similarTo(this: void, name: string): string | null;
  /** Another known name that is almost this one, which is known as well; null if there is none. */
  findTwin(this: void, name: string): string | null;
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
    const created = createTextIndex();
    // Backwards, since of equals the last one comes first.
    for (const name of names.toReversed()) created.put(name, { name });
    return created;
  });
  const [keys, keptKeys] = [new Set(names.map(nameKey)), new Set(kept.map(nameKey))];
  const compared = names.map((name) => ({ name, ...comparable(name) }));

  function suggest(typed: string): readonly string[] {
    if (typed.trim() === '') return names.slice(0, MAX_SUGGESTIONS);
    const strict = index().search(typed);
    const hits = strict.length < ENOUGH ? index().search(typed, { isForgiving: true }) : strict;
    return hits.slice(0, MAX_SUGGESTIONS).map(({ id }) => id);
  }

  function similarTo(name: string): string | null {
    if (name.trim() === '' || keys.has(nameKey(name))) return null;
    const current = former.get(nameKey(name));
    return current ?? findTwin(name);
  }

  function findTwin(name: string): string | null {
    const key = nameKey(name);
    const { plain, sorted, digits } = comparable(name);
    const limit = editsIn(plain);
    let nearest: { readonly name: string; readonly edits: number } | null = null;
    for (const other of compared) {
      if (other.digits !== digits || nameKey(other.name) === key) continue;
      const edits = Math.min(
        editsBetween(plain, other.plain, limit),
        editsBetween(sorted, other.sorted, limit),
      );
      if (edits <= limit && edits < (nearest?.edits ?? Infinity)) nearest = { ...other, edits };
    }
    return nearest?.name ?? null;
  }

  return { suggest, similarTo, findTwin, isKept: (name) => keptKeys.has(nameKey(name)) };
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

/** The letters that are wrong, missing, too many or swapped between two words; Infinity for more than `limit`. */
function editsBetween(word: string, other: string, limit: number): number {
  if (Math.abs(word.length - other.length) > limit) return Infinity;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= word.length; line += 1) {
    const row = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[line - 1] === other[column - 1];
      const isSwapped =
        word[line - 1] === other[column - 2] && word[line - 2] === other[column - 1];
      row[column] = Math.min(
        at(last, column) + 1,
        at(row, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > limit) return Infinity;
    [before, last] = [last, row];
  }
  return at(last, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** The different names in a field of records, newest first; each as it was written last. */
export function namesIn(records: readonly RecordOf<Entity>[], field: string): readonly string[] {
  const names = new Map<string, string>();
  for (const record of records.toReversed()) {
    const value = record[field];
    const text = typeof value === 'string' ? value.trim() : '';
    const key = nameKey(text);
    if (key !== '' && !names.has(key)) names.set(key, text);
  }
  return [...names.values()];
}

/** The names of several sources, each once, in the spelling of the first source that has it. */
export function mergeNames(sources: readonly (readonly string[])[]): readonly string[] {
  const names = new Map<string, string>();
  for (const name of sources.flat()) if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  return [...names.values()];
}
