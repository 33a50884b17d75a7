import { COLLECTIONS, type Collection } from './collections.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/**
 * What may be written, told a second time and apart from the rules: by hand from the specification
 * (sections 3, 4, 5 and 7), without anything of src/domain. The fuzzer holds the rules against it.
 * Firebase's hidden `.priority` stands in these trees like a child, and nowhere may it be.
 */

export type Person = {
  readonly signedIn: boolean;
  readonly name?: string;
  readonly id: string;
  readonly isStaff: boolean;
};

/** The server's clock in a write, and what stands for the time it becomes. */
export const NOW = { '.sv': 'timestamp' } as const;
export const SERVER_TIME = 1_700_000_000_123;

/** Whether the product is closed to all but staff: whatever stands at the switch, unless it is false. */
export function isClosed(staffOnly: unknown): boolean {
  return staffOnly !== undefined && staffOnly !== false;
}

/** Whether a person may make a write: paths and values that are stored together; null deletes. */
export function mayWrite(
  person: Person,
  before: Tree,
  after: Tree,
  paths: readonly string[],
  staffOnly: boolean,
): boolean {
  if (!person.signedIn || (staffOnly && !person.isStaff)) return false;
  return paths.every((path) => mayTouch(person, before, after, path));
}

function mayTouch(person: Person, before: Tree, after: Tree, path: string): boolean {
  const place = [...Object.keys(COLLECTIONS), 'activity'].find((root) =>
    path.startsWith(`${root}/`),
  );
  if (place === undefined) return false;
  const [id = '', field] = path.slice(place.length + 1).split('/');
  const was = at(before, `${place}/${id}`);
  const is = at(after, `${place}/${id}`);
  if (place === 'activity') return was === undefined && isEntry(person, before, after, id, is);
  const collection = COLLECTIONS[place] as Collection;
  if (!isTree(is) || !hasAllFields(collection, is)) return false;
  if (was !== undefined) return field !== undefined && mayEdit(collection, field, was, is);
  if (!('creationDate' in is) || !isTold(collection, before, after, id)) return false;
  const written = field === undefined ? Object.keys(is) : field in is ? [field] : [];
  return written.every((name) => isFit(collection, name, is[name]));
}

/** No record loses a field, however the write is made. */
function hasAllFields({ fields }: Collection, is: Tree): boolean {
  return Object.keys(fields).every((name) => name in is);
}

/** Of an old record only the fields change, each by itself; what stands there already may stay. */
function mayEdit(collection: Collection, name: string, was: Tree | Value, is: Tree): boolean {
  const value = is[name];
  if (!(name in collection.fields) || isTree(value)) return false;
  return (isTree(was) && was[name] === value) || isFit(collection, name, value);
}

/** A new record comes with a new entry of the activity, under its own key. */
function isTold({ created }: Collection, before: Tree, after: Tree, id: string): boolean {
  const entry = at(after, `activity/${id}`);
  if (!isKey(id)) return false;
  return at(before, `activity/${id}`) === undefined && isTree(entry) && entry['action'] === created;
}

/** Whether a form of today stores such a value; of a new record, the day of its creation as well. */
function isFit({ fields }: Collection, name: string, value: Tree | Value | undefined): boolean {
  const kind = name === 'creationDate' ? 'day' : fields[name];
  if (kind === undefined || value === undefined) return false;
  if (kind === 'number') return typeof value === 'number' && Math.abs(value) <= 1e15;
  if (kind === 'text') return typeof value === 'string' && value.length <= 10_000;
  if (kind === 'day') return isDay(value) || (value === '' && name !== 'creationDate');
  return typeof value === 'string' && kind.includes(value);
}

function isEntry(
  person: Person,
  before: Tree,
  after: Tree,
  id: string,
  is: Tree | Value | undefined,
): boolean {
  if (!isTree(is) || Object.keys(is).toSorted().join() !== 'action,subject,timestamp,user')
    return false;
  const { user, action, subject, timestamp } = is;
  if (!isKey(id)) return false;
  if (user !== nameOf(person) || timestamp !== SERVER_TIME) return false;
  if (typeof subject !== 'string' || subject.length > 10_001) return false;
  return Object.entries(COLLECTIONS).some(([place, collection]) => {
    if (action === collection.updated) return true;
    const made = at(after, `${place}/${id}`);
    return (
      action === collection.created &&
      at(before, `${place}/${id}`) === undefined &&
      isTree(made) &&
      collection.subject(made) === subject
    );
  });
}

/** The name that a person's entries bear: their own exactly, unless there is nothing to read in it. */
export function nameOf({ name = '' }: Person): string {
  return /[^\s]/.test(name) ? name : 'Admin';
}

/** Keys of new things: short and plain. */
function isKey(id: string): boolean {
  return /^[\w-]{1,40}$/.test(id);
}

function isDay(value: Tree | Value): boolean {
  if (typeof value !== 'string') return false;
  const [, month = 0, day = 0] = (/^\d{4}-(\d\d)-(\d\d)$/.exec(value) ?? []).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
