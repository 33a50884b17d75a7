import { COLLECTIONS, type Collection } from './collections.ts';
import { mayWriteCompany } from './companyDescription.ts';
import { isHistory } from './historyDescription.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/**
 * Which writes the product allows: a second description, written by hand from the specification (sections 3, 4, 5 and 7)
 * and independent of the rules generator. The fuzz test compares the rules with it. In these trees Firebase's hidden
 * `.priority` is a child like any other, and is never allowed.
 */

export type User = {
  readonly isSignedIn: boolean;
  readonly name?: string;
  readonly id: string;
  readonly isStaff: boolean;
};

/** The server timestamp in a write, and the value that represents it once stored. */
export const NOW = { '.sv': 'timestamp' } as const;
export const SERVER_TIME = 1_700_000_000_123;

/** Whether only staff have access: for any value of the switch but `false`. */
export function isStaffOnly(staffOnly: unknown): boolean {
  return staffOnly !== undefined && staffOnly !== false;
}

/** Whether a user may write `paths` together; `before` and `after` are the whole trees around the write. */
export function mayWrite(
  user: User,
  before: Tree,
  after: Tree,
  paths: readonly string[],
  staffOnly: boolean,
): boolean {
  if (!user.isSignedIn || (staffOnly && !user.isStaff)) return false;
  return paths.every((path) => mayWritePath(user, before, after, path));
}

function mayWritePath(user: User, before: Tree, after: Tree, path: string): boolean {
  if (path.startsWith('config/')) return mayWriteCompany(after, path);
  const root = [...Object.keys(COLLECTIONS), 'activity', 'history'].find((name) =>
    path.startsWith(`${name}/`),
  );
  if (root === undefined) return false;
  const [id = '', field] = path.slice(root.length + 1).split('/');
  const old = at(before, `${root}/${id}`);
  const next = at(after, `${root}/${id}`);
  if (root === 'history') {
    if (old !== undefined || !isTree(next) || !isSigned(user, id, next)) return false;
    return isHistory(before, after, id, next);
  }
  if (root === 'activity') return old === undefined && isEntry(user, before, after, id, next);
  const collection = COLLECTIONS[root] as Collection;
  if (!isTree(next) || !hasRequiredFields(collection, next)) return false;
  if (old !== undefined) return field !== undefined && mayEdit(collection, field, old, next);
  if (!('creationDate' in next) || !hasEntry(collection, before, after, id)) return false;
  const written = field === undefined ? Object.keys(next) : field in next ? [field] : [];
  return written.every((name) => isValid(collection, name, next[name]));
}

/** No write leaves a record without a required field. */
function hasRequiredFields({ fields, optional = [] }: Collection, record: Tree): boolean {
  return Object.keys(fields).every((name) => name in record || optional.includes(name));
}

/** An existing record only changes field by field; a field accepts the value it already has. */
function mayEdit(collection: Collection, name: string, old: Tree | Value, next: Tree): boolean {
  const value = next[name];
  if (!(name in collection.fields) || value === undefined || isTree(value)) return false;
  return (isTree(old) && old[name] === value) || isValid(collection, name, value);
}

/** A new record requires a new activity entry under the same key. */
function hasEntry({ created }: Collection, before: Tree, after: Tree, id: string): boolean {
  const entry = at(after, `activity/${id}`);
  if (!isKey(id)) return false;
  return at(before, `activity/${id}`) === undefined && isTree(entry) && entry['action'] === created;
}

/** Whether a form can store a value in a field, or the app a creation date. */
function isValid({ fields }: Collection, name: string, value: Tree | Value | undefined): boolean {
  const kind = name === 'creationDate' ? 'date' : fields[name];
  if (kind === undefined || value === undefined) return false;
  if (kind === 'number') return typeof value === 'number' && Math.abs(value) <= 1e15;
  if (kind === 'text') return typeof value === 'string' && value.length <= 10_000;
  if (kind === 'date') return isDate(value) || (value === '' && name !== 'creationDate');
  return typeof value === 'string' && kind.includes(value);
}

function isEntry(
  author: User,
  before: Tree,
  after: Tree,
  id: string,
  entry: Tree | Value | undefined,
): boolean {
  if (!isTree(entry) || Object.keys(entry).toSorted().join() !== 'action,subject,timestamp,user')
    return false;
  const { action, subject } = entry;
  if (!isSigned(author, id, entry)) return false;
  if (typeof subject !== 'string' || subject.length > 10_001) return false;
  return Object.entries(COLLECTIONS).some(([path, collection]) => {
    if (action === collection.updated) return true;
    const record = at(after, `${path}/${id}`);
    return (
      action === collection.created &&
      at(before, `${path}/${id}`) === undefined &&
      isTree(record) &&
      collection.subject(record) === subject
    );
  });
}

/** An entry has a plain key, its author's name and the server's time. */
function isSigned(author: User, id: string, { user, timestamp }: Tree): boolean {
  return isKey(id) && user === authorName(author) && timestamp === SERVER_TIME;
}

/** The author of a user's entries: the name unchanged, or Admin when it is blank. */
export function authorName({ name = '' }: User): string {
  return /[^\s]/.test(name) ? name : 'Admin';
}

/** Whether a key is short and plain. */
function isKey(id: string): boolean {
  return /^[\w-]{1,40}$/.test(id);
}

function isDate(value: Tree | Value): boolean {
  if (typeof value !== 'string') return false;
  const [, month = 0, day = 0] = (/^\d{4}-(\d\d)-(\d\d)$/.exec(value) ?? []).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
