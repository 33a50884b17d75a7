import { STAFF_PATH } from '../../domain/accounts/invitation.ts';
import { eraseTraces } from '../../device/eraseTraces.ts';
import { isEmailVerified, sessionState } from '../../firebase/account.ts';
import { read } from '../../firebase/database.ts';
import { hasAccess } from './hasAccess.ts';

/**
 * Why the database denies a user: they are not on the staff list, the owner has taken them off it, wants their e-mail address
 * confirmed, or has closed their account. `none`: they have access, and a token was out of date.
 */
export type Denial = 'not listed' | 'removed' | 'not verified' | 'closed' | 'none';

/**
 * Finds out why the database denies a user, with a new token, and erases what they may no longer see in this browser once
 * that is certain. Rejects before it erases anything without a connection, and while the rules are not those of the product,
 * which let everybody ask whether addresses must be confirmed: a mistake in a deployment must cost nobody what they typed.
 * For the same reason drafts stay while somebody is only missing from the list, as everybody is whom the owner has yet to
 * enter after switching it on: the caller erases them later.
 */
export async function confirmDenial(uid: string): Promise<Denial> {
  const session = await sessionState();
  if (session === 'closed') {
    await eraseTraces(uid);
    return 'closed';
  }
  // Before the access: rules that are corrected in between would otherwise seem to be the product's and to deny it.
  const denial = (await mustVerify()) ? 'not verified' : 'not listed';
  if (await hasAccess()) return 'none';
  // Whoever has to confirm an address is expected back.
  if (denial === 'not verified') return denial;
  const isRemoved = (await read(`${STAFF_PATH}/${uid}`)) === false;
  await eraseTraces(uid, { keepsDrafts: !isRemoved });
  return isRemoved ? 'removed' : denial;
}

/** Whether the owner wants addresses confirmed, and this user's is not. */
async function mustVerify(): Promise<boolean> {
  const isWanted = await read('config/verifiedOnly');
  return isWanted !== null && isWanted !== false && !(await isEmailVerified());
}
