import { inventoryItem } from '../../../src/features/inventory/inventoryItem.entity.ts';
import { changes, defineCase, foreign, records } from '../entityCase.ts';

export default defineCase(inventoryItem, {
  titles: ['Add New Item', 'Edit Item', 'Add'],
  activity: ['added new item', 'updated inventory for'],
  subject: ({ sku }) => sku,
  fields: {
    sku: ['SKU', 'text', '', 'PMP-40', 'PMP-41'],
    name: ['Item Name', 'text', '', 'Return pump', 'Wave pump'],
    category: ['Category', 'text', '', 'Pumps', 'Motion'],
    stock: ['Stock on Hand', 'number, step any', '', '12', 'a few'],
    reorder: ['Reorder Point', 'number, step any', '', '5', ''],
    cost: ['Unit Cost ($)', 'number, step 0.01', '', '189.95', '-1'],
    supplier: ['Supplier', 'text', '', 'Reef Pumps', 'Gulf Pumps'],
    bin: ['Bin Location', 'text', '', 'A-2', 'B-10'],
    barcode: ['Barcode', 'text', '', '4006381333931', '036000291452'],
    archived: ['Archived', 'set by the app', ''],
  },
  page: {
    title: 'Inventory Management',
    buttons: ['Add New Item'],
    seeds: records(inventoryItem, [
      { sku: 'S-1', name: 'Pump', category: 'Pumps', stock: 12, reorder: 5, cost: 189.95 },
      { sku: 'S-2', name: 'Sand', category: 'Substrate', stock: 5, reorder: 5, cost: 2 },
      { sku: 'S-3', name: 'Salt', category: 'Water', stock: 0, reorder: 5, cost: 40 },
      { sku: 'S-4', name: 'Koi', stock: -1, reorder: 5, cost: 100 },
      { sku: 'S-5', name: 'Moss', stock: 1_200, reorder: 1_199, cost: foreign('none') },
    ]),
    cards: {
      'Total Items': '5',
      'Stock Value': '$2.2k',
      'Low Stock Items': '1',
      'Out of Stock': '1',
    },
    panel: 'All Items',
    rows: [
      ['SKU', 'Item Name', 'Category', 'Stock on Hand', 'Unit Cost'],
      ['S-5', 'Moss', '', '1,200', '$0.00'],
      ['S-4', 'Koi', '', 'Below zero · −1', '$100.00'],
      ['S-3', 'Salt', 'Water', 'Out of stock · 0', '$40.00'],
      ['S-2', 'Sand', 'Substrate', 'Low stock · 5', '$2.00'],
      ['S-1', 'Pump', 'Pumps', '12', '$189.95'],
    ],
    badges: [
      ['1,200', 'green'],
      ['Below zero · −1', 'red'],
      ['Out of stock · 0', 'red'],
      ['Low stock · 5', 'yellow'],
      ['12', 'green'],
    ],
    change: {
      writes: changes(inventoryItem, 'r0', { stock: 0 }),
      cards: { 'Stock Value': '-$90', 'Low Stock Items': '1', 'Out of Stock': '2' },
    },
  },
});
