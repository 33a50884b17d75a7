import { expect, it } from 'vitest';
import { Pattern } from '../../../../../tools/backend/core/rules/regex.ts';
import { PatternError } from '../../../../../tools/backend/core/rules/regexSyntax.ts';
import { holds } from './harness.ts';

const TEXTS = [
  '',
  'a',
  'b',
  'ab',
  'ba',
  'aaa',
  'abab',
  'abc',
  'aXb',
  'A',
  'AB',
  '0',
  '42',
  '2024-05-17',
  ' ',
  'a b',
  'a-b',
  'a_b',
  'a.b',
  'é',
  'É',
  'x@y.com',
  'X@Y.COM',
  'line\nbreak',
  '$1',
  '[a]',
  '\\',
  '/a/b',
  '🐠',
];

it.each([
  /a/,
  /^a/,
  /a$/,
  /^a$/,
  /^$/,
  /ab|ba/,
  /^(ab|ba)$/,
  /^a|b$/,
  /^(a|ab)(c|bcd)?$/,
  /^a*$/,
  /^a+$/,
  /^a?b?$/,
  /^(ab)*$/,
  /^(a*)*$/,
  /^(a|b*)+$/,
  /^((a?)+b?)*$/,
  /^a{2}$/,
  /^a{2,}$/,
  /^a{1,2}$/,
  /^(ab){2}$/,
  /^a{0,3}$/,
  /^[abc]+$/,
  /^[^abc]+$/,
  /^[a-c0-9]+$/,
  /^[-a]+$/,
  /^[a-]+$/,
  /^[\w.-]+$/,
  /^[^\s]+$/,
  /^\d+$/,
  /^\D+$/,
  /^\w+$/,
  /\W/,
  /\s/,
  /^\S+$/,
  /\./,
  /\$/,
  /\[a\]/,
  /\\/,
  /\//,
  /^a.b$/,
  /[$^*+?.()[\]{}|/]/,
  /\n/,
  /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,4}$/i,
  /^ab$/i,
  /^[^a]$/i,
  /é/i,
  /^(19|20)[0-9][0-9]-(0[1-9]|1[012])-[0-3]\d$/,
])('%s matches as in JavaScript', (regex) => {
  const pattern = new Pattern(regex.source, regex.flags);
  const expected = TEXTS.filter((text) => regex.test(text));
  expect(TEXTS.filter((text) => pattern.occursIn(text))).toEqual(expected);
});

it('matches any character with a dot, including line breaks', () => {
  expect(new Pattern('^a.b$', '').occursIn('a\nb')).toBe(true);
});

it.each([
  ...String.raw`a** a+? a{2}{3} *a a{ a{,3} a} a] a{3,2} a{0} (a a) () (a|) (|a) a||b |a a|
    (?:a) (?=a) (?!a) a^ (^a) a|^b $a a$|b (a$) (^a$|b) [] [^] \b \1 \x41 \u0041`.split(/\s+/),
  'a\\',
  `${'('.repeat(200)}a${')'.repeat(200)}`,
])('rejects /%s/', (source) => {
  expect(() => new Pattern(source, '')).toThrow(PatternError);
});

it.each(['g', 'm', 'ig', 'u'])('rejects the flag %s', (flags) => {
  expect(() => new Pattern('a', flags)).toThrow('the only flag is i');
});

it.each(['a{30000}', '((a{200}){200}){200}', '(a{1,1000}){1,1000}'])(
  'rejects the huge /%s/',
  (source) => {
    expect(() => new Pattern(source, '')).toThrow('it is too large');
  },
);

it.each([
  ['nested repetition', '^(a+)+$'],
  ['overlapping alternatives', '^(a|a|aa)*$'],
  ['many optional parts', `^${'a?'.repeat(50)}${'a'.repeat(50)}b$`],
  ['several wildcards', '.*.*.*.*=.*'],
])('matches %s in linear time, where backtracking takes exponential time', (_, source) => {
  const text = `${'a'.repeat(10_000)}!`;
  const { user: before } = process.cpuUsage();
  expect(new Pattern(source, '').occursIn(text)).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});

it('fails the rule if a match takes too long', () => {
  const claims = { text: 'a'.repeat(20_000) };
  const auth = { uid: 'u1', provider: null, token: claims };
  const expression = 'auth.token.text.matches(/.{0,9000}c$/)';
  // A completed match would be false, and the expression true.
  expect(holds(`${expression} || true`, { auth })).toBe(false);
});
