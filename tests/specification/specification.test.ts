import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import sections from './clauses.json' with { type: 'json' };

const TESTS = resolve(import.meta.dirname, '..');

const tests = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(TESTS, file), 'utf8') }));

it('every clause of the specification is named by a test, and no test names another', () => {
  const ids = Object.values(sections).flatMap((section) => Object.keys(section));
  const named = tests.flatMap(({ source }) => [...source.matchAll(/\bclauses\(\s*'([^']+)'/g)]);
  const namedIds = new Set(named.flatMap(([, list = '']) => list.split(' ').flatMap(idsOf)));
  expect(ids.length).toBeGreaterThan(200);
  expect([...namedIds].toSorted()).toEqual(ids.toSorted());
});

/** `S2.8-1,4` are S2.8-1 and S2.8-4. */
function idsOf(group: string): string[] {
  const [section, numbers = ''] = group.split('-');
  return numbers.split(',').map((number) => `${section}-${number}`);
}

it('no test is skipped or focused', () => {
  const skipped = /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|skipIf|runIf|fails)\b/;
  expect(tests.filter(({ source }) => skipped.test(source)).map(({ file }) => file)).toEqual([]);
});
