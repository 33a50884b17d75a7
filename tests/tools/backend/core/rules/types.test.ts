import { expect, it } from 'vitest';
import { compileRules, RulesError } from '../../../../../tools/backend/core/rules/compileRules.ts';

function upload(kind: string, expression: string): () => unknown {
  return () => compileRules(JSON.stringify({ rules: { $key: { [kind]: expression } } }));
}

it.each([
  'true',
  'true;',
  "auth.token['a'][$key] == true",
  "auth.token.firebase.identities['google.com'][0] == 'x'",
  "auth.contains('x')",
  "root['child']('a')['exists']()",
  "data.parent().parent().child('a/b').val().length < 10",
  "(data.exists() ? data : root).hasChildren(['a', auth.uid, 'b' + $key])",
  'data.getPriority() === null',
  '-now < 0 && 5 % 2 * 3 / 4 - 1 + 2 >= 0',
  "data.val().replace('a', 'b').toLowerCase().toUpperCase().beginsWith('X')",
  "(now + '').matches(/^[0-9]+$/)",
  "now == 'a' || null != true",
])('accepts %s', (expression) => {
  expect(upload('.read', expression)).not.toThrow();
});

it.each([
  ['7', 'A rule must be boolean, not number.'],
  ['data', 'A rule must be boolean, not snapshot.'],
  ['1 && true', 'The left side of && must be boolean'],
  ["true || 'a'", 'The right side of || must be boolean'],
  ['!1', 'The operand of ! must be boolean'],
  ["-'a' == 1", 'The operand of - must be number'],
  ['(1 ? true : false)', 'The condition of ?: must be boolean'],
  ['true ? 1 : 2', 'A rule must be boolean, not number.'],
  ['data.val() > true', 'Each side of > must be number or string, not boolean.'],
  ["now <= 'a'", 'The right side of <= must be number, not string'],
  ['$key >= 1', 'must be string, not number'],
  ["(now - 'a') == 1", 'Each side of - must be number'],
  ['(true + 1) == 2', 'Each side of + must be number or string'],
  ['data == null', 'Each side of == must be'],
  ['/a/ == /a/', 'Each side of == must be'],
  ['skies == 1', "Unknown variable 'skies'."],
  ['newData.exists()', "Unknown variable 'newData'."],
  ['query.foo == 1', "Unknown property 'foo'."],
  ['$key[0] == 1', 'Unknown property with a computed name.'],
  ["data['ex' + 'ists']()", 'Unknown method with a computed name.'],
  ['data.length == 1', "Unknown property 'length'."],
  ["data.contains('a')", "Unknown method 'contains'."],
  ["exists('a')", 'Only methods can be called.'],
  ['data.exists(1)', 'exists() takes 0 arguments, not 1.'],
  ["data.val().replace('a') == 'b'", 'replace() takes 2 arguments, not 1.'],
  ['data.child(1).exists()', 'The argument of child() must be string, not number.'],
  ["data.hasChildren('a')", 'The argument of hasChildren() must be list, not string.'],
  ["data.hasChildren(['a', 7])", 'A name in a list must be string, not number.'],
  ['data.hasChildren([])', 'A list of names cannot be empty.'],
  ["data.hasChildren(['a',,'b'])", 'A name is missing in the list.'],
  ["data.val().matches('/a/')", 'The argument of matches() must be pattern, not string.'],
  ['auth.token[data] == 1', 'A key must be number or string, not snapshot.'],
  ['auth == 1, true', 'not supported in rules'],
  ['auth = true', 'not supported in rules'],
  ['+now == 1', "Unsupported operator '+'"],
  ['(now | 1) == 1', "Unsupported operator '|'"],
  ['now ** 2 == 4', 'Unexpected token'],
  ['new Date() == 1', 'not supported in rules'],
  ['function () { return true }', 'Unexpected token'],
  ['(function () { return true })()', 'Only methods can be called.'],
  ['{}', 'A rule must be a single expression.'],
  ['true &&', 'Unexpected token'],
  ["'open", 'Unterminated string'],
  ['$key.matches(/a/g)', 'the only flag is i'],
  ['$key.matches(/(?=a)/)', 'Unsupported regular expression'],
  ['$key.matches(/[z-a]/)', 'Range out of order'],
  ['this == null', 'not supported in rules'],
  ['`a` == $key', 'Unexpected character'],
])('rejects %s', (expression, message) => {
  expect(upload('.read', expression)).toThrow(RulesError);
  expect(upload('.read', expression)).toThrow(message);
});

it.each(['.write', '.validate'])('has newData but no query in %s', (kind) => {
  expect(upload(kind, 'newData.exists() && data.exists()')).not.toThrow();
  expect(upload(kind, 'query.orderByKey')).toThrow("Unknown variable 'query'.");
});

it.each([
  ['parentheses', `${'('.repeat(10_000)}true${')'.repeat(10_000)}`],
  ['negations', `${'!'.repeat(10_000)}true`],
  ['alternatives', `true${' || true'.repeat(10_000)}`],
  ['members', `auth${'.a'.repeat(10_000)} == null`],
  ['conditionals', `${'true ? '.repeat(10_000)}true${' : true'.repeat(10_000)}`],
])('rejects 10,000 nested %s', (_, expression) => {
  expect(upload('.read', expression)).toThrow(RulesError);
  expect(upload('.read', expression)).toThrow(/nested too deeply|Not enough stack/);
});

it('accepts an expression of 200 alternatives', () => {
  expect(upload('.read', `true${" || $key == 'a'".repeat(200)}`)).not.toThrow();
});
