import { COLLECTIONS } from './collections.ts';
import { SERVER_TIME, type User } from './user.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/** The part of the second description of the rules that is about imports, and about removing what was imported. */

const DAY_MS = 86_400_000;

type Change = { readonly before: Tree; readonly after: Tree; readonly path: string };

/** Whether a path of the log of imports may be written: a new import, or the copy of a record that is removed from it. */
export function isImport(user: User, { before, after, path }: Change, isSigned: boolean): boolean {
  const [, id = '', removed, key = ''] = path.split('/');
  const [old, next] = [at(before, `imports/${id}`), at(after, `imports/${id}`)];
  if (!isTree(next)) return false;
  if (old === undefined) {
    const { uid, path: of, count } = next;
    const children = Object.keys(next).toSorted().join();
    const isWhole = children === 'count,path,timestamp,uid,user' && uid === user.id;
    const isCount = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 20_000;
    return isSigned && isWhole && isCount && typeof of === 'string' && isImported(of);
  }
  return removed === 'removed' && key !== '' && isCopy(user, before, after, [id, key]);
}

const isImported = (path: string): boolean =>
  path in COLLECTIONS && !COLLECTIONS[path]?.isNeverImported;

/** Whether the copy of a record holds only what the record held, which is not there any more. */
function isCopy(user: User, before: Tree, after: Tree, [id, key]: [string, string]): boolean {
  const log = at(before, `imports/${id}`);
  if (!isOpen(user, log)) return false;
  const copy = at(after, `imports/${id}/removed/${key}`);
  if (!isTree(copy) || at(before, `imports/${id}/removed/${key}`) !== undefined) return false;
  const { path } = log;
  if (typeof path !== 'string') return false;
  const record = at(before, `${path}/${key}`);
  if (at(after, `${path}/${key}`) !== undefined || !isTree(record)) return false;
  if (copy['import'] !== id || !('creationDate' in copy)) return false;
  return Object.entries(copy).every(([name, value]) => !isTree(value) && record[name] === value);
}

/** Whether a record may disappear: it was imported by this person today, and the write leaves a whole copy of it. */
export function isRemoval(user: User, before: Tree, after: Tree, path: string): boolean {
  const [key = ''] = path.split('/').slice(-1);
  const collection = path.slice(0, -key.length - 1);
  const record = at(before, path);
  const id = isTree(record) ? record['import'] : undefined;
  if (!isTree(record) || typeof id !== 'string') return false;
  const log = at(before, `imports/${id}`);
  if (!isOpen(user, log) || log['path'] !== collection || !isImported(collection)) return false;
  if (at(before, `imports/${id}/removed/${key}`) !== undefined) return false;
  const copy = at(after, `imports/${id}/removed/${key}`);
  const fields = Object.entries(COLLECTIONS[collection]?.fields ?? {});
  if (fields.some(([name, kind]) => kind === 'issued' && name in record)) return false;
  const left = new Set(['since', 'settledBy', 'archived', 'mergedInto', 'listingChange']);
  if (fields.some(([name]) => left.has(name) && name in record)) return false;
  const names = [...fields.map(([name]) => name), 'creationDate', 'import'];
  return (
    isTree(copy) && names.every((name) => !isTree(record[name]) && copy[name] === record[name])
  );
}

/** Whether a new record may name an import: one of the same person, and of its kind. */
export function isImportOf(
  user: User,
  after: Tree,
  collection: string,
  id: Tree | Value | undefined,
): boolean {
  const log = typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && at(after, `imports/${id}`);
  return isTree(log) && log['uid'] === user.id && log['path'] === collection;
}

/** Whether an import can still be undone by this person. */
function isOpen(user: User, log: Tree | Value | undefined): log is Tree {
  if (!isTree(log) || log['uid'] !== user.id) return false;
  const time = log['timestamp'];
  // What this run has written has the time that stands for the server's.
  return time === SERVER_TIME || (typeof time === 'number' && Date.now() < time + DAY_MS);
}
