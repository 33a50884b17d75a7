import type { Texts } from '../../domain/entity.ts';

/** The unsaved edits of one form. */
export type StoredDraft = {
  readonly key: string;
  /** The texts of the edited fields, and the text each of them had before its first edit. */
  readonly changes: Texts;
  readonly base: Texts;
  /** The key of the save that sent this draft, until the server answers. */
  readonly sentAs?: string;
};

const PREFIX = 'draft:';

/** A copy of all drafts for browsers whose storage is blocked or full; it lasts as long as the page. */
const inMemory = new Map<string, string>();

/** Keys of the drafts being sent; they are not offered, since they may still be stored. */
const sending = new Set<string>();

/** The key prefix of a user's drafts of one record, or of new records of a collection when `id` is null. */
export const draftScope = (uid: string, path: string, id: string | null): string =>
  `${PREFIX}${uid}:${path}:${encodeURIComponent(id ?? '')}:`;

/** A key for the draft of a form that opens now; later keys sort after earlier ones. */
export function newDraftKey(scope: string): string {
  lastSerial = Math.max(Date.now(), lastSerial + 1);
  return scope + String(lastSerial).padStart(15, '0');
}

let lastSerial = 0;

/** Stores a draft in this browser tab until it is discarded. A draft without changes is removed. */
export function saveDraft({ key, ...draft }: StoredDraft): void {
  const json = Object.keys(draft.changes).length === 0 ? null : JSON.stringify(draft);
  if (json === null) inMemory.delete(key);
  else inMemory.set(key, json);
  try {
    // Removed first: if the new text exceeds the quota, the outdated one must not come back.
    sessionStorage.removeItem(key);
    if (json !== null) sessionStorage.setItem(key, json);
  } catch {
    // The copy in memory remains.
  }
}

/** The drafts of a scope that are not being sent, newest first. */
export function loadDrafts(scope: string): readonly StoredDraft[] {
  return storedKeys()
    .filter((key) => key.startsWith(scope) && !sending.has(key))
    .toSorted()
    .toReversed()
    .flatMap((key) => loadDraft(key) ?? []);
}

/** Removes a draft permanently. */
export function discardDraft(key: string): void {
  saveDraft({ key, changes: {}, base: {} });
}

/** Removes all drafts of this tab, of every user, including those being sent. */
export function discardAllDrafts(): void {
  sending.clear();
  storedKeys().forEach(discardDraft);
}

/**
 * Runs a save and removes its draft on success. Meanwhile the stored draft carries `sentAs`, so that after a reload the
 * app can find out whether the save arrived. Rejects as `save` does and then keeps the draft, unless all drafts have
 * been discarded in the meantime.
 */
export async function sendDraft(
  draft: StoredDraft,
  sentAs: string,
  save: () => Promise<void>,
): Promise<void> {
  sending.add(draft.key);
  saveDraft({ ...draft, sentAs });
  try {
    await save();
    return discardDraft(draft.key);
  } catch (error) {
    if (!sending.has(draft.key)) return console.warn('A discarded draft was not saved', error);
    saveDraft(draft);
    throw error;
  } finally {
    sending.delete(draft.key);
  }
}

function storedKeys(): readonly string[] {
  const keys = new Set(inMemory.keys());
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) keys.add(key);
  } catch {
    // Blocked storage throws on access; memory then has all keys.
  }
  return [...keys];
}

function loadDraft(key: string): StoredDraft | null {
  try {
    const json = inMemory.get(key) ?? sessionStorage.getItem(key);
    return json === null ? null : { ...(JSON.parse(json) as Omit<StoredDraft, 'key'>), key };
  } catch {
    return null;
  }
}
