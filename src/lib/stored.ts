/** The children of a stored value; none of anything but an object. */
export const childrenOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {};

/** A stored text; blank for anything else. */
export const textOrBlank = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
