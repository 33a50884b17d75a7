import { DAY_MS } from '../../lib/dates.ts';
import { childrenOf, textOrBlank } from '../../lib/stored.ts';

/** Where invitations are stored, by code, and who is on the staff list, by uid. */
export const INVITATIONS_PATH = 'invitations';
export const STAFF_PATH = 'staff';

/** For how many days an invitation is open. */
export const INVITATION_DAYS = 7;

/** How long an invitation can be accepted. */
export const INVITATION_MS = INVITATION_DAYS * DAY_MS;

/** How many characters the name of whom an invitation is for may have. */
export const MAX_INVITED_LENGTH = 100;

/** How many characters a code has: 128 random bits as hexadecimal digits. */
export const CODE_LENGTH = 32;

/** An invitation to the dashboard. Times are milliseconds since 1970. */
export type Invitation = {
  readonly code: string;
  /** The name of the colleague who invites, and the uid of their account. */
  readonly inviter: string;
  readonly inviterUid: string;
  /** Whom it is for; blank if that was left open. */
  readonly invited: string;
  /** Whether who accepts it works in the field, and sees no money. */
  readonly isField: boolean;
  readonly createdAt: number;
  readonly withdrawnAt: number | null;
  readonly redeemedAt: number | null;
  /** The address of the account that has accepted it; blank while none has. */
  readonly redeemedEmail: string;
};

/** `open` can be accepted. */
export type InvitationState = 'open' | 'expired' | 'withdrawn' | 'redeemed';

/** A new code, which nobody can guess. */
export const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(CODE_LENGTH / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Whether a text has the form of a code. */
export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && /^[0-9a-f]+$/.test(text);

/** A stored invitation. */
export function parseInvitation(code: string, stored: unknown): Invitation {
  const values = childrenOf(stored);
  const text = (name: string): string => textOrBlank(values[name]);
  const time = (name: string): number | null => {
    const value = values[name];
    return typeof value === 'number' ? value : null;
  };
  return {
    code,
    inviter: text('name'),
    inviterUid: text('by'),
    invited: text('for'),
    isField: values['field'] === true,
    createdAt: time('created') ?? 0,
    withdrawnAt: time('withdrawn'),
    redeemedAt: time('redeemedAt'),
    redeemedEmail: text('redeemedEmail'),
  };
}

/** The state of an invitation at a time of the server's clock. */
export function stateOf(invitation: Invitation, now: number): InvitationState {
  if (invitation.redeemedAt !== null) return 'redeemed';
  if (invitation.withdrawnAt !== null) return 'withdrawn';
  return now < invitation.createdAt + INVITATION_MS ? 'open' : 'expired';
}
