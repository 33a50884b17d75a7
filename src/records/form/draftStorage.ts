/** Texts of a form by field. */
export type Texts = Readonly<Record<string, string>>;

/** What was typed into one form and never saved. */
export type StoredDraft = {
  readonly key: string;
  /** The typed texts, and the text each of these fields had when somebody began to type in it. */
  readonly changes: Texts;
  readonly base: Texts;
  /** The key of the activity entry it was sent with, while nothing is known of the answer. */
  readonly sentAs?: string;
};

const PREFIX = 'draft:';

/** The drafts for as long as the page is open, for browsers that store nothing or have no room left. */
const inMemory = new Map<string, string>();

/** Drafts that are on their way to the server; they are not offered while they may still arrive. */
const sending = new Set<string>();

/** Names the drafts of a person in one record, or in the new records of a collection when `id` is null. */
export const draftScope = (uid: string, path: string, id: string | null): string =>
  `${PREFIX}${uid}:${path}:${encodeURIComponent(id ?? '')}:`;

/** A key for the draft of a form that opens now; later keys sort after earlier ones. */
export function newDraftKey(scope: string): string {
  lastSerial = Math.max(Date.now(), lastSerial + 1);
  return scope + String(lastSerial).padStart(15, '0');
}

let lastSerial = 0;

/** Stores a draft in this browser tab until it is discarded; one without changes is removed. */
export function saveDraft({ key, ...draft }: StoredDraft): void {
  const text = Object.keys(draft.changes).length === 0 ? null : JSON.stringify(draft);
  if (text === null) inMemory.delete(key);
  else inMemory.set(key, text);
  try {
    // First of all, so that where there is no room for the new text the old one does not come back.
    sessionStorage.removeItem(key);
    if (text !== null) sessionStorage.setItem(key, text);
  } catch {
    // What is in memory is then the only copy.
  }
}

/** The drafts of a scope that are not being sent right now, newest first. */
export function loadDrafts(scope: string): readonly StoredDraft[] {
  return storedKeys()
    .filter((key) => key.startsWith(scope) && !sending.has(key))
    .toSorted()
    .toReversed()
    .flatMap((key) => loadDraft(key) ?? []);
}

/** Removes a draft for good. */
export function discardDraft(key: string): void {
  saveDraft({ key, changes: {}, base: {} });
}

/** Removes all drafts of this tab, whoever typed them, and those that are being sent. */
export function discardAllDrafts(): void {
  sending.clear();
  storedKeys().forEach(discardDraft);
}

/**
 * Sends a draft and removes it once it is saved. Until then it carries `sentAs`, so that after a reload in between
 * one can ask whether it arrived. Rejects as `save` does; the draft stays then, unless all have been discarded.
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
    // Blocked storage throws at the first touch; memory has them all.
  }
  return [...keys];
}

function loadDraft(key: string): StoredDraft | null {
  try {
    const text = inMemory.get(key) ?? sessionStorage.getItem(key);
    return text === null ? null : { ...(JSON.parse(text) as Omit<StoredDraft, 'key'>), key };
  } catch {
    return null;
  }
}
