import { DAY_MS } from '../lib/dates.ts';
import { nameKey } from '../lib/nameKey.ts';
import { HIDDEN_MARKS, MAX_NAME_LENGTH } from '../lib/personName.ts';
import { isTimestamp } from './activity.ts';

// The security rules limit names as the forms do.
export { HIDDEN_MARKS, MAX_NAME_LENGTH };

/** The database path of what says which account an entry of the activity or the history is from. */
export const SIGNATURES_PATH = 'signatures';

/** Below it: the uid of each entry's author, by the key of the entry. */
export const ENTRY_SIGNATURES = 'entries';

/** Below it: the names under which each account signs, by uid and number. */
export const SIGNED_NAMES = 'names';

/** The most names of an account that are noted. */
const MAX_NAMES = 100;

/** The uid that an erased account leaves in its signatures. */
export const ERASED_UID = 'erased';

/** For how many days entries say that their account has another name, from when it has. */
export const RENAMED_DAYS = 30;

/** A name of an account, and when it was noted, in milliseconds since 1970. */
type SignedName = { readonly name: string; readonly since: number };

/** The names of all accounts by uid, in the order in which they were noted. */
export type SignedNames = ReadonlyMap<string, readonly SignedName[]>;

/**
 * The author of a save: the display name unchanged, or 'Admin' when it is absent or blank (specification, section 6), or has
 * characters that no name holds, since accounts can be renamed past this app. The security rules require the same.
 */
export function authorName(displayName: string | null): string {
  if (!displayName?.trim() || displayName.length > MAX_NAME_LENGTH) return 'Admin';
  return HIDDEN.test(displayName) ? 'Admin' : displayName;
}

const HIDDEN = new RegExp(`[${HIDDEN_MARKS}]`);

/** The path of the signature of an entry. */
export const signaturePath = (entryId: string): string =>
  `${SIGNATURES_PATH}/${ENTRY_SIGNATURES}/${entryId}`;

/** The path of the names of an account. */
export const signedNamesPath = (uid: string): string => `${SIGNATURES_PATH}/${SIGNED_NAMES}/${uid}`;

/** What notes a name of an account by path, beside those that are stored; nothing if that is stored, or there is no room. */
export function notedName(
  uid: string,
  { user, timestamp }: { readonly user: string; readonly timestamp: object },
  stored: unknown,
): Readonly<Record<string, unknown>> {
  const names = { ...(stored as object | null) };
  const isNoted = parseNames(names).some(({ name }) => name === user);
  const free = Array.from({ length: MAX_NAMES }, (_, index) => index).find(
    (index) => !(index in names),
  );
  if (isNoted || free === undefined) return {};
  return { [`${signedNamesPath(uid)}/${free}`]: { name: user, since: timestamp } };
}

/** Parses the stored names, without those that are damaged. */
export function parseSignedNames(stored: unknown): SignedNames {
  const accounts = Object.entries((stored ?? {}) as Readonly<Record<string, unknown>>);
  return new Map(accounts.map(([uid, names]) => [uid, parseNames(names)]));
}

const parseNames = (stored: unknown): readonly SignedName[] =>
  Object.values((stored ?? {}) as Readonly<Record<string, Partial<SignedName> | null>>)
    .flatMap((one) => {
      const { name, since } = one ?? {};
      return typeof name === 'string' && isTimestamp(since) ? [{ name, since }] : [];
    })
    .toSorted((a, b) => a.since - b.since);

/** What is to be said beside the name of an entry's author: a few words, and perhaps another name. */
export type SignatureNote = { readonly text: string; readonly name?: string };

const NOT_CONFIRMED: SignatureNote = { text: 'name not confirmed' };

/** How accounts without a name sign: it is nobody's, and so no name to mistake for another. */
const NOBODY = authorName(null);

/**
 * Where the name of an entry and the account that signed it part, what the reader should know; null where they do not. `uid`: the
 * entry's signature, null if it has none.
 */
export function signatureNote(
  { user, timestamp }: { readonly user: string; readonly timestamp: number },
  uid: string | null,
  names: SignedNames,
): SignatureNote | null {
  if (uid === ERASED_UID) return null;
  // Nobody signed before anybody noted a name.
  if (uid === null) return timestamp > firstSignedAt(names) ? NOT_CONFIRMED : null;
  const own = names.get(uid) ?? [];
  const other = own.findLast(({ name }) => name !== user && name !== NOBODY);
  const noted = own.find(({ name }) => name === user);
  if (noted === undefined || isTaken(user, uid, noted, names)) {
    if (other !== undefined) return { text: 'account of', name: other.name };
    return noted === undefined ? NOT_CONFIRMED : { text: 'second account of this name' };
  }
  if (other === undefined) return null;
  const renamedAt = Math.max(noted.since, other.since);
  return timestamp < renamedAt + RENAMED_DAYS * DAY_MS ? { text: 'also', name: other.name } : null;
}

const firstSignedAt = (names: SignedNames): number =>
  Math.min(...[...names.values()].flat().map(({ since }) => since));

/** Whether another account had the name first, or one that looks the same. */
function isTaken(name: string, uid: string, { since }: SignedName, names: SignedNames): boolean {
  const key = lookOf(name);
  return (
    name !== NOBODY &&
    [...names].some(
      ([other, all]) =>
        other !== uid && all.some((one) => one.since < since && lookOf(one.name) === key),
    )
  );
}

/** The same for names that are hard to tell apart: by case, by space, or by characters that are not seen. */
const lookOf = (name: string): string =>
  nameKey(name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).replaceAll(
    /\s+/g,
    ' ',
  );
