import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { AREA_SERVED, BRAND, POSTAL_ADDRESS, SITE_URL } from '../../src/company/brand.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const { name: product } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly name: string;
};

/** Files that may name the product: the brand itself, texts for developers, and the package. */
const EXEMPT =
  /^(src\/company\/brand\.ts|docs\/|tools\/art\/|[^/]*\.md|\.github\/|LICENSE|package(-lock)?\.json)/;
const BINARY = /\.(avif|jpg|png|mp4|webm|woff2)$/;

it('only src/company/brand.ts names the company, so that another one replaces it there', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, windowsHide: true })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && !EXEMPT.test(file) && !BINARY.test(file));
  expect(files.length).toBeGreaterThan(300);
  // Except in the id of the local Firebase project, which stored data depend on.
  const named = new RegExp(`(?<!demo-)${product}`, 'i');
  expect(files.filter((file) => named.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it('the brand has the form that pages and links rely on', () => {
  expect(BRAND.slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  expect(BRAND.email).toMatch(/^[^@\s]+@[^@\s]+$/);
  expect(BRAND.phone).toMatch(/^\+[\d ]+$/);
  expect(BRAND.address.startsWith(POSTAL_ADDRESS.street)).toBe(true);
  expect(BRAND.address).toContain(BRAND.city);
  for (const country of [POSTAL_ADDRESS.country, ...AREA_SERVED])
    expect(country).toMatch(/^[A-Z]{2}$/);
  for (const url of [SITE_URL, ...BRAND.social.map((page) => page.url)])
    expect(new URL(url).protocol).toBe('https:');
  expect(SITE_URL).toMatch(/\/$/);
});
