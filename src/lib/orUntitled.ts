/** The name of a record as lists and the feed show it: `Untitled` when it is blank. */
export const orUntitled = (name: string): string => (name.trim() === '' ? 'Untitled' : name);
