import { regularNoun } from '../../lib/words.ts';
import { sum } from '../../lib/sum.ts';
import type { BadgeColors, StatusOf } from '../../lib/badgeColors.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { moneyAmount, number, optional, partyName, text } from '../../records/model/field.ts';

/** The stock levels, each with its badge color. */
export const STOCK_COLORS = {
  'Below zero': 'red',
  'Out of stock': 'red',
  'Low stock': 'yellow',
  'In stock': 'green',
} as const satisfies BadgeColors;

type Stock = { readonly stock: number; readonly reorder: number };

/** The stock level of an item (specification, section 4). A negative stock is a bookkeeping error with a level of its own. */
export function stockLevel({ stock, reorder }: Stock): StatusOf<typeof STOCK_COLORS> {
  if (stock < 0) return 'Below zero';
  if (stock === 0) return 'Out of stock';
  return stock <= reorder ? 'Low stock' : 'In stock';
}

/** Whether an item is low or out of stock, or below zero. */
export const needsOrder = (item: Stock): boolean => stockLevel(item) !== 'In stock';

/**
 * Where the items that need an order are found, among others, given the highest reorder point of all: no query compares an item's stock
 * with its own. The sidebar asks for no other item.
 */
export const orderRange = (highestReorder: number): { child: 'stock'; to: number } => ({
  child: 'stock',
  to: Math.max(0, highestReorder),
});

export const inventoryItem = defineEntity({
  path: 'inventory/items',
  noun: regularNoun('item'),
  fields: {
    sku: text('SKU'),
    name: text('Item Name'),
    category: text('Category'),
    stock: number('Stock on Hand'),
    reorder: number('Reorder Point'),
    cost: moneyAmount('Unit Cost ($)', 0.01),
    supplier: optional(partyName('Supplier', 'suppliers')),
    bin: optional(text('Bin Location')),
    barcode: optional(text('Barcode')),
    ...ARCHIVE_FIELD,
  },
  indexedFields: ['sku', 'stock', 'reorder'],
  needsAttention: needsOrder,
  derivedStatus: { colors: STOCK_COLORS, of: stockLevel },
  submit: 'Add',
  activity: {
    created: 'added new item',
    updated: 'updated inventory for',
    subject: ({ sku }) => sku,
  },
});

export type InventoryItem = RecordOf<typeof inventoryItem>;

/** The value of all items in stock, in the company's currency. */
export const stockValue = (items: readonly InventoryItem[]): number =>
  sum(items, ({ stock, cost }) => stock * cost);

/** The number of items at a stock level. */
export const countAtLevel = (
  items: readonly InventoryItem[],
  level: StatusOf<typeof STOCK_COLORS>,
): number => items.filter((item) => stockLevel(item) === level).length;

/** In the address of Inventory, opens the orders for what is low. */
export const ORDER_LOW = 'orderLow';
