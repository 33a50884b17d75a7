import { nameKey } from '../../lib/nameKey.ts';
import { needsOrder, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import type { TextsOf } from '../../records/model/draft.ts';
import type { purchaseOrder, PurchaseOrder } from './purchaseOrder.entity.ts';
import { MAX_TEXT_LENGTH } from '../../records/model/field.ts';
import { readOrderLines, totalOf, writeOrderLines, type OrderLine } from './orderLines.ts';
import { isAwaited } from './receiving.ts';

/** An item to order. */
export type LowItem = {
  readonly item: InventoryItem;
  /** Enough to reach twice the reorder point, and at least 1. */
  readonly suggested: number;
  /** Orders with this item that have not arrived completely, newest first. */
  readonly onOrder: readonly PurchaseOrder[];
};

/** The items to order from one supplier; the name is blank for those of which none is known. */
export type SupplierGroup = { readonly supplier: string; readonly items: readonly LowItem[] };

/** The items that are low or out of stock, by supplier; those without one come last. */
export function lowBySupplier(
  items: readonly InventoryItem[],
  orders: readonly PurchaseOrder[],
): readonly SupplierGroup[] {
  const onOrder = ordersBySku(orders);
  const groups = new Map<string, { readonly supplier: string; readonly items: LowItem[] }>();
  for (const item of items.filter(needsOrder)) {
    const supplier = item.supplier.trim();
    const key = nameKey(supplier);
    const group = groups.get(key) ?? { supplier, items: [] };
    const sku = nameKey(item.sku);
    group.items.push({
      item,
      suggested: suggestedQuantity(item),
      onOrder: sku === '' ? [] : (onOrder.get(sku) ?? []),
    });
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (a, b) =>
      Number(a.supplier === '') - Number(b.supplier === '') || a.supplier.localeCompare(b.supplier),
  );
}

/** Enough to reach twice the reorder point, and at least 1. */
export const suggestedQuantity = ({ reorder, stock }: InventoryItem): number =>
  Math.max(1, Math.ceil(2 * reorder - stock));

function ordersBySku(orders: readonly PurchaseOrder[]): Map<string, PurchaseOrder[]> {
  const found = new Map<string, PurchaseOrder[]>();
  for (const order of orders.toReversed()) {
    if (!isAwaited(order)) continue;
    const skus = new Set(readOrderLines(order.lines).map(({ sku }) => nameKey(sku)));
    for (const sku of skus) found.set(sku, [...(found.get(sku) ?? []), order]);
  }
  return found;
}

/** The texts of draft orders of one supplier; more than one where the lines do not fit into a record. */
export function draftOrders(
  supplier: string,
  lines: readonly OrderLine[],
  day: string,
): readonly TextsOf<typeof purchaseOrder.fields>[] {
  const parts: OrderLine[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last && writeOrderLines([...last, line]).length <= MAX_TEXT_LENGTH) last.push(line);
    else parts.push([line]);
  }
  return parts.map((part) => ({
    supplier,
    date: day,
    amount: String(totalOf(part)),
    status: 'Draft',
    lines: writeOrderLines(part),
  }));
}
