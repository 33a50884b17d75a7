import type { InvitationProblem } from './findInvitation.ts';

const ASK = 'Ask your colleague for a new one.';

const TEXTS: Readonly<Record<Exclude<InvitationProblem, 'another address'>, string>> = {
  unknown:
    'This link belongs to no invitation. Part of it may be missing: copy the whole link from the message, or ask your colleague to send it again.',
  redeemed: `This invitation has been accepted already, and works only once. If that was you, sign in with the account you created. Otherwise tell your colleague, and ask for a new one.`,
  withdrawn: `This invitation has been withdrawn. ${ASK}`,
  expired: `This invitation has expired: each is good for seven days. ${ASK}`,
  'not confirmed': 'This invitation is for your address once it is confirmed.',
  refused: `This invitation is no longer good for your account: the colleague who invited you may have left, or your own access has been ended before. Ask the person who manages accounts.`,
};

/** What is wrong with an invitation, and what to do about it. `address`: the only one that it is for. */
export const problemText = (problem: InvitationProblem, address = ''): string =>
  problem === 'another address'
    ? `This invitation is for ${address}. Log out, open the link again, and use that address.`
    : TEXTS[problem];
