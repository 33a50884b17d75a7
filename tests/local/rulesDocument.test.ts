import { expect, it } from 'vitest';
import { compileRules, RulesError } from '../../local/core/rules/evaluate.ts';

function refusal(text: string): RulesError {
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
  ['comments', '// ours\n{ /* all */ "rules": { ".read": true // yes\n } } // end'],
  ['line breaks inside a string', '{"rules": {".read": "auth != null &&\n  auth.uid != \'x\'"}}'],
  ['what looks like a comment inside a string', '{"rules": {".read": "\'a//b\' != \'/*\'"}}'],
  ['escapes', '{"rules": {".validate": "newData.val().matches(/^\\\\d\\u002b$/)"}}'],
  ['no rules at all', '{"rules": {}}'],
  [
    'an index, several, and the value',
    '{"rules": {"a": {".indexOn": "b"}, "c": {".indexOn": ["d/e", ".value"]}}}',
  ],
  ['wildcards below each other', '{"rules": {"$a": {"$b": {".read": "$a == $b"}}}}'],
  ['a key that JavaScript knows', '{"rules": {"__proto__": {".read": true}, "constructor": {}}}'],
])('accepts %s', (_, text) => {
  expect(() => compileRules(text)).not.toThrow();
});

it.each([
  ['nothing', ''],
  ['half a document', '{"rules": {'],
  ['a comma too many', '{"rules": {".read": true,}}'],
  ['a missing comma', '{"rules": {".read": true ".write": true}}'],
  ['single quotes', "{'rules': {}}"],
  ['keys without quotes', '{rules: {}}'],
  ['an escape that JSON has not', '{"rules": {".read": "auth.uid.matches(/\\d/)"}}'],
  ['something behind the end', '{"rules": {}} {}'],
  ['a comment without end', '{"rules": {}} /* '],
  ['a string without end', '{"rules": {"a'],
  ['the same key twice', '{"rules": {"a": {}, "a": {}}}'],
  ['code', '{"rules": {".read": true || false}}'],
  ['a spread', '{...{"rules": {}}}'],
  ['a gap in a list', '{"rules": {".indexOn": ["a",,"b"]}}'],
  ['a long row of comments without end', '/*'.repeat(100_000)],
  ['a long row of escaped quotes', `{"${'\\"'.repeat(100_000)}`],
  ['brackets without end', '['.repeat(100_000)],
])('calls %s a parse error', (_, text) => {
  expect(refusal(text).message).toContain('Parse error');
});

it.each([
  ['a document that is no object', '[]', /object/],
  ['a document without rules', '{}', /'rules' is missing/],
  ['anything beside the rules', '{"rules": {}, "more": {}}', /'more'/],
  ['a node that is null', '{"rules": {"a": null}}', /\/a must be an object/],
  ['a node that is text', '{"rules": {"a": "true"}}', /\/a must be an object/],
  ['a rule that is a number', '{"rules": {".read": 1}}', /\.read/],
  ['a rule that is null', '{"rules": {"a": {".write": null}}}', /\/a\/\.write/],
  ['a rule that is an object', '{"rules": {".validate": {}}}', /\.validate/],
  ['an empty rule', '{"rules": {".read": ""}}', /single expression/],
  ['an unknown directive', '{"rules": {".reed": true}}', /'\.reed'/],
  ['a key that no tree holds', '{"rules": {"a/b": {}}}', /'a\/b'/],
  ['an empty key', '{"rules": {"": {}}}', /''/],
  ['a $ without a name', '{"rules": {"$": {}}}', /'\$'/],
  ['two wildcards on a node', '{"rules": {"$a": {}, "$b": {}}}', /'\$b'/],
  ['a wildcard again further down', '{"rules": {"$a": {"b": {"$a": {}}}}}', /'\$a'/],
  ['an index that is not text', '{"rules": {".indexOn": [1]}}', /\.indexOn/],
  ['rules deeper than any tree', `{"rules": ${'{"a":'.repeat(40)}{}${'}'.repeat(40)}}`, /deeper/],
])('refuses %s', (_, text, message) => {
  expect(refusal(text).message).toMatch(message);
});

it.each([
  ['in the document', '{\n  "rules": {\n    "a" {}\n  }\n}', 3, 9],
  ['in a rule', '{\n  "rules": {\n    ".read": "auth != nil"\n  }\n}', 3, 23],
  ['behind an escape', '{"rules": {".read": "\\u0027\\\\\\\\\\u0027 == nil"}}', 1, 42],
  ['behind a line break in a string', '{"rules": {".read": "true &&\n  nil"}}', 2, 3],
])('points at the mistake %s', (_, text, line, column) => {
  expect(refusal(text)).toMatchObject({ line, column });
});

it('names the indexes of exactly the asked path, wildcards included', () => {
  const judge = compileRules(
    '{"rules": {".indexOn": "top", "a": {"$b": {".indexOn": ["x/y", ".value"]}, "c": {}}}}',
  );
  expect(judge.indexes([])).toEqual(['top']);
  expect(judge.indexes(['a', 'any'])).toEqual(['x/y', '.value']);
  expect(judge.indexes(['a', 'c'])).toEqual([]);
  expect(judge.indexes(['a', 'any', 'deeper'])).toEqual([]);
});
