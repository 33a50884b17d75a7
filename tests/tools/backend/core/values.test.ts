import { describe, expect, it } from 'vitest';
import { EMPTY, type TreeNode } from '../../../../tools/backend/core/node';
import { parsePath, parseWritePath } from '../../../../tools/backend/core/path';
import { nodeFromJson } from '../../../../tools/backend/core/nodeFromJson';
import { exportJson, plainJson } from '../../../../tools/backend/core/nodeToJson';

const NOW = 1_700_000_000_000;

describe('a written value', () => {
  it.each([
    ['without empty children', { a: null, b: {}, c: [], d: { e: { f: null } }, g: 1 }, { g: 1 }],
    ['as an array when its keys are dense', { 0: 'a', 1: 'b', 3: 'd' }, ['a', 'b', null, 'd']],
    ['as an object when its keys are sparse', { 0: 'a', 9: 'b' }, { 0: 'a', 9: 'b' }],
    [
      'as an object when a key is not a canonical number',
      { 0: 'a', '01': 'b' },
      { 0: 'a', '01': 'b' },
    ],
    [
      'with a child named __proto__',
      JSON.parse('{"__proto__":{"x":1}}'),
      JSON.parse('{"__proto__":{"x":1}}'),
    ],
  ])('is returned %s', (_, json, expected) => {
    expect(plainJson(node(json))).toEqual(expected);
  });

  it('has its priorities only in exports', () => {
    const json = { a: { '.value': 1, '.priority': 'x' }, b: { c: true, '.priority': 5 } };
    expect(exportJson(node(json))).toEqual(json);
    expect(plainJson(node(json))).toEqual({ a: 1, b: { c: true } });
  });

  it('has timestamps and increments resolved', () => {
    const json = {
      at: { '.sv': 'timestamp' },
      count: { '.sv': { increment: 2 } },
      word: { '.sv': { increment: 3 } },
      both: { '.value': { '.sv': 'timestamp' }, '.priority': { '.sv': 'timestamp' } },
    };
    const existing = node({ count: 40, word: 'forty' });
    expect(exportJson(node(json, existing))).toEqual({
      at: NOW,
      count: 42,
      word: 3,
      both: { '.value': NOW, '.priority': NOW },
    });
  });

  it.each([
    ['an invalid key', { 'a.b': 1 }],
    ['an empty key', { '': 1 }],
    ['a key with a control character', { 'a\u0007': 1 }],
    ['a key of more than 768 bytes', { ['é'.repeat(385)]: 1 }],
    ['an infinite number', JSON.parse('{"a":1e999}')],
    ['a value next to children', { '.value': 1, a: 2 }],
    ['a boolean priority', { '.value': 1, '.priority': true }],
    ['an unknown server value', { '.sv': 'random' }],
    ['an increment by a string', { '.sv': { increment: '1' } }],
    ['an unknown special key', { '.index': 1 }],
    ['more than 32 levels', deep(33)],
    ['ten thousand levels', deep(10_000)],
  ])('is rejected with %s', (_, json) => {
    expect(() => node(json)).toThrow(expect.objectContaining({ name: 'InvalidInput' }));
  });

  it('can be 32 levels deep and have keys of 768 bytes', () => {
    expect(plainJson(node(deep(32)))).toEqual(deep(32));
    expect(plainJson(node({ ['é'.repeat(384)]: 1 }))).toEqual({ ['é'.repeat(384)]: 1 });
  });
});

describe('a tree', () => {
  it('replaces a leaf with a child but keeps its priority', () => {
    const tree = node({ a: { '.value': 1, '.priority': 7 } });
    const after = tree.after({ path: ['a', 'b'], node: node(2) });
    expect(exportJson(after)).toEqual({ a: { b: 2, '.priority': 7 } });
    expect(tree.after({ path: ['a', 'b'], node: EMPTY })).toEqual(tree);
  });

  it('removes a parent with its last child', () => {
    const tree = node({ a: { b: { c: 1 } }, d: 1 });
    expect(plainJson(tree.after({ path: ['a', 'b', 'c'], node: EMPTY }))).toEqual({ d: 1 });
  });

  it('shares all nodes that a write does not change', () => {
    const tree = node({ a: { x: 1 }, b: { y: 2 } });
    expect(tree.after({ path: ['b', 'y'], node: node(3) }).child('a')).toBe(tree.child('a'));
  });
});

describe('a path', () => {
  it('can have leading, trailing and repeated slashes', () => {
    expect(parsePath('/a//b/')).toEqual(['a', 'b']);
    expect(parsePath('')).toEqual([]);
    expect(parseWritePath('/a/.priority')).toEqual(['a', '.priority']);
    expect(parseWritePath('.priority')).toEqual(['.priority']);
  });

  it.each([['a/.info'], ['.info/connected'], ['a#b'], ['x/'.repeat(33)], [7]])(
    'is rejected as %j',
    (path) => {
      expect(() => parseWritePath(path)).toThrow(expect.objectContaining({ name: 'InvalidInput' }));
    },
  );
});

function node(json: unknown, existing: TreeNode = EMPTY): TreeNode {
  return nodeFromJson(json, [], { existing, now: NOW });
}

function deep(levels: number): unknown {
  let json: unknown = 1;
  for (let level = 0; level < levels; level += 1) json = { a: json };
  return json;
}
