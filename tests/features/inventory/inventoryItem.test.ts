import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  STOCK_COLORS,
  countAtLevel,
  inventoryItem,
  needsOrder,
  orderRange,
  stockLevel,
  stockValue,
  type InventoryItem,
} from '../../../src/features/inventory/inventoryItem.entity.ts';
import { clauses } from '../../specification/clauses.ts';

const item = (stock?: unknown, reorder?: unknown, cost?: unknown): InventoryItem =>
  parseRecord(inventoryItem, 'i', { stock, reorder, cost });

describe('the stock level', () => {
  it.each([
    [0, 5, 'Out of stock', 'red'],
    [0, 0, 'Out of stock', 'red'],
    [0, -5, 'Out of stock', 'red'],
    [-0, 5, 'Out of stock', 'red'],
    [1, 5, 'Low stock', 'yellow'],
    [0.5, 5, 'Low stock', 'yellow'],
    [5, 5, 'Low stock', 'yellow'],
    [6, 5, 'In stock', 'green'],
    [5.01, 5, 'In stock', 'green'],
    [1, 0, 'In stock', 'green'],
    [1, -1, 'In stock', 'green'],
    [-1, 5, 'Below zero', 'red'],
    [-1, -5, 'Below zero', 'red'],
  ])(
    'for a stock of %j and a reorder point of %j is %s (%s)',
    clauses('S4-15 S9-14'),
    (stock, reorder, level, color) => {
      expect(stockLevel(item(stock, reorder))).toBe(level);
      expect(STOCK_COLORS[stockLevel(item(stock, reorder))]).toBe(color);
      const isFound = stock <= orderRange(reorder).to;
      expect(isFound || !needsOrder(item(stock, reorder))).toBe(true);
    },
  );

  it('is counted over all items', clauses('S9-14'), () => {
    const items = [item(0, 5), item(1, 5), item(5, 5), item(6, 5), item(-1, 5), item()];
    expect(countAtLevel(items, 'Out of stock')).toBe(2);
    expect(countAtLevel(items, 'Low stock')).toBe(2);
    expect(countAtLevel(items, 'In stock')).toBe(1);
    expect(countAtLevel(items, 'Below zero')).toBe(1);
  });
});

describe('the stock value', () => {
  it.each([
    ['no items', [], 0],
    ['several items', [item(3, 0, 2.5), item(1, 0, 4)], 11.5],
    ['an item out of stock', [item(0, 0, 100)], 0],
    ['a negative stock', [item(-2, 0, 10), item(1, 0, 5)], -15],
  ])('is computed for %s', clauses('S9-13'), (_, items, value) => {
    expect(stockValue(items)).toBe(value);
  });
});
