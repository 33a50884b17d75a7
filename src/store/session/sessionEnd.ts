import { eraseTraces } from '../device/eraseTraces.ts';
import { wipeSnapshots } from '../device/keptSnapshots.ts';
import { sessionState } from '../firebase/account.ts';

/**
 * Deletes the copies of a person who is no longer signed in. Unless they have signed out themselves, their account may have
 * been closed: then everything else that they may no longer see is erased as well. A session that has ended since they have
 * changed their password leaves what they are typing.
 */
export async function endSession(uid: string): Promise<void> {
  await wipeSnapshots();
  const state = await sessionState();
  if (state === 'closed' || state === 'unknown') await eraseTraces(uid);
}
