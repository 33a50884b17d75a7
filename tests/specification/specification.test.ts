import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLAUSES, DEVIATIONS, clauseIdsOf } from './clauses.ts';
import { collectTests } from './collectedTests.ts';
import { coverageDocument } from './coverageDocument.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('the specification', async () => {
  const tests = await collectTests();
  const named = new Set(tests.flatMap((test) => test.clauses));
  const ids = CLAUSES.map(({ id }) => id);

  it('has a test for every clause', () => {
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  });

  it('has every clause once, and no test names another', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('names what deviates from it once, by clauses that exist', () => {
    const deviating = DEVIATIONS.flatMap(({ clauses }) => clauses);
    expect(deviating.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(deviating).size).toBe(deviating.length);
  });

  it('has an up-to-date coverage page (npm run clauses)', () => {
    const page = readFileSync(join(ROOT, 'docs/specification-coverage.md'), 'utf8');
    expect(page).toBe(coverageDocument(tests));
  });
});

it('a test says in its options which clauses it proves', () => {
  expect(clauseIdsOf('S2.8-1,4 S10-3')).toEqual(['S2.8-1', 'S2.8-4', 'S10-3']);
});

it('no test is skipped or focused', () => {
  const tests = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(test|spec)\.tsx?$/.test(file),
  );
  const skipped = /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|skipIf|runIf|fails)\b/;
  expect(tests.length).toBeGreaterThan(100);
  expect(
    tests.filter((file) => skipped.test(readFileSync(join(ROOT, 'tests', file), 'utf8'))),
  ).toEqual([]);
});
