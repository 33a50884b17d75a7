import { COLLECTIONS } from './collections.ts';
import { SERVER_TIME, type User } from './user.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/** The part of the second description of the rules that is about imports, and about removing what was imported. */

const DAY_MS = 86_400_000;

type Change = { readonly before: Tree; readonly after: Tree; readonly path: string };

/** Whether a path of the log of imports may be written: a new import, or the time at which a record of it is removed. */
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
  return removed === 'removed' && key !== '' && isNoted(user, before, after, [id, key]);
}

const isImported = (path: string): boolean =>
  path in COLLECTIONS && !COLLECTIONS[path]?.isNeverImported;

/** Whether the removal of a record may be noted: of one that was imported by this person today, and not changed since. */
function isNoted(user: User, before: Tree, after: Tree, [id, key]: [string, string]): boolean {
  const log = at(before, `imports/${id}`);
  const note = `imports/${id}/removed/${key}`;
  if (!isOpen(user, log) || at(before, note) !== undefined) return false;
  const { path } = log;
  const record = typeof path === 'string' ? at(before, `${path}/${key}`) : undefined;
  return (
    at(after, note) === SERVER_TIME &&
    isTree(record) &&
    at(after, `${path as string}/${key}`) === undefined &&
    record['import'] === id &&
    typeof record['changedAt'] === 'number' &&
    record['changedAt'] === at(before, `activity/${key}/timestamp`)
  );
}

/** Whether a record may disappear: in a write that notes its removal. */
export function isRemoval(before: Tree, after: Tree, path: string): boolean {
  const record = at(before, path);
  const id = isTree(record) ? record['import'] : undefined;
  if (typeof id !== 'string') return false;
  const note = `imports/${id}/removed/${path.split('/').at(-1)}`;
  return at(before, note) === undefined && at(after, note) === SERVER_TIME;
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
