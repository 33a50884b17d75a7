import { encodeText } from '../../lib/messageLinks.ts';
import { onTabMessage } from '../store/device/channel.ts';
import type { Texts } from '../model/draft.ts';
import {
  DEVICE_DRAFT_PREFIX,
  DRAFT_PREFIX,
  draftStorage,
  removeDrafts,
} from '../../lib/storage.ts';

/** The unsaved edits of one form. */
export type StoredDraft = {
  readonly key: string;
  /** The texts of the edited fields, and the text each of them had before its first edit. */
  readonly changes: Texts;
  readonly base: Texts;
  /** The intent of an earlier save of the form, which the next one replaces. */
  readonly replaces?: string;
};

/**
 * The key prefix of a user's drafts of one record, or of new records of a collection when `id` is null. `onDevice` keeps them
 * for all tabs, also once the browser has been closed; otherwise they are of this tab.
 */
export const draftScope = (
  uid: string,
  path: string,
  id: string | null,
  { onDevice = false }: { readonly onDevice?: boolean } = {},
): string =>
  `${onDevice ? DEVICE_DRAFT_PREFIX : DRAFT_PREFIX}${uid}:${path}:${encodeText(id ?? '')}:`;

/** A key for the draft of a form that opens now; later keys sort after earlier ones. */
export function newDraftKey(scope: string): string {
  const now = performance.timeOrigin + performance.now();
  return scope + now.toFixed(3).padStart(19, '0');
}

/** Stores a draft until it is discarded. A draft without changes is removed. */
export function saveDraft({ key, ...draft }: StoredDraft): void {
  const storage = draftStorage(key);
  if (Object.keys(draft.changes).length === 0) storage.remove(key);
  else storage.keep(key, JSON.stringify(draft));
}

/** Drafts whose save is being put into the outbox: they stay stored until it is, and are offered to nobody. */
const inHand = new Set<string>();

/** Discards a draft once its save is kept elsewhere, and resolves to that. A draft whose save could not be kept stays. */
export async function replaceDraft<Kept>(key: string, keep: Promise<Kept>): Promise<Kept> {
  inHand.add(key);
  try {
    const kept = await keep;
    discardDraft(key);
    return kept;
  } finally {
    inHand.delete(key);
  }
}

/** The drafts of a scope, newest first. */
export function loadDrafts(scope: string): readonly StoredDraft[] {
  return draftStorage(scope)
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

// As long as the page is open, and in all tabs.
onTabMessage('accessEnded', removeDrafts);

function loadDraft(key: string): StoredDraft | null {
  const draft = draftStorage(key).getJson(key) as Omit<StoredDraft, 'key'> | null;
  return draft && { ...draft, key };
}
