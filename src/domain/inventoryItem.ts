import { defineEntity, type RecordOf } from './entity.ts';
import { number, text } from './field.ts';

export const inventoryItem = defineEntity({
  path: 'inventory/items',
  fields: {
    sku: text('SKU'),
    name: text('Item Name'),
    category: text('Category'),
    stock: number('Stock on Hand'),
    reorder: number('Reorder Point'),
    cost: number('Unit Cost ($)', 0.01),
  },
  titles: { create: 'Add New Item', edit: 'Edit Item', submit: 'Add' },
  activity: {
    created: 'added new item',
    updated: 'updated inventory for',
    subject: ({ sku }) => sku,
  },
});

export type InventoryItem = RecordOf<typeof inventoryItem>;
