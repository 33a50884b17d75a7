import { expect, it } from 'vitest';
import { read, signedIn, write } from './harness.ts';

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
