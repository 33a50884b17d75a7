import { SERVER_TIME, type User } from './user.ts';
import { at, isTree, type Tree } from './tree.ts';

/** Where it is stored which account an entry is from, and under which names accounts sign. */
export const SIGNATURES = 'signatures/entries';
export const NAMES = 'signatures/names';

/** What no name holds: characters without width, and those that turn the direction of a text. */
const MARKS = [
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
] as const;

/** The author of a user's entries: the name unchanged, or Admin when it is blank, too long or holds a mark. */
export function authorName({ name = '' }: Pick<User, 'name'>): string {
  const isName = /[^\s]/.test(name) && name.length <= 100 && !name.split('').some(isMark);
  return isName ? name : 'Admin';
}

const isMark = (character: string): boolean =>
  MARKS.some(([first, last]) => character >= chr(first) && character <= chr(last));

const chr = (code: number): string => String.fromCharCode(code);

/** Whether a user with access may write a path of the signatures: their own, with an entry that is new, or a name they have. */
export function maySign(user: User, before: Tree, after: Tree, path: string): boolean {
  const [, list, ...keys] = path.split('/');
  if (list === 'entries') {
    const [id = '', ...deeper] = keys;
    const isAbout = (root: string): boolean => at(after, `${root}/${id}`) !== undefined;
    const wasAbout = (root: string): boolean => at(before, `${root}/${id}`) !== undefined;
    return (
      deeper.length === 0 &&
      id !== '' &&
      at(after, path) === user.id &&
      ['activity', 'history'].some(isAbout) &&
      !['activity', 'history'].some(wasAbout)
    );
  }
  const [uid, index = ''] = keys;
  if (list !== 'names' || uid !== user.id || !/^\d{1,2}$/.test(index)) return false;
  if (at(before, `${NAMES}/${uid}/${index}`) !== undefined) return false;
  const noted = at(after, `${NAMES}/${uid}/${index}`);
  if (!isTree(noted) || Object.keys(noted).toSorted().join() !== 'name,since') return false;
  return noted['name'] === authorName(user) && noted['since'] === SERVER_TIME;
}
