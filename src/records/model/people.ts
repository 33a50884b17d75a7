import { childrenOf, parseChildren, textOrBlank } from '../../lib/stored.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { HIDDEN_MARKS, MAX_NAME_LENGTH } from '../../lib/personName.ts';
import { isTimestamp } from './activity.ts';

/** Where it is stored, by uid, what each account says of itself: its name, its e-mail address and when it was there last. */
export const PEOPLE_PATH = 'people';

/** How rarely an account says that it is there. */
export const SEEN_EVERY_MS = 60 * 60_000;

/** The uid that an erased account leaves behind. */
export const ERASED_UID = 'erased';

/** What an account says of itself; `at`: when it had the dashboard open last, in milliseconds since 1970. */
export type Account = { readonly name: string; readonly email: string; readonly at: number };

/** All accounts by their uid. */
export type People = ReadonlyMap<string, Account>;

/** Parses what all accounts say of themselves. */
export const parsePeople = (stored: unknown): People => parseChildren(stored, parseAccount);

/** Parses what an account says of itself; null if that is damaged, or not stored. */
export function parseAccount(stored: unknown): Account | null {
  const { name, email, at } = childrenOf(stored);
  return typeof name === 'string' && isTimestamp(at)
    ? { name, email: textOrBlank(email), at }
    : null;
}

/**
 * The author of a save: the display name unchanged, or 'Admin' when it is absent or blank (specification, section 6), or has
 * characters that no name holds, since accounts can be renamed past this app. The security rules require the same.
 */
export function authorName(displayName: string | null): string {
  if (!displayName?.trim() || displayName.length > MAX_NAME_LENGTH) return NOBODY;
  return HIDDEN.test(displayName) ? NOBODY : displayName;
}

/** How accounts without a name sign: it is nobody's, and so no name to mistake for another. */
export const NOBODY = 'Admin';

const HIDDEN = new RegExp(`[${HIDDEN_MARKS}]`);

/** What is to be said beside the name of an entry's author: a few words, and perhaps whose account is meant. */
export type AuthorNote = { readonly text: string; readonly account?: string };

/** Whose account an entry is from, where its name alone is not enough; null where it does not. */
export function authorNote(
  { user, uid }: { readonly user: string; readonly uid: string },
  people: People,
): AuthorNote | null {
  // Only the owner's own programs, to which the rules do not apply, store entries of no account.
  if (uid === '' || uid === ERASED_UID) return null;
  const account = people.get(uid);
  const twin = user === NOBODY ? undefined : accountCalled(user, people, uid);
  if (account === undefined) {
    return twin ? { text: 'not from the account of', account: describe(twin) } : null;
  }
  if (account.name === user) {
    if (twin === undefined) return null;
    return account.email === ''
      ? { text: 'two accounts have this name' }
      : { text: 'two accounts have this name, this is', account: account.email };
  }
  return account.name === NOBODY
    ? { text: 'from an account without a name', ...(account.email && { account: account.email }) }
    : { text: 'from the account of', account: describe(account) };
}

const describe = ({ name, email }: Account): string => (email === '' ? name : `${name}, ${email}`);

/** Another account that has a name, or one that looks the same. */
const accountCalled = (name: string, people: People, except: string): Account | undefined =>
  [...people].find(([uid, other]) => uid !== except && lookOf(other.name) === lookOf(name))?.[1];

/** The same for names that are hard to tell apart: by case, by space, or by characters that are not seen. */
const lookOf = (name: string): string =>
  nameKey(name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).replaceAll(
    /\s+/g,
    ' ',
  );
