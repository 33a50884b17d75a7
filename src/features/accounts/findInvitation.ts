import { tabStorage } from '../../lib/storage.ts';
import { isPermissionDenied } from '../../records/store/write/saveFailure.ts';
import {
  INVITATIONS_PATH,
  INVITATION_DAYS,
  isCode,
  parseInvitation,
  stateOf,
  type Invitation,
  type InvitationState,
} from './invitation.ts';

/** Why an invitation cannot be accepted. One that is open is refused since who invites has left, or this account has. */
export type InvitationProblem = Exclude<InvitationState, 'open'> | 'unknown' | 'refused';

/** What a code leads to. */
export type FoundInvitation = {
  readonly invitation: Invitation | null;
  readonly problem: InvitationProblem | null;
};

/** Looks at an invitation with a connection of one's own, with or without an account. Rejects as `read` does. */
export async function findInvitation(
  code: string,
  read: (path: string) => Promise<unknown>,
): Promise<FoundInvitation> {
  if (!isCode(code)) return { invitation: null, problem: 'unknown' };
  try {
    const stored = await read(`${INVITATIONS_PATH}/${code}`);
    if (stored === null) return { invitation: null, problem: 'unknown' };
    const invitation = parseInvitation(code, stored);
    const state = stateOf(invitation, Date.now());
    return { invitation, problem: state === 'open' ? null : state };
  } catch (error) {
    // The rules let nobody but its inviter and its account read an accepted one.
    if (isPermissionDenied(error)) return { invitation: null, problem: 'redeemed' };
    throw error;
  }
}

const ASK = 'Ask your colleague for a new one.';

/** What is wrong with an invitation, and what to do about it. */
export const PROBLEM_TEXTS: Readonly<Record<InvitationProblem, string>> = {
  unknown:
    'This link belongs to no invitation. Part of it may be missing: copy the whole link from the message, or ask your colleague to send it again.',
  redeemed: `This invitation has been accepted already, and works only once. If that was you, sign in with the account you created. Otherwise tell your colleague, and ask for a new one.`,
  withdrawn: `This invitation has been withdrawn. ${ASK}`,
  expired: `This invitation has expired: each is good for ${INVITATION_DAYS} days. ${ASK}`,
  refused: `This invitation is no longer good for your account: the colleague who invited you may have left, or your own access has been ended before. Ask the person who manages accounts.`,
};

/** Where this tab keeps the code of the invitation that was opened in it. */
const STORAGE_KEY = 'invitation';

/** Remembers in this tab that whoever is signed in comes with an invitation; null forgets it. */
export function rememberInvitation(code: string | null): void {
  if (code === null) tabStorage.remove(STORAGE_KEY);
  else tabStorage.keep(STORAGE_KEY, code);
}

/** The code of the invitation that was opened in this tab; null if there is none. */
export const pendingInvitation = (): string | null => tabStorage.get(STORAGE_KEY);
