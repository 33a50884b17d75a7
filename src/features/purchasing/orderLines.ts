import { nameKey } from '../../lib/nameKey.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { sum } from '../../lib/sum.ts';
import type { InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { readLines, writeLines } from '../../records/model/lines.ts';
import { ORDER_LINE_COLUMNS } from './purchaseOrder.entity.ts';

/** One line of a purchase order. */
export type OrderLine = {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** The price of one. */
  readonly cost: number;
};

/** Reads the stored lines of an order; what is no number reads as 0. */
export const readOrderLines = (stored: string): readonly OrderLine[] =>
  readLines(ORDER_LINE_COLUMNS, stored).map(
    ({ sku = '', name = '', quantity = '', cost = '' }) => ({
      sku: sku.trim(),
      name: name.trim(),
      quantity: parseNumber(quantity) ?? 0,
      cost: parseNumber(cost) ?? 0,
    }),
  );

/** The text to store for the lines of an order. */
export const writeOrderLines = (lines: readonly OrderLine[]): string =>
  writeLines(
    ORDER_LINE_COLUMNS,
    lines.map(({ sku, name, quantity, cost }) => ({
      sku,
      name,
      quantity: String(quantity),
      cost: String(cost),
    })),
  );

/** The total of lines, in the company's currency and whole cents. */
export const totalOf = (lines: readonly Pick<OrderLine, 'quantity' | 'cost'>[]): number =>
  Number(sum(lines, ({ quantity, cost }) => quantity * cost).toFixed(2));

/** The items by SKU, whatever its case. Of several with the same SKU it is the oldest. */
export function itemsBySku(items: readonly InventoryItem[]): ReadonlyMap<string, InventoryItem> {
  const found = new Map<string, InventoryItem>();
  for (const item of items) {
    const key = nameKey(item.sku);
    if (key !== '' && !found.has(key)) found.set(key, item);
  }
  return found;
}
