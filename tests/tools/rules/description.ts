import { ASSIGNEES, isNextList } from './assigneesDescription.ts';
import { COLLECTIONS, LATER, type Collection } from './collections.ts';
import { mayWriteCompany } from './companyDescription.ts';
import { COUNT, ENQUIRIES, mayWriteCount, mayWriteEnquiry } from './enquiryDescription.ts';
import { isHistory } from './historyDescription.ts';
import { isReceipt, isReversal } from './receiptDescription.ts';
import { isImport, isImportOf, isRemoval } from './importDescription.ts';
import { SERVER_TIME, type User } from './user.ts';
import { isKey } from './key.ts';
import { authorName, mayWritePerson } from './peopleDescription.ts';
import { COUNTERS, isIssue, isNumberOf } from './issueDescription.ts';
import {
  isAsInvoiced,
  isPaid,
  isSettledBy,
  isSettlement,
  namesAnother,
  takesBack,
} from './settlementDescription.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/**
 * Which writes the product allows: a second description, written by hand from the specification (sections 3, 4, 5 and 7)
 * and independent of the rules generator. `writes.test.ts` compares the rules with it. In these trees Firebase's hidden
 * `.priority` of what has children is a child like any other, and is never allowed.
 */

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
  const access = {
    hasAccess: user.isSignedIn && (!staffOnly || user.isStaff),
    author: authorName(user),
  };
  return paths.every((path) => {
    if (`${path}/`.startsWith(`${COUNT}/`)) return mayWriteCount(before, after, access.hasAccess);
    return path.startsWith(`${ENQUIRIES}/`)
      ? mayWriteEnquiry(user, access, { before, after, path })
      : access.hasAccess && mayWritePath(user, before, after, path, paths);
  });
}

/** The paths whose children may be written one by one. */
const ROOTS = [...Object.keys(COLLECTIONS), 'activity', 'history', 'imports', 'receipts'];

function mayWritePath(
  user: User,
  before: Tree,
  after: Tree,
  path: string,
  paths: readonly string[],
): boolean {
  if (`${path}/`.startsWith(`${ASSIGNEES}/`)) return isNextList(before, after);
  const counted = Object.keys(COUNTERS).find((of) => `${path}/`.startsWith(`${COUNTERS[of]}/`));
  if (counted !== undefined) return isIssue(counted, before, after);
  if (path.startsWith('people/')) return mayWritePerson(user, after, path);
  if (`${path}/`.startsWith('config/figureBasis/'))
    return [undefined, 'own', 'sample'].includes(at(after, 'config/figureBasis') as string);
  if (path.startsWith('config/')) return mayWriteCompany(before, after, path);
  const root = ROOTS.find((name) => path.startsWith(`${name}/`));
  if (root === undefined) return false;
  const [id = '', field] = path.slice(root.length + 1).split('/');
  const old = at(before, `${root}/${id}`);
  const next = at(after, `${root}/${id}`);
  if (root === 'imports') {
    const isSignedLog = isTree(next) && isSigned(user, id, next);
    return isImport(user, { before, after, path }, isSignedLog);
  }
  if (root === 'receipts' && field === 'reversedBy') return isReversal(before, after, id);
  if (root === 'history' || root === 'receipts') {
    if (old !== undefined || !isTree(next) || !isSigned(user, id, next)) return false;
    return (root === 'history' ? isHistory : isReceipt)(before, after, id, next);
  }
  if (root === 'activity') return old === undefined && isEntry(user, before, after, id, next);
  const collection = COLLECTIONS[root] as Collection;
  if (old !== undefined && next === undefined)
    return !collection.isNeverImported && isRemoval(before, after, `${root}/${id}`);
  if (!isTree(next) || !hasRequiredFields(collection, next, old === undefined)) return false;
  if (!isFoundByName(collection, next)) return false;
  if (old !== undefined)
    return (
      field !== undefined &&
      mayEdit(user, collection, field, {
        id,
        path: `${root}/${id}`,
        before,
        after,
        old,
        next,
        records: at(after, root),
        saysWhen: paths.includes(`${root}/${id}/changedAt`),
      })
    );
  if (!('creationDate' in next) || !hasEntry(collection, before, after, id)) return false;
  const written = field === undefined ? Object.keys(next) : field in next ? [field] : [];
  return written.every((name) => {
    const kind = collection.fields[name];
    if (name === 'import')
      return !collection.isNeverImported && isImportOf(user, after, root, next[name]);
    if (kind === 'settles') return isSettledBy(after, next[name], `payments/${id}`);
    if (kind === 'paid') return isPaid(id, next);
    if (kind === 'as invoiced') return isAsInvoiced(after, name, next);
    if (kind === 'reverses') return takesBack(before, id, next);
    return !LATER.has(kind ?? '') && isValid(user, collection, name, next[name], at(after, root));
  });
}

/** No write leaves a record without a required field; who has changed it last is asked of a new one. */
function hasRequiredFields(
  { fields, optional = [] }: Collection,
  record: Tree,
  isNew: boolean,
): boolean {
  return Object.keys(fields).every(
    (name) => name in record || optional.includes(name) || (name === 'changedBy' && !isNew),
  );
}

/** The key beside a name is that in lower case, blank or left away. */
function isFoundByName({ lookedUpBy = '' }: Collection, record: Tree): boolean {
  const key = record[`${lookedUpBy}Key`] ?? '';
  const name = record[lookedUpBy];
  return key === '' || (typeof name === 'string' && key === name.toLowerCase());
}

/** The fields of an issued document that may still change. */
export const OPEN_AFTER_ISSUE = new Set([
  'status',
  'sentOn',
  'firstReminder',
  'secondReminder',
  'finalReminder',
]);

type Edit = {
  readonly id: string;
  /** The path of the record. */
  readonly path: string;
  readonly before: Tree;
  readonly after: Tree;
  readonly old: Tree | Value;
  readonly next: Tree;
  /** All records of the kind after the write. */
  readonly records: Tree | Value | undefined;
  /** Whether the write says when it changes the record; by whom is left as it is where the same person was the last. */
  readonly saysWhen: boolean;
};

/** An existing record only changes field by field; a field accepts the value it already has. */
function mayEdit(
  user: User,
  collection: Collection,
  name: string,
  { id, path, before, after, old, next, records, saysWhen }: Edit,
): boolean {
  const value = next[name];
  const { editable = Object.keys(collection.fields) } = collection;
  const kind = collection.fields[name];
  const isUnchanged = isTree(old) && old[name] === value;
  const isEditable = editable.includes(name) || (name === 'creationDate' && isUnchanged);
  if (!isEditable || kind === 'author' || kind === 'time') return false;
  if (!saysWhen || next['changedAt'] !== SERVER_TIME || next['changedBy'] !== user.id) return false;
  if (collection.fields[name] === 'issued') {
    if (!isNumberOf(path, before, after)) return false;
    return path.startsWith('creditNotes/') ? isSettledBy(after, next['invoice'], path) : true;
  }
  if (value === undefined || isTree(value)) return false;
  // What was merged into another record stays as it is until that is taken back.
  if (isMerged(old) && isMerged(next)) return false;
  if (isUnchanged) return true;
  if (collection.isTraced && !isToldOf(path, name, { before, after })) return false;
  if (kind === 'settled by') return isSettlement(before, after, id);
  if (kind === 'settled') return typeof value === 'number' && namesAnother(before, after, id);
  // Of what has a tax number, what its paper shows stays.
  const isIssued = isTree(old) && 'taxNumber' in collection.fields && 'taxNumber' in old;
  if (
    isIssued &&
    kind !== 'changed at' &&
    kind !== 'changed by' &&
    (!OPEN_AFTER_ISSUE.has(name) || (name === 'status' && value === 'Draft'))
  )
    return false;
  if (kind === 'listing change') return isNewEntryOf(path, before, after, value);
  // Whether that entry names the field is asked of the entry.
  const isTraced = isTree(old) && old['listingChange'] !== next['listingChange'];
  if ((kind === 'archived' || kind === 'merged into') && !isTraced) return false;
  return isValid(user, collection, name, value, records);
}

/** Whether what is traced tells of a field by a new entry of the history; its own marks are told by themselves. */
function isToldOf(path: string, name: string, { before, after }: Pick<Edit, 'before' | 'after'>) {
  if (['changedAt', 'changedBy', 'listingChange'].includes(name)) return true;
  const key = at(after, `${path}/listingChange`);
  if (typeof key !== 'string' || key === at(before, `${path}/listingChange`)) return false;
  return at(after, `history/${key}/changes/${name}`) !== undefined;
}

/** Whether a key is that of a new entry of the history of a record. */
const isNewEntryOf = (path: string, before: Tree, after: Tree, key: Value): boolean =>
  typeof key === 'string' &&
  at(before, `history/${key}`) === undefined &&
  at(after, `history/${key}/record`) === path;

const isMerged = (record: Tree | Value | undefined): boolean =>
  isTree(record) && (record['mergedInto'] ?? '') !== '';

/** A new record requires a new activity entry under the same key. */
function hasEntry({ created }: Collection, before: Tree, after: Tree, id: string): boolean {
  const entry = at(after, `activity/${id}`);
  if (!isKey(id)) return false;
  return at(before, `activity/${id}`) === undefined && isTree(entry) && entry['action'] === created;
}

/** Whether a form can store a value in a field, or the app a creation date. */
function isValid(
  user: User,
  { fields }: Collection,
  name: string,
  value: Tree | Value | undefined,
  records: Tree | Value | undefined,
): boolean {
  const kind = name === 'creationDate' ? 'date' : Object.hasOwn(fields, name) && fields[name];
  if (kind === undefined || kind === false || value === undefined) return false;
  if (kind === 'merged into') {
    const target = isTree(records) && typeof value === 'string' ? records[value] : undefined;
    return value === '' || (isTree(target) && 'name' in target && !isMerged(target));
  }
  if (kind === 'author') return value === authorName(user);
  if (kind === 'changed by') return value === user.id;
  if (kind === 'time' || kind === 'changed at') return value === SERVER_TIME;
  if (kind === 'reading' && value === '') return true;
  if (kind === 'number' || kind === 'reading')
    return typeof value === 'number' && Math.abs(value) <= 1e15;
  if (kind === 'day') return isDate(value);
  if (kind === 'latest')
    return typeof value === 'string' && value.length <= 10_000 && hasBegun(value.slice(0, 10));
  if (kind === 'text' || kind === 'key' || kind === 'archived' || kind === 'as invoiced')
    return typeof value === 'string' && value.length <= 10_000;
  if (kind === 'date and time') return value === '' || isDateAndTime(value);
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
  if (
    !isTree(entry) ||
    Object.keys(entry).toSorted().join() !== 'action,subject,timestamp,uid,user'
  )
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

/** An entry has a plain key, its author's account and name, and the server's time. */
function isSigned(author: User, id: string, { user, uid, timestamp }: Tree): boolean {
  return isKey(id) && uid === author.id && user === authorName(author) && timestamp === SERVER_TIME;
}

function isDateAndTime(value: Tree | Value): boolean {
  if (typeof value !== 'string') return false;
  const [, date = '', hour = 24, minute = 60] = /^(.*)T(\d\d):(\d\d)$/.exec(value) ?? [];
  return isDate(date) && Number(hour) < 24 && Number(minute) < 60;
}

function isDate(value: Tree | Value): boolean {
  if (typeof value !== 'string') return false;
  const [, month = 0, day = 0] = (/^\d{4}-(\d\d)-(\d\d)$/.exec(value) ?? []).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Whether a day has begun in the first time zone. */
function hasBegun(day: string): boolean {
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  return day <= today;
}
