import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FURTHER_PAGES, SIDEBAR_PAGES } from '../../src/features/pages.ts';
import { pageAddress, pageOf } from '../../src/records/page/address/addresses.ts';
import { ROOT, sourceFilesBelow } from '../architecture/sourceImports.ts';
import { ENTITIES } from '../support/entities.ts';

const PAGES = [...SIDEBAR_PAGES, ...FURTHER_PAGES];
const ADDRESSES = new Set(PAGES.map(({ path }) => pageAddress(path)));

it('no two pages have one address', () => {
  expect(ADDRESSES.size).toBe(PAGES.length);
});

it('every entity is listed on a page', () => {
  expect(ENTITIES.map(pageOf).filter((address) => !ADDRESSES.has(address))).toEqual([]);
});

it('every address of the dashboard that the code writes out is that of a page', () => {
  const written = sourceFilesBelow('src').flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(/['"`](\/dashboard(?:\/[\w/-]+)?)[?'"`]/g),
    ].map(([, address = '']) => `${file}: ${address}`),
  );
  expect(written.length).toBeGreaterThan(15);
  expect(written.filter((one) => !ADDRESSES.has(one.split(': ')[1] ?? ''))).toEqual([]);
});
