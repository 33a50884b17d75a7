import { at, isTree, type Tree } from './tree.ts';

/**
 * Whether a receipt, apart from its key, author and time, may be added: a part of the second description of the rules. It
 * says what has arrived of a stored order, under the key of a new activity entry about an update of an order.
 */
export function isReceipt(before: Tree, after: Tree, id: string, entry: Tree): boolean {
  if (Object.keys(entry).toSorted().join() !== 'lines,order,timestamp,user') return false;
  const { order, lines } = entry;
  if (typeof order !== 'string' || order === '' || order.includes('/')) return false;
  if (!isKept(before, after, `procurement/purchaseOrders/${order}`)) return false;
  if (at(before, `activity/${id}`) !== undefined || !isTree(lines)) return false;
  const activity = at(after, `activity/${id}`);
  if (!isTree(activity) || activity['action'] !== 'updated PO') return false;
  return Object.entries(lines).every(
    ([item, quantity]) =>
      isKept(before, after, `inventory/items/${item}`) &&
      typeof quantity === 'number' &&
      quantity !== 0 &&
      Math.abs(quantity) <= 1e15,
  );
}

/** Whether a record is stored before and after. */
const isKept = (before: Tree, after: Tree, path: string): boolean =>
  at(before, path) !== undefined && at(after, path) !== undefined;
