import { INVITATIONS_PATH, STAFF_PATH, isCode } from '../../../model/accounts/invitation.ts';
import { isEmailVerified } from '../../../store/firebase/account.ts';
import type { User } from '../../../store/firebase/auth.ts';
import { SERVER_TIMESTAMP, read } from '../../../store/firebase/database.ts';
import { SaveDenied } from '../../../store/write/outcome.ts';
import { save } from '../../../store/write/save.ts';
import { hasAccess } from '../access/hasAccess.ts';
import { findInvitation, type InvitationProblem } from './findInvitation.ts';

/** Why an invitation could not be accepted. */
export type Refusal = {
  readonly problem: InvitationProblem;
  /** The only address that it is for; blank if it is for any, or cannot be read. */
  readonly address: string;
};

/**
 * Accepts an invitation for the signed-in user. Resolves to null once they have access, which they may have had before, or
 * to why it could not be accepted. Rejects without a connection.
 */
export async function acceptInvitation(
  code: string,
  { uid, email }: Pick<User, 'uid' | 'email'>,
): Promise<Refusal | null> {
  if (isCode(code) && (await isStored(code, uid, email))) return null;
  if (await hasAccess()) return null;
  const { invitation, problem } = await findInvitation(code, read);
  const address = invitation?.address ?? '';
  return { problem: problem ?? (await problemOfOpen(address, email)), address };
}

/** Why an invitation that is open is refused to an account. */
async function problemOfOpen(address: string, email: string | null): Promise<InvitationProblem> {
  if (address === '') return 'refused';
  if (address !== email) return 'another address';
  return (await isEmailVerified()) ? 'refused' : 'not confirmed';
}

/** Whether the write that accepts an invitation is stored; the rules allow it once. */
async function isStored(code: string, uid: string, email: string | null): Promise<boolean> {
  const path = `${INVITATIONS_PATH}/${code}`;
  const values = {
    [`${path}/redeemedBy`]: uid,
    [`${path}/redeemedAt`]: SERVER_TIMESTAMP,
    ...(email !== null && { [`${path}/redeemedEmail`]: email }),
    [`${STAFF_PATH}/${uid}`]: code,
  };
  try {
    await save(() => ({ values }), { owner: uid, needsAnswer: true });
    return true;
  } catch (error) {
    if (error instanceof SaveDenied) return false;
    throw error;
  }
}
