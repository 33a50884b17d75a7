import { SERVER_TIME, type User } from './user.ts';
import { at, isTree, type Tree } from './tree.ts';

/** Where it is stored what each account says of itself. */
export const PEOPLE = 'people';

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

/** Whether a user with access may write what their account says of itself: its name, the server's time and its e-mail address. */
export function mayWritePerson(user: User, after: Tree, path: string): boolean {
  const [, uid, child] = path.split('/');
  const said = at(after, `${PEOPLE}/${user.id}`);
  if (uid !== user.id || !isTree(said) || !('name' in said) || !('at' in said)) return false;
  const written = child === undefined ? Object.keys(said) : child in said ? [child] : [];
  // No account of these tests has an address.
  return written.every(
    (name) =>
      (name === 'name' && said[name] === authorName(user)) ||
      (name === 'at' && said[name] === SERVER_TIME),
  );
}
