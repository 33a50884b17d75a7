import { onTracesErased } from '../../device/tracesErased.ts';
import type { Texts } from '../../domain/draft.ts';

/** The unsaved edits of one form. */
export type StoredDraft = {
  readonly key: string;
  /** The texts of the edited fields, and the text each of them had before its first edit. */
  readonly changes: Texts;
  readonly base: Texts;
};

/** Begins the key of every draft, before the uid. */
export const DRAFT_PREFIX = 'draft:';

/** A copy of all drafts for browsers whose storage is blocked or full; it lasts as long as the page. */
const inMemory = new Map<string, string>();

/** The key prefix of a user's drafts of one record, or of new records of a collection when `id` is null. */
export const draftScope = (uid: string, path: string, id: string | null): string =>
  `${DRAFT_PREFIX}${uid}:${path}:${encodeURIComponent(id ?? '')}:`;

/** A key for the draft of a form that opens now; later keys sort after earlier ones. */
export function newDraftKey(scope: string): string {
  const now = performance.timeOrigin + performance.now();
  return scope + now.toFixed(3).padStart(19, '0');
}

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

/** Drafts whose save is being put into the outbox: they stay stored until it is, and are offered to nobody. */
const inHand = new Set<string>();

/** Discards a draft once its save is kept elsewhere. A draft whose save could not be kept stays. */
export async function replaceDraft(key: string, keep: Promise<unknown>): Promise<void> {
  inHand.add(key);
  try {
    await keep;
    discardDraft(key);
  } finally {
    inHand.delete(key);
  }
}

/** The drafts of a scope, newest first. */
export function loadDrafts(scope: string): readonly StoredDraft[] {
  return storedKeys()
    .filter((key) => key.startsWith(scope) && !inHand.has(key))
    .toSorted()
    .toReversed()
    .flatMap((key) => loadDraft(key) ?? []);
}

/** Removes a draft permanently. */
export function discardDraft(key: string): void {
  saveDraft({ key, changes: {}, base: {} });
}

/** Removes all drafts of this tab, of every user. */
export function discardAllDrafts(): void {
  storedKeys().forEach(discardDraft);
}

// As long as the page is open.
onTracesErased(discardAllDrafts);

function storedKeys(): readonly string[] {
  const keys = new Set(inMemory.keys());
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) keys.add(key);
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
