import { wasSaved } from '../repository.ts';
import { discardDraft, loadDrafts, type StoredDraft } from './draftStorage.ts';

/** The drafts of a scope that were never sent, newest first. */
export const unsentDrafts = (scope: string): readonly StoredDraft[] =>
  loadDrafts(scope).filter(({ sentAs }) => sentAs === undefined);

/**
 * The drafts of a scope that were sent before a reload and never stored, newest first. Those that were stored are
 * discarded; while the database cannot be read, a draft is neither returned nor discarded.
 */
export async function undeliveredDrafts(scope: string): Promise<readonly StoredDraft[]> {
  const drafts = await Promise.all(loadDrafts(scope).map(undelivered));
  return drafts.filter((draft) => draft !== null);
}

async function undelivered(draft: StoredDraft): Promise<StoredDraft | null> {
  if (draft.sentAs === undefined) return null;
  try {
    if (!(await wasSaved(draft.sentAs))) return draft;
    discardDraft(draft.key);
  } catch (error) {
    console.warn('Checking whether a draft was saved failed', error);
  }
  return null;
}
