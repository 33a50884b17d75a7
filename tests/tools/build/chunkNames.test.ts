import { expect, it } from 'vitest';
import { FURTHER_PAGES, SIDEBAR_PAGES } from '../../../src/features/pages.ts';
import { missingNames } from '../../../tools/build/chunks.ts';
import { listedPages } from '../../../tools/build/routeCode.ts';

/** A build with some modules below src, of which those in `lazy` are imported on demand. */
function missingIn(names: readonly string[], isLazy: (name: string) => boolean) {
  const ids = names.map((name) => `/app/src/${name}`);
  const getModuleInfo = (id: string) => ({
    dynamicImporters: isLazy(id.replace('/app/src/', '')) ? ['/app/src/main.tsx'] : [],
  });
  return missingNames(ids, { getModuleInfo } as unknown as Parameters<typeof missingNames>[1]);
}

it('a module that divides the bundle and has moved, or is no longer imported on demand, is named', () => {
  const all = missingIn([], () => false);
  expect(all.length).toBeGreaterThan(10);
  expect(missingIn(all, () => true)).toEqual([]);
  const [first = '', ...others] = all;
  expect(missingIn([`renamed/${first}`, ...others], () => true)).toEqual([first]);
  const login = 'features/login/LoginPage.tsx';
  expect(missingIn(all, (name) => name !== login)).toEqual([login]);
});

it.each([
  ['modules.tsx', SIDEBAR_PAGES],
  ['pages.tsx', FURTHER_PAGES],
])('the code of each page of src/desk/%s is found in its list', (file, pages) => {
  const listed = listedPages(file);
  expect([...listed.keys()]).toEqual(pages.map(({ path }) => path));
  for (const module of listed.values()) expect(module).toMatch(/^\/src\/\w+\/.*Page\.tsx$/);
});
