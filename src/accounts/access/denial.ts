import { eraseTraces } from '../../device/eraseTraces.ts';
import { isEmailVerified, sessionState } from '../../firebase/account.ts';
import { read } from '../../firebase/database.ts';
import { hasAccess } from './hasAccess.ts';

/**
 * Why the database denies a user: the owner has not listed them, wants their e-mail address confirmed, or has closed their
 * account. `none`: they have access, and a token was out of date.
 */
export type Denial = 'not listed' | 'not verified' | 'closed' | 'none';

/**
 * Finds out why the database denies a user, with a new token, and erases what they may no longer see in this browser once
 * that is certain. Rejects before it erases anything without a connection, and while the rules are not those of the product,
 * which let everybody ask whether addresses must be confirmed: a mistake in a deployment must cost nobody what they typed.
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
  if (denial === 'not listed') await eraseTraces(uid);
  return denial;
}

/** Whether the owner wants addresses confirmed, and this user's is not. */
async function mustVerify(): Promise<boolean> {
  const isWanted = await read('config/verifiedOnly');
  return isWanted !== null && isWanted !== false && !(await isEmailVerified());
}
