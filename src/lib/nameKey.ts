/** The form of a name by which records of the same customer or supplier are joined: trimmed, and in one case. */
export const nameKey = (name: string): string => name.trim().normalize().toLowerCase();
