import { addExactly } from '../../lib/sum.ts';
import { nameKey } from '../../lib/nameKey.ts';
import type { InventoryItem } from '../inventory/inventoryItem.entity.ts';
import type { PurchaseOrder } from './purchaseOrder.entity.ts';
import { itemsBySku, readOrderLines, type OrderLine } from './orderLines.ts';
import type { Receipt } from './receipt.ts';

/** What was ordered of one item, and what of it has arrived. */
export type ReceivingLine = OrderLine & {
  /** Another one for each line of the order. */
  readonly key: string;
  /** The item with the SKU of the line; nothing can be received without one. */
  readonly item?: InventoryItem;
  readonly received: number;
  /** What has yet to arrive; 0 once all has, or more than all. */
  readonly rest: number;
  /** What has arrived beyond the order. */
  readonly excess: number;
};

/** The lines of an order with what has arrived of each. Lines of the same item are one. */
export function receivingLines(
  stored: string,
  items: readonly InventoryItem[],
  receipts: readonly Pick<Receipt, 'lines'>[],
): readonly ReceivingLine[] {
  const bySku = itemsBySku(items);
  return Array.from(joined(readOrderLines(stored)), ([key, line]) => {
    const item = bySku.get(nameKey(line.sku));
    const received = item === undefined ? 0 : receivedQuantity(receipts, item.id);
    const open = addExactly(line.quantity, -received);
    const rest = Math.max(0, open);
    const excess = Math.max(0, -open);
    return { ...line, ...(item && { item }), key, received, rest, excess };
  });
}

type Status = PurchaseOrder['status'];

const AWAITED: ReadonlySet<Status> = new Set(['Draft', 'Sent', 'Partially Received']);

/** Whether something of an order has yet to arrive, as its status says. */
export const isAwaited = ({ status }: Pick<PurchaseOrder, 'status'>): boolean =>
  AWAITED.has(status);

/** The status that an order moves forward to when something arrives: `now` is the quantity by id of the item. */
export function statusAfter(
  lines: readonly ReceivingLine[],
  now: Readonly<Record<string, number>>,
): Status {
  const isComplete = lines.every(
    ({ item, rest }) => rest === 0 || (item !== undefined && (now[item.id] ?? 0) >= rest),
  );
  return isComplete ? 'Received' : 'Partially Received';
}

/** The lines of which more would have arrived than was ordered. */
export const overReceived = (
  lines: readonly ReceivingLine[],
  now: Readonly<Record<string, number>>,
): readonly ReceivingLine[] =>
  lines.filter(({ item, rest }) => item !== undefined && (now[item.id] ?? 0) > rest);

/** The lines of which more would go back than has arrived. */
export const overReturned = (
  lines: readonly ReceivingLine[],
  now: Readonly<Record<string, number>>,
): readonly ReceivingLine[] =>
  lines.filter(({ item, received }) => item !== undefined && (now[item.id] ?? 0) < -received);

/** The status of an order that says more than has arrived, once a receipt of it was taken back; null if it is true. */
export function statusBefore(
  { status }: Pick<PurchaseOrder, 'status'>,
  lines: readonly ReceivingLine[],
  receipts: readonly Pick<Receipt, 'reverses'>[],
): Status | null {
  if (!receipts.some(({ reverses }) => reverses !== undefined)) return null;
  if (status !== 'Received' && status !== 'Partially Received') return null;
  if (lines.every(({ received }) => received <= 0)) return 'Sent';
  const isComplete = statusAfter(lines, {}) === 'Received';
  return status === 'Received' && !isComplete ? 'Partially Received' : null;
}

/** Lines with the same SKU as one, in the place of the first, by a key. */
function joined(lines: readonly OrderLine[]): ReadonlyMap<string, OrderLine> {
  const found = new Map<string, OrderLine>();
  for (const [index, line] of lines.entries()) {
    const key = nameKey(line.sku) || `line ${index}`;
    const earlier = found.get(key);
    const quantity = addExactly(earlier?.quantity ?? 0, line.quantity);
    found.set(key, { ...(earlier ?? line), quantity });
  }
  return found;
}

const receivedQuantity = (receipts: readonly Pick<Receipt, 'lines'>[], itemId: string): number =>
  receipts.reduce((total, { lines }) => addExactly(total, lines[itemId] ?? 0), 0);
