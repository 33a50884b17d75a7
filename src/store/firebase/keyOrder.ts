/** Children in the database's key order. */
export function sortedByKey<Child>(children: ReadonlyMap<string, Child>): readonly Child[] {
  return [...children].toSorted(([a], [b]) => compareKeys(a, b)).map(([, child]) => child);
}

/** The database's key order: integers first, by value, then all other keys as text. */
export function compareKeys(a: string, b: string): number {
  const [first, second] = [integerKey(a), integerKey(b)];
  if (first !== null && second !== null) return first - second;
  if (first !== null || second !== null) return first === null ? 1 : -1;
  return a < b ? -1 : 1;
}

const integerKey = (key: string): number | null =>
  /^(0|-?[1-9]\d{0,9})$/.test(key) ? Number(key) : null;
