import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = ['docs/specification-coverage.md', 'docs/specification-coverage-site.md']
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

const clauses = PAGE.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Says|---)/.test(line))
  .map((line) => line.split(' | ') as [says: string, provedBy: string]);

const proofs = [...PAGE.matchAll(/`([\w/]+)`: “([^”]+)”/g)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

it('every clause of the specification names a proof', () => {
  expect(clauses.length).toBeGreaterThan(100);
  expect(clauses.filter(([, provedBy]) => !/`[\w/]+`: “.+”/.test(provedBy))).toEqual([]);
});

it('every proof is a test or a group of tests that exists under its title', () => {
  expect(proofs.length).toBeGreaterThan(clauses.length);
  expect(proofs.filter(([file, title]) => !declares(sourceOf(file), title))).toEqual([]);
});

it('no test is left out', () => {
  const tests = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(test|spec)\.tsx?$/.test(file),
  );
  const leftOut = /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|skipIf|runIf|fails)\b/;
  expect(tests.length).toBeGreaterThan(100);
  expect(
    tests.filter((file) => leftOut.test(readFileSync(join(ROOT, 'tests', file), 'utf8'))),
  ).toEqual([]);
});

/** Whether the title stands first between the brackets of a call, as that of a test or a table of tests does. */
function declares(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    source
      .split(`${quote}${title}${quote},`)
      .slice(0, -1)
      .some((before) => /\(\s*$/.test(before)),
  );
}

function sourceOf(file: string): string {
  const path = ['.test.tsx', '.test.ts', '.spec.ts']
    .map((ending) => join(ROOT, 'tests', `${file}${ending}`))
    .find(existsSync);
  return path === undefined ? '' : readFileSync(path, 'utf8');
}
