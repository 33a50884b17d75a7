import { expect, it } from 'vitest';
import { compileRules, RulesError } from '../../../../../tools/backend/core/rules/compileRules.ts';

function compileError(text: string): RulesError {
  try {
    compileRules(text);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error(`The rules were accepted: ${text}`);
}

it.each([
  ['plain JSON', '{"rules": {".read": true}}'],
  ['comments', '// line\n{ /* block */ "rules": { ".read": true // yes\n } } // end'],
  ['line breaks inside a string', '{"rules": {".read": "auth != null &&\n  auth.uid != \'x\'"}}'],
  ['comment characters inside a string', '{"rules": {".read": "\'a//b\' != \'/*\'"}}'],
  ['escapes', '{"rules": {".validate": "newData.val().matches(/^\\\\d\\u002b$/)"}}'],
  ['no rules at all', '{"rules": {}}'],
  [
    'an index, several, and the value',
    '{"rules": {"a": {".indexOn": "b"}, "c": {".indexOn": ["d/e", ".value"]}}}',
  ],
  ['wildcards below each other', '{"rules": {"$a": {"$b": {".read": "$a == $b"}}}}'],
  [
    'keys with a meaning in JavaScript',
    '{"rules": {"__proto__": {".read": true}, "constructor": {}}}',
  ],
])('accepts %s', (_, text) => {
  expect(() => compileRules(text)).not.toThrow();
});

it.each([
  ['an empty document', ''],
  ['a trailing comma', '{"rules": {".read": true,}}'],
  ['single quotes', "{'rules': {}}"],
  ['keys without quotes', '{rules: {}}'],
  ['an escape that JSON does not have', '{"rules": {".read": "auth.uid.matches(/\\d/)"}}'],
  ['text after the document', '{"rules": {}} {}'],
  ['an unclosed comment', '{"rules": {}} /* '],
  ['the same key twice', '{"rules": {"a": {}, "a": {}}}'],
  ['code', '{"rules": {".read": true || false}}'],
  ['a spread', '{...{"rules": {}}}'],
  ['a gap in a list', '{"rules": {".indexOn": ["a",,"b"]}}'],
  ['many unclosed comments', '/*'.repeat(100_000)],
  ['many escaped quotes', `{"${'\\"'.repeat(100_000)}`],
  ['many unclosed brackets', '['.repeat(100_000)],
])('reports %s as a parse error', (_, text) => {
  expect(compileError(text).message).toContain('Parse error');
});

it.each([
  ['a document that is no object', '[]', /object/],
  ['a document without rules', '{}', /'rules' is missing/],
  ['other keys next to the rules', '{"rules": {}, "more": {}}', /'more'/],
  ['a node that is null', '{"rules": {"a": null}}', /\/a must be an object/],
  ['a rule that is a number', '{"rules": {".read": 1}}', /\.read/],
  ['an empty rule', '{"rules": {".read": ""}}', /single expression/],
  ['an unknown directive', '{"rules": {".reed": true}}', /'\.reed'/],
  ['an invalid key', '{"rules": {"a/b": {}}}', /'a\/b'/],
  ['an empty key', '{"rules": {"": {}}}', /''/],
  ['two wildcards on a node', '{"rules": {"$a": {}, "$b": {}}}', /'\$b'/],
  ['a wildcard with the name of an ancestor', '{"rules": {"$a": {"b": {"$a": {}}}}}', /'\$a'/],
  ['an index that is not a string', '{"rules": {".indexOn": [1]}}', /\.indexOn/],
  ['rules deeper than any tree', `{"rules": ${'{"a":'.repeat(40)}{}${'}'.repeat(40)}}`, /deeper/],
])('rejects %s', (_, text, message) => {
  expect(compileError(text).message).toMatch(message);
});

it.each([
  ['in the document', '{\n  "rules": {\n    "a" {}\n  }\n}', 3, 9],
  ['in a rule', '{\n  "rules": {\n    ".read": "auth != nil"\n  }\n}', 3, 23],
  ['after an escape', '{"rules": {".read": "\\u0027\\\\\\\\\\u0027 == nil"}}', 1, 42],
  ['after a line break in a string', '{"rules": {".read": "true &&\n  nil"}}', 2, 3],
])('reports the position of an error %s', (_, text, line, column) => {
  expect(compileError(text)).toMatchObject({ line, column });
});

it('returns the indexes of exactly the given path, including wildcards', () => {
  const rules = compileRules(
    '{"rules": {".indexOn": "top", "a": {"$b": {".indexOn": ["x/y", ".value"]}, "c": {}}}}',
  );
  expect(rules.indexes([])).toEqual(['top']);
  expect(rules.indexes(['a', 'any'])).toEqual(['x/y', '.value']);
  expect(rules.indexes(['a', 'c'])).toEqual([]);
  expect(rules.indexes(['a', 'any', 'deeper'])).toEqual([]);
});
