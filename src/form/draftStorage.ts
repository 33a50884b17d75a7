import { onTabMessage } from '../store/device/channel.ts';
import type { Texts } from '../model/draft.ts';
import { DRAFT_PREFIX, tabStorage } from '../lib/storage.ts';

/** The unsaved edits of one form. */
export type StoredDraft = {
  readonly key: string;
  /** The texts of the edited fields, and the text each of them had before its first edit. */
  readonly changes: Texts;
  readonly base: Texts;
  /** The intent of an earlier save of the form, which the next one replaces. */
  readonly replaces?: string;
};

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
  if (Object.keys(draft.changes).length === 0) tabStorage.remove(key);
  else tabStorage.keep(key, JSON.stringify(draft));
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
  return tabStorage
    .keys(scope)
    .filter((key) => !inHand.has(key))
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
  tabStorage.keys(DRAFT_PREFIX).forEach(discardDraft);
}

// As long as the page is open, and in all tabs.
onTabMessage('accessEnded', discardAllDrafts);

function loadDraft(key: string): StoredDraft | null {
  const draft = tabStorage.getJson(key) as Omit<StoredDraft, 'key'> | null;
  return draft && { ...draft, key };
}
