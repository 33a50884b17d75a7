import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
};

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { readonly packages: Readonly<Record<string, Locked>> };

const locked = Object.entries(packages).filter(([place]) => place !== '');

/** Licences that allow commercial use without opening our own code. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Covers its own files only; none of them is changed, and none reaches a visitor.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'public domain',
]);

/** Packages that name no licence in their manifest but carry the text of one: MIT, both. */
const BY_TEXT = new Set(['node_modules/fuzzy', 'node_modules/valid-url']);

it('every package is locked by the hash of its content, from the registry', () => {
  const loose = locked.filter(
    ([, { integrity, resolved, link }]) =>
      link === true ||
      !integrity?.startsWith('sha512-') ||
      // Without an address npm asks the registry; any other would be named.
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(loose).toEqual([]);
});

it('every licence permits what we do', () => {
  const doubtful = locked.filter(
    ([place, { license = '' }]) => !isPermitted(license) && !BY_TEXT.has(place),
  );
  expect(doubtful.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

/** "A OR B" needs one of them, "A AND B" both. */
function isPermitted(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => PERMITTED.has(name)));
}
