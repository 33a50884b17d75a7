import { COLLECTIONS } from './collections.ts';
import { COMPANY_CHANGE, isOfCompany } from './companyDescription.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/**
 * Whether a history entry, apart from its key, author and time, may be added: a part of the second description of the
 * rules. It reports true changes of one record, under the key of a new activity entry about an update of its kind.
 */
export function isHistory(before: Tree, after: Tree, id: string, entry: Tree): boolean {
  if (Object.keys(entry).toSorted().join() !== 'changes,record,timestamp,uid,user') return false;
  const { record, changes } = entry;
  if (typeof record !== 'string' || !isTree(changes)) return false;
  if (isOfCompany(record)) {
    const isLinked = at(after, COMPANY_CHANGE) === id && at(before, `activity/${id}`) === undefined;
    return isLinked && areTrue(changes, before, after, record);
  }
  const path = Object.keys(COLLECTIONS).find((name) => record.startsWith(`${name}/`)) ?? '';
  const key = record.slice(path.length + 1);
  const collection = COLLECTIONS[path];
  if (collection === undefined || key === '' || key.includes('/')) return false;
  if (at(before, record) === undefined || at(before, `activity/${id}`) !== undefined) return false;
  const activity = at(after, `activity/${id}`);
  if (!isTree(activity) || activity['action'] !== collection.updated) return false;
  const isOfFields = Object.keys(changes).every((name) => Object.hasOwn(collection.fields, name));
  // By this entry, the record leaves the lists or is back in them.
  const isOfListing = at(after, `${record}/listingChange`) === id;
  const isTold = (name: string): boolean =>
    at(before, `${record}/${name}`) === at(after, `${record}/${name}`) || name in changes;
  if (isOfListing && !['archived', 'mergedInto'].every(isTold)) return false;
  return isOfFields && areTrue(changes, before, after, record);
}

const areTrue = (changes: Tree, before: Tree, after: Tree, record: string): boolean =>
  Object.entries(changes).every(([name, change]) =>
    isTrue(
      change,
      at(before, `${record}/${name}`),
      at(after, `${record}/${name}`),
      'mergedInto' in changes,
    ),
  );

/** Whether a change tells what a field held before the write and holds after it. */
function isTrue(
  change: Tree | Value,
  before: Tree | Value | undefined,
  after: Tree | Value | undefined,
  /** Whether the record is merged, so that the entry also tells what stays. */
  isMerged: boolean,
): boolean {
  if (!isTree(change) || !/^(from,)?to$/.test(Object.keys(change).toSorted().join())) return false;
  const { from, to } = change;
  if (isTree(from) || isTree(to) || (from === to && !isMerged)) return false;
  return from === before && to === after;
}
