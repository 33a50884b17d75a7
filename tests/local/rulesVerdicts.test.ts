import { expect, it } from 'vitest';
import { read, signedIn, write } from './rulesTree.ts';

const refused = { allowed: false };

it('allows nothing without rules', () => {
  expect(read({}, { path: '/a', auth: signedIn('u1') })).toMatchObject(refused);
  expect(write({}, { paths: ['/a'], after: { a: 1 } })).toMatchObject(refused);
});

it('grants a read to everything below the place that grants it, whatever stands there', () => {
  const rules = { a: { '.read': true, b: { '.read': false } } };
  expect(read(rules, { path: '/a/b/c/d' }).allowed).toBe(true);
  expect(read(rules, { path: '/' }).allowed).toBe(false);
});

it('is no filter: rules below a read path do not grant it', () => {
  expect(read({ a: { b: { '.read': true } } }, { path: '/a' }).allowed).toBe(false);
});

it('prefers a literal key to a wildcard and never combines them', () => {
  const rules = { $any: { '.read': true, x: { '.read': true } }, own: { y: { '.read': true } } };
  expect(read(rules, { path: '/other' }).allowed).toBe(true);
  expect(read(rules, { path: '/own' }).allowed).toBe(false);
  expect(read(rules, { path: '/own/x' }).allowed).toBe(false);
});

it('binds wildcards to the keys of the path, as text', () => {
  const rules = { $a: { $b: { '.read': "$a == 'x' && $b == '5'" } } };
  expect(read(rules, { path: '/x/5' }).allowed).toBe(true);
  expect(read(rules, { path: '/x/6' }).allowed).toBe(false);
});

it('shows each rule the data at its own place', () => {
  const rules = {
    '.read': "data.child('a/open').val() == true",
    a: { '.read': "data.child('open').val() == 1" },
  };
  expect(read(rules, { path: '/a/b', data: { a: { open: true } } }).allowed).toBe(true);
  expect(read(rules, { path: '/a/b', data: { a: { open: 1 } } }).allowed).toBe(true);
  expect(read(rules, { path: '/a/b', data: { a: { open: 2 } } }).allowed).toBe(false);
});

it('shows a write what was there in data and root, and what will be in newData', () => {
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

it('refuses the whole update when one of its paths is refused', () => {
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
  ['a record that lacks a child', { deal: { tags: { x: true } } }, false],
  ['a child of the wrong type', { deal: { title: 1 } }, false],
  ['an unknown child', { deal: { title: 'A', more: 1 } }, false],
  ['a bad child deep below', { deal: { title: 'A', tags: { x: true, long: true } } }, false],
  ['the removal of all', {}, true],
])('validates %s, written from above', (_, after, allowed) => {
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
])('validates what is on the way to %s, and nothing beside it', (path, deal, allowed) => {
  expect(write(VALIDATED, { paths: [path], after: { deal } }).allowed).toBe(allowed);
});

it('tells for a refused read each rule on the way, with the values it saw', () => {
  const rules = {
    '.read': false,
    users: {
      $uid: { '.read': "auth != null && auth.uid == $uid && data.child('open').val() == true" },
    },
  };
  const verdict = read(rules, { path: '/users/u2/name', auth: signedIn('u1') });
  expect(verdict).toEqual({
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

it('tells for a refused write the rule that was broken, where, and the error that failed it', () => {
  const rules = { '.write': true, a: { $id: { '.validate': "newData.val().contains('x')" } } };
  expect(write(rules, { paths: ['/a'], after: { a: { one: 'x', two: 2 } } })).toEqual({
    allowed: false,
    path: ['a', 'two'],
    trace: [
      {
        rule: '/a/$id/.validate',
        expression: "newData.val().contains('x')",
        outcome: 'What has contains() must be string, not number',
        values: {},
      },
    ],
  });
});
