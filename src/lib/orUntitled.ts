/** A record's name as feed and lists show it: `Untitled` where it is blank. */
export const orUntitled = (name: string): string => (name.trim() === '' ? 'Untitled' : name);
