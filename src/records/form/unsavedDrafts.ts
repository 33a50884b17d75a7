import { discardDraft, loadDrafts, type StoredDraft } from './draftStorage.ts';
import { wasSaved } from '../repository.ts';

/** The drafts of a scope that were never sent, newest first. */
export const unsentDrafts = (scope: string): readonly StoredDraft[] =>
  loadDrafts(scope).filter(({ sentAs }) => sentAs === undefined);

/**
 * The drafts of a scope that were sent before the page was reloaded and did not reach the database, newest first.
 * Those that did are removed. While the database cannot be asked, they are neither offered nor removed.
 */
export async function lostDrafts(scope: string): Promise<readonly StoredDraft[]> {
  const drafts = await Promise.all(loadDrafts(scope).map(withoutArrived));
  return drafts.flatMap((draft) => draft ?? []);
}

async function withoutArrived(draft: StoredDraft): Promise<StoredDraft | null> {
  if (draft.sentAs === undefined) return null;
  try {
    if (!(await wasSaved(draft.sentAs))) return draft;
    discardDraft(draft.key);
  } catch (error) {
    console.warn('Whether a draft was saved could not be found out', error);
  }
  return null;
}
