import { contact } from '../../../src/features/contacts/contact.entity.ts';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import type { Entity } from '../../../src/records/model/entity.ts';
import { lead } from '../../../src/features/sales/lead.entity.ts';
import { linesOf } from '../../../src/records/model/recordsNaming.ts';
import { NOBODY, PEOPLE_PATH } from '../../../src/records/model/people.ts';
import { supplier } from '../../../src/features/purchasing/supplier.entity.ts';
import { InputError } from '../program.ts';
import { at, branch, textOf, type Branch, type Tree } from '../tree.ts';

/** The texts that identify a person, and what they are replaced by. */
export type Person = {
  /** Names, in place of which a neutral name is stored. */
  readonly names: readonly string[];
  /** E-mail addresses, telephone numbers and the like, which are blanked. */
  readonly details: readonly string[];
  /** The ids of the person's accounts. */
  readonly uids: readonly string[];
};

/** How a person is named on the command line. */
export type Request = {
  /** Paths of records of a customer, lead, supplier or contact. */
  readonly records: readonly string[];
  readonly uids: readonly string[];
  readonly emails: readonly string[];
  /** Further names. */
  readonly texts: readonly string[];
  /** Texts of the records or accounts that are not about the person, such as the name of an employer. */
  readonly except: readonly string[];
};

/** An account as `firebase auth:export` writes it. */
export type Account = {
  readonly localId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly phoneNumber?: string;
};

const PARTIES: readonly Entity[] = [customer, lead, supplier, contact];

/** The fields of parties that name a person, and those with details; all others are about the business. */
const NAMES = ['name', 'company', 'contact'];
const DETAILS = ['email', 'phone', 'address', 'trn'];

/** Shorter texts would be found in words that have nothing to do with the person. */
const MIN_LENGTH = 3;

/** Collects what identifies a person, from records and accounts. Throws InputError. */
export function identify(request: Request, data: Tree, accounts: readonly Account[]): Person {
  const records = request.records.map((path) => partyAt(data, path));
  const own = accounts.filter(
    ({ localId, email }) =>
      request.uids.includes(localId) || (email !== undefined && request.emails.includes(email)),
  );
  const uids = unique([...request.uids, ...own.map(({ localId }) => localId)]);
  const person = {
    names: texts([
      ...request.texts,
      ...records.flatMap((record) => NAMES.map((name) => textOf(record[name]))),
      ...records.flatMap((record) => linesOf(textOf(record['formerNames']))),
      ...[...own.map(({ displayName = '' }) => displayName), ...storedNames(data, uids)].filter(
        (name) => name !== NOBODY,
      ),
    ]),
    details: texts([
      ...request.emails,
      ...records.flatMap((record) => DETAILS.map((name) => textOf(record[name]))),
      ...own.flatMap(({ email = '', phoneNumber = '' }) => [email, phoneNumber]),
    ]),
    uids,
  };
  const isMeant = (text: string): boolean => !request.except.includes(text);
  const { names, details } = person;
  const meant = { names: names.filter(isMeant), details: details.filter(isMeant), uids };
  const all = [...meant.names, ...meant.details];
  const short = all.filter((text) => text.length < MIN_LENGTH);
  if (short.length > 0) {
    throw new InputError(
      `Too short to search for: ${short.map((text) => `“${text}”`).join(', ')}. Leave it out with --not.`,
    );
  }
  if (all.length + uids.length === 0) throw new InputError('Nothing identifies the person.');
  return meant;
}

/** The fields of a party's record. Throws when there is none. */
function partyAt(data: Tree, path: string): Branch {
  const isParty = PARTIES.some((entity) => path.startsWith(`${entity.path}/`));
  const record = branch(at(data, path));
  if (isParty && Object.keys(record).length > 0) return record;
  const paths = PARTIES.map((entity) => entity.path).join(', ');
  throw new InputError(`${path} is no record of ${paths}.`);
}

/** The names that accounts have, and those under which they signed whatever is stored. */
const storedNames = (data: Tree, uids: readonly string[]): readonly string[] => [
  ...uids.map((uid) => textOf(at(data, `${PEOPLE_PATH}/${uid}/name`))),
  ...signedNames(data, uids),
];

const signedNames = (node: Tree, uids: readonly string[]): readonly string[] => [
  ...(uids.includes(textOf(branch(node)['uid'])) ? [textOf(branch(node)['user'])] : []),
  ...Object.values(branch(node)).flatMap((child) => signedNames(child, uids)),
];

const texts = (all: readonly string[]): readonly string[] =>
  unique(all.map((text) => text.trim()).filter((text) => text !== ''));

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)];
