/** The children of a stored value; none of anything but an object. */
export const childrenOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {};

/** A stored text; blank for anything else. */
export const textOrBlank = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** Parses the children of what is stored, by their key, without those of which `parse` makes null. */
export function parseChildren<Value>(
  stored: unknown,
  parse: (one: unknown) => Value | null,
): ReadonlyMap<string, Value> {
  return new Map(
    Object.entries(childrenOf(stored)).flatMap(([key, one]) => {
      const value = parse(one);
      return value === null ? [] : [[key, value] as const];
    }),
  );
}
