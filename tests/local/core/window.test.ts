import { describe, expect, it } from 'vitest';
import { EMPTY, TreeNode } from '../../../local/core/node';
import { indexNamed, type Query } from '../../../local/core/query';
import { nodeFromJson } from '../../../local/core/nodeFromJson';
import { plainJson } from '../../../local/core/nodeToJson';
import { advanceWindow, queried, type WindowCache, windowOf } from '../../../local/core/window';
import { readWireQuery } from '../../../local/core/wireQuery';
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
    ['orders by a child and takes the last', { i: 'age', l: 2, vf: 'r' }, ['cem', 'eve']],
    [
      'orders by a child and takes the first, those without it leading',
      { i: 'age', l: 2, vf: 'l' },
      ['bob', 'dot'],
    ],
    ['starts at a value', { i: 'age', sp: 30, sin: true }, ['ann', 'cem', 'eve']],
    ['starts after a value', { i: 'age', sp: 30, sn: '[MAX_NAME]', sin: false }, ['eve']],
    ['starts at a value and a key', { i: 'age', sp: 30, sn: 'b', sin: true }, ['cem', 'eve']],
    ['ends before a value', { i: 'age', ep: 30, en: '[MIN_NAME]', ein: false }, ['bob', 'dot']],
    ['asks for one value', { i: 'age', sp: 30, sin: true, ep: 30, ein: true }, ['ann', 'cem']],
    [
      'asks for those without a value',
      { i: 'age', sp: null, sin: true, ep: null, ein: true },
      ['dot'],
    ],
    ['puts objects behind all values', { i: 'city', sp: 'Oslo', sin: true }, ['ann', 'dot']],
    ['orders by a deep path', { i: 'city/name', l: 1, vf: 'r' }, ['dot']],
    ['bounds by key', { i: '.key', sp: 'b', sin: true, ep: 'dot', ein: false }, ['bob', 'cem']],
    [
      'takes the range before the limit',
      { i: '.key', ep: 'cem', ein: true, l: 2, vf: 'r' },
      ['bob', 'cem'],
    ],
  ])('%s', (_, wire, names) => {
    expect(shown(PEOPLE, wire)).toEqual(names);
  });

  it('orders by priority unless told otherwise', () => {
    const list = node({
      a: { '.value': 1, '.priority': 9 },
      b: { '.value': 2, '.priority': 'x' },
      c: 3,
    });
    expect(shown(list, { l: 2, vf: 'r' })).toEqual(['a', 'b']);
    expect(shown(list, { l: 1, vf: 'l' })).toEqual(['c']);
  });

  it('of a leaf shows nothing', () => {
    expect(queried(TreeNode.leaf(5), readWireQuery({ l: 1 }) as Query, new WeakMap())).toBe(EMPTY);
  });

  it.each([
    ['a limit of zero', { l: 0 }],
    ['an object as bound', { sp: { a: 1 } }],
    ['an index that is no path', { i: 'a.b' }],
    ['text instead of a query', 'last 3'],
  ])('with %s is refused', (_, wire) => {
    expect(() => readWireQuery(wire)).toThrow(expect.objectContaining({ name: 'InvalidInput' }));
  });
});

describe('a window that follows single changes', () => {
  const queries: readonly Query[] = [
    { index: indexNamed('.value'), ordered: true, limit: { count: 3, from: 'last' } },
    { index: indexNamed('.value'), ordered: true, limit: { count: 3, from: 'first' } },
    {
      index: indexNamed('.value'),
      ordered: true,
      start: { value: 4, inclusive: true },
      limit: { count: 2, from: 'first' },
    },
    { index: indexNamed('.key'), ordered: true, end: { value: 'k5', inclusive: false } },
    { index: indexNamed('.value'), ordered: true, limit: { count: 1, from: 'last' } },
  ];

  it.each(queries.map((query) => [JSON.stringify(query), query] as const))(
    'always shows what a search of all children shows: %s',
    (_, query) => {
      const random = randomNumbers(3);
      const followed: WindowCache = new WeakMap();
      let list = EMPTY;
      for (let step = 0; step < 2000; step += 1) {
        const before = list;
        const keys = random() < 0.1 ? [keyFrom(random), keyFrom(random)] : [keyFrom(random)];
        for (const key of keys) {
          const child = random() < 0.35 ? EMPTY : TreeNode.leaf(Math.floor(random() * 9));
          list = list.withChild(key, child);
        }
        advanceWindow(before, list, new Set(keys), query, followed);
        expect(windowOf(list, query, followed)).toEqual(windowOf(list, query, new WeakMap()));
      }
    },
  );
});

function keyFrom(random: () => number): string {
  return `k${Math.floor(random() * 10)}`;
}

function node(json: unknown): TreeNode {
  return nodeFromJson(json, [], { existing: EMPTY, now: 0 });
}

function shown(list: TreeNode, wire: object): string[] {
  const window = queried(list, readWireQuery(wire) as Query, new WeakMap());
  return Object.keys(plainJson(window) ?? {});
}
