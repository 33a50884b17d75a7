import type { Invitation } from '../../model/accounts/invitation.ts';
import type { Removal, Seen, StaffEntry } from '../../model/accounts/staff.ts';
import { authorName, type SignedNames } from '../../model/signature.ts';

/** What is stored of the accounts of a company. */
export type Accounts = {
  readonly staff: ReadonlyMap<string, StaffEntry>;
  readonly seen: ReadonlyMap<string, Seen>;
  readonly removals: ReadonlyMap<string, Removal>;
  readonly names: SignedNames;
  /** The accepted invitations by their code, as far as they are known. */
  readonly invitations: ReadonlyMap<string, Invitation>;
  /** Whether only those on the staff list have access. */
  readonly isListOn: boolean;
};

export const ROLE_COLORS = { Administrator: 'blue', Member: 'gray' } as const;

/** Somebody who has access, or had it. */
export type Person = {
  /** The uid of their account. */
  readonly id: string;
  /** The name that they signed with last, or what else is known of them. */
  readonly name: string;
  /** All names that they have signed with: what is somebody's is known by their name alone. */
  readonly names: readonly string[];
  readonly email: string;
  readonly role: keyof typeof ROLE_COLORS;
  /** The earliest time from which they are known to have access; 0 if none is. */
  readonly since: number;
  /** The name of who invited them; blank if nobody did, or it is not known. */
  readonly inviter: string;
  readonly inviterUid: string;
  /** When they had the dashboard open last; 0 if that is not known. */
  readonly seenAt: number;
  readonly removal: Removal | null;
};

/** How accounts without a name sign: it is nobody's. */
const NOBODY = authorName(null);

/** Who has access, and whose access has ended, earliest first. Without a staff list, everybody has access who was ever here. */
export function peopleOf(accounts: Accounts): {
  readonly present: readonly Person[];
  readonly gone: readonly Person[];
} {
  const { staff, seen, names, isListOn } = accounts;
  const uids = new Set([...staff.keys(), ...(isListOn ? [] : [...names.keys(), ...seen.keys()])]);
  const people = [...uids]
    .map((uid) => personOf(uid, accounts))
    .toSorted((a, b) => a.since - b.since);
  const hasLeft = ({ id }: Person): boolean => isListOn && staff.get(id) === 'removed';
  return { present: people.filter((one) => !hasLeft(one)), gone: people.filter(hasLeft) };
}

function personOf(uid: string, accounts: Accounts): Person {
  const entry = accounts.staff.get(uid);
  const removal = accounts.removals.get(uid) ?? null;
  const code = typeof entry === 'object' ? entry.code : String(removal?.was);
  const invitation = accounts.invitations.get(code);
  const signed = accounts.names.get(uid) ?? [];
  const names = signed.map(({ name }) => name).filter((name) => name !== NOBODY);
  const seen = accounts.seen.get(uid);
  const email = seen?.email || invitation?.redeemedEmail || '';
  const since = invitation?.redeemedAt ?? signed[0]?.since ?? 0;
  return {
    id: uid,
    name: names.at(-1) ?? (email || invitation?.invited || 'Account without a name'),
    names,
    email,
    role: entry === 'administrator' ? 'Administrator' : 'Member',
    since,
    inviter: invitation?.inviter ?? '',
    inviterUid: invitation?.inviterUid ?? '',
    seenAt: seen?.at ?? 0,
    removal,
  };
}
