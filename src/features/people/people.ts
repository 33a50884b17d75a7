import type { Invitation } from '../accounts/invitation.ts';
import { NOBODY, type People } from '../../records/model/people.ts';
import type { Removal, StaffEntry } from '../accounts/staff.ts';

/** What is stored of the accounts of a company. */
export type Accounts = {
  readonly staff: ReadonlyMap<string, StaffEntry>;
  readonly people: People;
  readonly removals: ReadonlyMap<string, Removal>;
  /** The uids of those who work in the field. */
  readonly fieldStaff: ReadonlySet<string>;
  /** The accepted invitations by their code, as far as they are known. */
  readonly invitations: ReadonlyMap<string, Invitation>;
  /** Whether only those on the staff list have access. */
  readonly isListOn: boolean;
};

export const ROLE_COLORS = { Administrator: 'blue', Member: 'gray', Field: 'yellow' } as const;

/** Somebody who has access, or had it. */
export type Person = {
  /** The uid of their account. */
  readonly id: string;
  /** The name of their account, by which what is theirs is known; blank if it has none. */
  readonly ownName: string;
  /** That name, or what else is known of them. */
  readonly name: string;
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

/** Who has access, and whose access has ended, earliest first. Without a staff list, everybody has access who was ever here. */
export function peopleOf(accounts: Accounts): {
  readonly present: readonly Person[];
  readonly gone: readonly Person[];
} {
  const { staff, people: known, isListOn } = accounts;
  const uids = new Set([...staff.keys(), ...(isListOn ? [] : known.keys())]);
  const people = [...uids]
    .map((uid) => toPerson(uid, accounts))
    .toSorted((a, b) => a.since - b.since);
  const hasLeft = ({ id }: Person): boolean => isListOn && staff.get(id) === 'removed';
  return { present: people.filter((one) => !hasLeft(one)), gone: people.filter(hasLeft) };
}

function toPerson(uid: string, accounts: Accounts): Person {
  const entry = accounts.staff.get(uid);
  const removal = accounts.removals.get(uid) ?? null;
  const code = typeof entry === 'object' ? entry.code : String(removal?.was);
  const invitation = accounts.invitations.get(code);
  const { name = NOBODY, email: said, at = 0 } = accounts.people.get(uid) ?? {};
  const ownName = name === NOBODY ? '' : name;
  const email = said || invitation?.redeemedEmail || '';
  return {
    id: uid,
    ownName,
    name: ownName || email || invitation?.invited || 'Account without a name',
    email,
    role:
      entry === 'administrator'
        ? 'Administrator'
        : accounts.fieldStaff.has(uid)
          ? 'Field'
          : 'Member',
    since: invitation?.redeemedAt ?? 0,
    inviter: invitation?.inviter ?? '',
    inviterUid: invitation?.inviterUid ?? '',
    seenAt: at,
    removal,
  };
}
