import { existsSync, readFileSync } from 'node:fs';
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

it('every proof is a test that exists under its title', () => {
  const missing = proofs.filter(([file, title]) => {
    const source = sourceOf(file);
    return !["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
  });
  expect(missing).toEqual([]);
});

function sourceOf(file: string): string {
  const path = ['.test.tsx', '.test.ts', '.spec.ts']
    .map((ending) => join(ROOT, 'tests', `${file}${ending}`))
    .find(existsSync);
  return path === undefined ? '' : readFileSync(path, 'utf8');
}
