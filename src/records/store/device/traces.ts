import { removeDrafts } from '../../../lib/storage.ts';
import { tellTabs } from './tabs.ts';
import { refuseCopies, wipeCopies } from './copies.ts';
import { listItems, removeItem } from './outboxItems.ts';
import { sessionState } from '../../../firebase/account.ts';

/**
 * Erases what a person may no longer see in this browser: copies of lists and drafts of forms with their photos,
 * unless those are kept. What they have saved stays in the outbox: it is theirs, and nobody sends it as long as they have no access.
 */
export async function eraseTraces(owner: string, { keepsDrafts = false } = {}): Promise<void> {
  if (!keepsDrafts) {
    removeDrafts();
    tellTabs('accessEnded');
    const drafts = (await listItems()).filter((item) => item.owner === owner && item.draft);
    await Promise.all(drafts.map(async ({ id }) => removeItem(id)));
  }
  await refuseCopies(owner);
}

/**
 * Deletes the copies of a person who is no longer signed in. Unless they have signed out themselves, their account may have
 * been closed: then everything else that they may no longer see is erased as well. A session that has ended since they have
 * changed their password leaves what they are typing.
 */
export async function endSession(uid: string): Promise<void> {
  await wipeCopies();
  const state = await sessionState();
  if (state === 'closed' || state === 'unknown') await eraseTraces(uid);
}
