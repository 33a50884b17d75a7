/**
 * The form of a name by which records of the same customer or supplier are joined: in one case, without what is not seen
 * (marks, the stretching of Arabic letters), with any white space as one space, and with halves of characters as an address has them.
 */
export const nameKey = (name: string): string =>
  PLAIN.test(name)
    ? name.toLowerCase()
    : name
        .toWellFormed()
        .normalize('NFKC')
        // A space without a width is one between words, too.
        .replaceAll(/[\s\u200b]+/g, ' ')
        .replaceAll(/[\p{Cf}\u0640]/gu, '')
        .trim()
        .toLowerCase();

/** Most names are words of plain letters, and testing for that is much cheaper than normalizing. */
const PLAIN = /^(?:[!-~]+ )*[!-~]+$/;

/** Names that differ, each as it was written last, in the order of their first ones; no blank one. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const byKey = new Map(names.map((name) => [nameKey(name), name.trim()]));
  byKey.delete('');
  return [...byKey.values()];
}

/** The same in the order of the alphabet. */
export const sortedNames = (names: readonly string[]): readonly string[] =>
  distinctNames(names).toSorted((a, b) => a.localeCompare(b));
