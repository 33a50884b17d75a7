/** Texts typed into a form that differ from what it started with, by field. */
export type Changes = Readonly<Record<string, string>>;

/** The same for as long as the page is open, for browsers that keep nothing or have no room left. */
const inMemory = new Map<string, string>();

/** What is on its way to the server right now; it is not offered again while it may still arrive. */
const sending = new Set<string>();

/**
 * Keeps what was typed and not saved in this browser tab until it is saved or given up. `place` names the
 * person, the collection and the record.
 */
export function keepChanges(place: string, changes: Changes): void {
  const text = JSON.stringify(changes);
  const isNothing = text === '{}';
  if (isNothing) inMemory.delete(place);
  else inMemory.set(place, text);
  try {
    // First of all, so that where there is no room for the new text the old one does not come back.
    sessionStorage.removeItem(place);
    if (!isNothing) sessionStorage.setItem(place, text);
  } catch {
    // What is in memory is then the only copy.
  }
}

/** The kept changes of a place; null when there are none, or when they are just being saved. */
export function keptChanges(place: string): Changes | null {
  const text = stored(place);
  if (text === null || sending.has(place + text)) return null;
  try {
    return JSON.parse(text) as Changes;
  } catch {
    return null;
  }
}

/** Forgets what is kept at a place. */
export function forgetChanges(place: string): void {
  keepChanges(place, {});
}

/** Saves the changes of a place and forgets them when they are stored, unless others have been typed meanwhile. */
export async function whileSending(
  place: string,
  changes: Changes,
  save: () => Promise<void>,
): Promise<void> {
  const text = JSON.stringify(changes);
  sending.add(place + text);
  try {
    await save();
    if (stored(place) === text) forgetChanges(place);
  } finally {
    sending.delete(place + text);
  }
}

function stored(place: string): string | null {
  const text = inMemory.get(place);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}
