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

const locked = Object.entries(packages).filter(([path]) => path !== '');

/** Licences that allow commercial use without publishing our own code. */
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
  // Copyleft for its own files only, which we neither change nor ship.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'public domain',
]);

/** Packages whose manifests name no licence but which contain the text of the MIT licence. */
const MIT_BY_TEXT = new Set(['node_modules/fuzzy', 'node_modules/valid-url']);

it('the lock file pins every package by its hash, from the public registry', () => {
  const unpinned = locked.filter(
    ([, { integrity, resolved, link }]) =>
      link === true ||
      !integrity?.startsWith('sha512-') ||
      // Without `resolved`, npm uses the registry.
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(unpinned).toEqual([]);
});

it('the workflow of GitHub runs no action that its author could exchange', () => {
  const workflow = new URL('../../.github/workflows/ci.yml', import.meta.url);
  const actions = [...readFileSync(workflow, 'utf8').matchAll(/uses: (.*)/g)];
  expect(actions).not.toHaveLength(0);
  for (const [, action] of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v[\d.]+$/);
});

it('every licence permits commercial use', () => {
  const forbidden = locked.filter(
    ([path, { license = '' }]) => !isPermitted(license) && !MIT_BY_TEXT.has(path),
  );
  expect(forbidden.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

/** "A OR B" needs one of them, "A AND B" both. */
function isPermitted(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => PERMITTED.has(name)));
}
