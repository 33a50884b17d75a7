import { isKey } from './key.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/**
 * Whether a receipt, apart from its key, author and time, may be added: a part of the second description of the rules. It
 * says what has arrived of a stored order, under the key of a new activity entry about an update of an order, and the same
 * write moves the stocks. One that takes another back says the opposite of it, and is named in it.
 */
export function isReceipt(before: Tree, after: Tree, id: string, entry: Tree): boolean {
  if (!/^lines,order,(reverses,)?timestamp,uid,user$/.test(Object.keys(entry).toSorted().join()))
    return false;
  const { order, lines, reverses } = entry;
  if (typeof order !== 'string' || order === '' || order.includes('/')) return false;
  if (!isKept(before, after, `procurement/purchaseOrders/${order}`)) return false;
  if (at(before, `activity/${id}`) !== undefined || !isTree(lines)) return false;
  const activity = at(after, `activity/${id}`);
  if (!isTree(activity) || activity['action'] !== 'updated PO') return false;
  const reversed = typeof reverses === 'string' ? at(after, `receipts/${reverses}`) : undefined;
  if (reverses !== undefined) {
    if (!isTree(reversed)) return false;
    if (reversed['order'] !== order || reversed['reversedBy'] !== id) return false;
  }
  return Object.entries(lines).every(
    ([item, quantity]) =>
      isKept(before, after, `inventory/items/${item}`) &&
      typeof quantity === 'number' &&
      quantity !== 0 &&
      Math.abs(quantity) <= 1e15 &&
      movesBy(quantity, at(before, stockOf(item)), at(after, stockOf(item))) &&
      (!isTree(reversed) || at(reversed, `lines/${item}`) === -quantity),
  );
}

/** Whether a stored receipt may be marked as taken back: once, by one that is added and says so. */
export function isReversal(before: Tree, after: Tree, id: string): boolean {
  const receipt = at(before, `receipts/${id}`);
  const by = at(after, `receipts/${id}/reversedBy`);
  if (!isTree(receipt) || 'reversedBy' in receipt || typeof by !== 'string') return false;
  return isKey(by) && at(after, `receipts/${by}/reverses`) === id;
}

const stockOf = (item: string): string => `inventory/items/${item}/stock`;

/** What another program has stored in place of a number may become any. */
const movesBy = (
  quantity: number,
  from: Tree | Value | undefined,
  to: Tree | Value | undefined,
): boolean =>
  typeof from !== 'number' || (typeof to === 'number' && Math.abs(from + quantity - to) < 1e-6);

/** Whether a record is stored before and after. */
const isKept = (before: Tree, after: Tree, path: string): boolean =>
  at(before, path) !== undefined && at(after, path) !== undefined;
