import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/domain/entity.ts';
import {
  STOCK_COLORS,
  countAtLevel,
  inventoryItem,
  stockLevel,
  stockValue,
  type InventoryItem,
} from '../../src/domain/inventoryItem.ts';

const stored = (stock?: unknown, reorder?: unknown, cost?: unknown): InventoryItem =>
  parseRecord(inventoryItem, 'i', { stock, reorder, cost });

describe('a stock level', () => {
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
    [undefined, 5, 'Out of stock', 'red'],
    [3, undefined, 'In stock', 'green'],
    ['4', '5', 'Low stock', 'yellow'],
    ['1,200', '900', 'In stock', 'green'],
    ['some', 5, 'Out of stock', 'red'],
    [3, 'a few', 'In stock', 'green'],
  ])('of %j with a reorder point of %j is %s (%s)', (stock, reorder, level, tone) => {
    expect(stockLevel(stored(stock, reorder))).toBe(level);
    expect(STOCK_COLORS[stockLevel(stored(stock, reorder))]).toBe(tone);
  });

  it('is counted over all items', () => {
    const items = [stored(0, 5), stored(1, 5), stored(5, 5), stored(6, 5), stored(-1, 5), stored()];
    expect(countAtLevel(items, 'Out of stock')).toBe(2);
    expect(countAtLevel(items, 'Low stock')).toBe(2);
    expect(countAtLevel(items, 'In stock')).toBe(1);
    expect(countAtLevel(items, 'Below zero')).toBe(1);
    expect(countAtLevel([], 'Out of stock')).toBe(0);
  });
});

describe('the stock value', () => {
  it.each([
    ['no items', [], 0],
    ['stock times cost', [stored(3, 0, 2.5)], 7.5],
    ['several items', [stored(3, 0, 2), stored(1, 0, 4)], 10],
    ['nothing in stock', [stored(0, 0, 100)], 0],
    ['a missing cost', [stored(3), stored(1, 0, 4)], 4],
    ['a missing stock', [stored(undefined, 0, 4)], 0],
    ['a negative stock', [stored(-2, 0, 10), stored(1, 0, 5)], -15],
    ['text for numbers', [stored('2', 0, '1,000'), stored('two', 0, 5)], 2000],
  ])('of %s', (_, items, value) => {
    expect(stockValue(items)).toBe(value);
  });
});
