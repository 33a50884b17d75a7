import { expect, it } from 'vitest';
import { holds, outcomeOf, signedIn } from './harness.ts';

const data = {
  text: 'a_b_c',
  empty: '',
  number: 5,
  yes: true,
  ranked: { '.value': 1, '.priority': 7 },
  nested: { a: { b: 1 }, c: 2 },
};
const auth = signedIn('u1', {
  name: 'Ann',
  age: 30,
  admin: true,
  none: null,
  groups: ['x', 'y'],
  map: { key: 'v', length: 99 },
});

it.each([
  "data.child('nested').val() != data.child('nested').val()",
  // Missing properties are null.
  'auth.token.nobody.at.home === null',
  "data.child('nothing').val().length == null",
  // Objects, lists and strings.
  "auth.uid == 'u1' && auth.provider == 'password' && auth.token.sub == auth.uid",
  "auth.token.groups[1] == 'y' && auth.token.groups[7] == null",
  "auth.token.map['k' + 'ey'] == 'v' && auth.token.map.length == 99",
  'auth.token.name.length == 3',
  // Sums.
  "1 + 2 == 3 && 'a' + 1 == 'a1' && 1 + 'a' == '1a' && 7 % 4 == 3 && -3 + 1 == -2",
  '1 / 0 != 2 && (0 / 0 == 0) == false',
  "data.child('number').val() + '' == '5'",
  // Strings.
  "'abc'.contains('b') && 'abc'.beginsWith('ab') && 'aba'.endsWith('a') && !'abc'.endsWith('b')",
  "data.child('text').val().replace('_', '$&') == 'a$&b$&c'",
  "'aBc'.toUpperCase() == 'ABC' && 'aBc'.toLowerCase() == 'abc'",
  "data.child('empty').val().length == 0 && data.child('empty').exists()",
  // Snapshots.
  "data.child('nested/a/b').val() == 1 && data.child('/nested//a/').hasChild('b')",
  "data.hasChildren() && data.hasChildren(['text', 'nested/a']) && !data.hasChildren(['text', 'x'])",
  "!data.child('text').hasChildren() && !data.child('nothing').hasChildren()",
  "!data.child('nested').isString() && !data.child('nothing').isBoolean()",
  "data.child('ranked').getPriority() == 7 && data.child('text').getPriority() == null",
  "!data.child('a.b').exists() && !data.hasChild('a#b') && data.child('[').val() == null",
  "data.child('a.b').parent().child('number').exists()",
  // Short-circuit evaluation.
  "true || 'a'.contains(auth.token.none)",
  "!(false && 'a'.contains(auth.token.none))",
  "data.exists() ? true : 'a'.contains(auth.token.none)",
])('%s', (expression) => {
  expect(outcomeOf(expression, { data, auth })).toBe(true);
});

it.each([
  ["auth.token.none.contains('a')", 'must be string, not null'],
  ["'a'.contains(auth.token.age)", 'must be string, not number'],
  ['data.child(auth.token.none).exists() == false', 'must be string, not null'],
  ['auth.token.none > 1', 'must be number or string, not null'],
  ["auth.token.age > 'a'", 'Cannot compare a number with a string'],
  ['(1 + auth.token.none) == 2', 'must be number or string, not null'],
  ["data.child('nested').val() + '' != 'x'", 'must be number or string, not object'],
  ['-auth.token.name == 1', 'must be number, not string'],
  ['auth.token.age && true', 'must be boolean, not number'],
  ['(auth.token.none ? true : true)', 'must be boolean, not null'],
  ["data.child('number').val().length == 1", "number has no 'length'"],
  ['auth.token.admin.x == null', "boolean has no 'x'"],
  ['auth.token[auth.token.none] == null', 'must be number or string, not null'],
  ['data.parent().exists() == false', 'The root has no parent()'],
])('%s fails the whole rule', (expression, message) => {
  expect(outcomeOf(expression, { data, auth })).toContain(message);
  expect(holds(`(${expression}) || true`, { data, auth })).toBe(false);
  expect(holds(`true || (${expression})`, { data, auth })).toBe(true);
});

it('allows only if a rule is true, not just truthy', () => {
  expect(holds('auth.token.admin', { auth })).toBe(true);
  expect(holds('auth.token.name', { auth })).toBe(false);
  expect(outcomeOf('auth.token.name', { auth })).toBe('the rule is neither true nor false');
  expect(holds('auth.token.admin')).toBe(false);
});
