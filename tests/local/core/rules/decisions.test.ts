import { expect, it } from 'vitest';
import { read, signedIn, write } from './harness.ts';

it('denies everything without rules', () => {
  expect(read({}, { path: '/a', auth: signedIn('u1') }).allowed).toBe(false);
  expect(write({}, { paths: ['/a'], after: { a: 1 } }).allowed).toBe(false);
});

it('grants a read of everything below a rule that grants it', () => {
  const rules = { a: { '.read': true, b: { '.read': false } } };
  expect(read(rules, { path: '/a/b/c/d' }).allowed).toBe(true);
  expect(read(rules, { path: '/' }).allowed).toBe(false);
});

it('ignores rules below the path of a read', () => {
  expect(read({ a: { b: { '.read': true } } }, { path: '/a' }).allowed).toBe(false);
});

it('uses the rules of a literal key instead of those of a wildcard', () => {
  const rules = { $any: { '.read': true, x: { '.read': true } }, own: { y: { '.read': true } } };
  expect(read(rules, { path: '/other' }).allowed).toBe(true);
  expect(read(rules, { path: '/own' }).allowed).toBe(false);
  expect(read(rules, { path: '/own/x' }).allowed).toBe(false);
});

it('binds wildcards to the keys of the path, as strings', () => {
  const rules = { $a: { $b: { '.read': "$a == 'x' && $b == '5'" } } };
  expect(read(rules, { path: '/x/5' }).allowed).toBe(true);
  expect(read(rules, { path: '/x/6' }).allowed).toBe(false);
});

it('evaluates each rule with the data at its own path', () => {
  const rules = {
    '.read': "data.child('a/open').val() == true",
    a: { '.read': "data.child('open').val() == 1" },
  };
  expect(read(rules, { path: '/a/b', data: { a: { open: true } } }).allowed).toBe(true);
  expect(read(rules, { path: '/a/b', data: { a: { open: 1 } } }).allowed).toBe(true);
  expect(read(rules, { path: '/a/b', data: { a: { open: 2 } } }).allowed).toBe(false);
});

it('evaluates a write with the old data in data and root, and the new data in newData', () => {
  const rules = {
    a: {
      '.write':
        "data.val() == 1 && root.child('b').val() == 2 && newData.val() == 3 && newData.parent().child('b').val() == 4",
    },
    b: { '.write': true },
  };
  const change = { before: { a: 1, b: 2 }, after: { a: 3, b: 4 } };
  expect(write(rules, { paths: ['/a', '/b'], ...change }).allowed).toBe(true);
});

it('denies an update if it denies one of its paths', () => {
  const rules = { a: { '.write': true }, b: { '.write': false } };
  expect(write(rules, { paths: ['/a', '/b'], after: { a: 1, b: 1 } })).toMatchObject({
    allowed: false,
    path: ['b'],
  });
});

const VALIDATED = {
  '.write': true,
  deal: {
    '.validate': "newData.hasChildren(['title'])",
    title: { '.validate': 'newData.isString()' },
    tags: { $tag: { '.validate': '$tag.length < 3 && newData.val() == true' } },
    $other: { '.validate': false },
  },
};

it.each([
  ['a valid record', { deal: { title: 'A', tags: { x: true } } }, true],
  ['a record without a required child', { deal: { tags: { x: true } } }, false],
  ['a child of the wrong type', { deal: { title: 1 } }, false],
  ['an unknown child', { deal: { title: 'A', more: 1 } }, false],
  ['an invalid descendant', { deal: { title: 'A', tags: { x: true, long: true } } }, false],
  ['a deletion', {}, true],
])('validates %s', (_, after, allowed) => {
  const before = { deal: { title: 'old' } };
  expect(write(VALIDATED, { paths: ['/'], before, after }).allowed).toBe(allowed);
  expect(write(VALIDATED, { paths: ['/deal'], before, after }).allowed).toBe(allowed);
});

it.each([
  ['/deal/title', { title: 'B', more: 1 }, true],
  ['/deal/title', { title: 2 }, false],
  ['/deal/tags/x', { tags: { x: true } }, false],
  ['/deal/tags/x/deeper', { title: 'A', tags: { x: { deeper: 1 } } }, false],
  ['/deal/title', { tags: { x: true } }, false],
])('validates %s and its ancestors, but not its siblings', (path, deal, allowed) => {
  expect(write(VALIDATED, { paths: [path], after: { deal } }).allowed).toBe(allowed);
});

it('traces each rule on the path of a denied read, with the values it read', () => {
  const rules = {
    '.read': false,
    users: {
      $uid: { '.read': "auth != null && auth.uid == $uid && data.child('open').val() == true" },
    },
  };
  const decision = read(rules, { path: '/users/u2/name', auth: signedIn('u1') });
  expect(decision).toEqual({
    allowed: false,
    path: ['users', 'u2', 'name'],
    trace: [
      { rule: '/.read', expression: 'false', outcome: false, values: {} },
      {
        rule: '/users/$uid/.read',
        expression: "auth != null && auth.uid == $uid && data.child('open').val() == true",
        outcome: false,
        values: { auth: signedIn('u1'), 'auth.uid': 'u1', $uid: 'u2' },
      },
    ],
  });
});

it('traces the rule that invalidates a write, with its path and error', () => {
  const rules = { '.write': true, a: { $id: { '.validate': "newData.val().contains('x')" } } };
  expect(write(rules, { paths: ['/a'], after: { a: { one: 'x', two: 2 } } })).toEqual({
    allowed: false,
    path: ['a', 'two'],
    trace: [
      {
        rule: '/a/$id/.validate',
        expression: "newData.val().contains('x')",
        outcome: 'The receiver of contains() must be string, not number',
        values: {},
      },
    ],
  });
});
