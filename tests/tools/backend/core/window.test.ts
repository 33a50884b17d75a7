import { describe, expect, it } from 'vitest';
import { EMPTY, TreeNode } from '../../../../tools/backend/core/node';
import { parseIndex, type Query } from '../../../../tools/backend/core/query';
import { nodeFromJson } from '../../../../tools/backend/core/nodeFromJson';
import { plainJson } from '../../../../tools/backend/core/nodeToJson';
import {
  advanceWindow,
  applyQuery,
  type WindowCache,
  windowOf,
} from '../../../../tools/backend/core/window';
import { parseWireQuery } from '../../../../tools/backend/core/wireQuery';
import { randomNumbers } from '../randomNumbers';

const PEOPLE = node({
  ann: { age: 30, city: 'Oslo' },
  bob: { age: 20 },
  cem: { age: 30, city: 'Bonn' },
  dot: { city: { name: 'Rome' } },
  eve: { age: '30' },
});

describe('a query', () => {
  it.each([
    ['orders by a child and limits to the last', { i: 'age', l: 2, vf: 'r' }, ['cem', 'eve']],
    [
      'orders by a child and limits to the first, with those without it first',
      { i: 'age', l: 2, vf: 'l' },
      ['bob', 'dot'],
    ],
    ['starts at a value', { i: 'age', sp: 30, sin: true }, ['ann', 'cem', 'eve']],
    ['starts after a value', { i: 'age', sp: 30, sn: '[MAX_NAME]', sin: false }, ['eve']],
    ['starts at a value and a key', { i: 'age', sp: 30, sn: 'b', sin: true }, ['cem', 'eve']],
    ['ends before a value', { i: 'age', ep: 30, en: '[MIN_NAME]', ein: false }, ['bob', 'dot']],
    ['matches one value', { i: 'age', sp: 30, sin: true, ep: 30, ein: true }, ['ann', 'cem']],
    [
      'matches children without a value',
      { i: 'age', sp: null, sin: true, ep: null, ein: true },
      ['dot'],
    ],
    ['orders objects after all values', { i: 'city', sp: 'Oslo', sin: true }, ['ann', 'dot']],
    ['orders by a deep path', { i: 'city/name', l: 1, vf: 'r' }, ['dot']],
    ['filters by key', { i: '.key', sp: 'b', sin: true, ep: 'dot', ein: false }, ['bob', 'cem']],
    [
      'applies the range before the limit',
      { i: '.key', ep: 'cem', ein: true, l: 2, vf: 'r' },
      ['bob', 'cem'],
    ],
  ])('%s', (_, wire, names) => {
    expect(keysOf(PEOPLE, wire)).toEqual(names);
  });

  it('orders by priority by default', () => {
    const list = node({
      a: { '.value': 1, '.priority': 9 },
      b: { '.value': 2, '.priority': 'x' },
      c: 3,
    });
    expect(keysOf(list, { l: 2, vf: 'r' })).toEqual(['a', 'b']);
    expect(keysOf(list, { l: 1, vf: 'l' })).toEqual(['c']);
  });

  it('of a leaf is empty', () => {
    expect(applyQuery(TreeNode.leaf(5), parseWireQuery({ l: 1 }) as Query, new WeakMap())).toBe(
      EMPTY,
    );
  });

  it.each([
    ['a limit of zero', { l: 0 }],
    ['an object as a bound', { sp: { a: 1 } }],
    ['an index that is not a path', { i: 'a.b' }],
    ['a string instead of a query', 'last 3'],
  ])('with %s is rejected', (_, wire) => {
    expect(() => parseWireQuery(wire)).toThrow(expect.objectContaining({ name: 'InvalidInput' }));
  });
});

describe('an advanced window', () => {
  const queries: readonly Query[] = [
    { index: parseIndex('.value'), ordered: true, limit: { count: 3, from: 'last' } },
    { index: parseIndex('.value'), ordered: true, limit: { count: 3, from: 'first' } },
    {
      index: parseIndex('.value'),
      ordered: true,
      start: { value: 4, inclusive: true },
      limit: { count: 2, from: 'first' },
    },
    { index: parseIndex('.key'), ordered: true, end: { value: 'k5', inclusive: false } },
    { index: parseIndex('.value'), ordered: true, limit: { count: 1, from: 'last' } },
  ];

  it.each(queries.map((query) => [JSON.stringify(query), query] as const))(
    'equals a scan of all children: %s',
    (_, query) => {
      const random = randomNumbers(3);
      const advanced: WindowCache = new WeakMap();
      let list = EMPTY;
      for (let step = 0; step < 2000; step += 1) {
        const before = list;
        const keys = random() < 0.1 ? [randomKey(random), randomKey(random)] : [randomKey(random)];
        for (const key of keys) {
          const child = random() < 0.35 ? EMPTY : TreeNode.leaf(Math.floor(random() * 9));
          list = list.withChild(key, child);
        }
        advanceWindow(before, list, new Set(keys), query, advanced);
        expect(windowOf(list, query, advanced)).toEqual(windowOf(list, query, new WeakMap()));
      }
    },
  );
});

function randomKey(random: () => number): string {
  return `k${Math.floor(random() * 10)}`;
}

function node(json: unknown): TreeNode {
  return nodeFromJson(json, [], { existing: EMPTY, now: 0 });
}

function keysOf(list: TreeNode, wire: object): string[] {
  const window = applyQuery(list, parseWireQuery(wire) as Query, new WeakMap());
  return Object.keys(plainJson(window) ?? {});
}
