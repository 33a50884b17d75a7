import { expect, it } from 'vitest';
import { ENTITIES } from '../../../../src/records/model/entities.ts';
import { LIST_PAGES, pageOf } from '../../../../src/records/page/address/addresses.ts';
import { viewPrefix } from '../../../../src/records/page/address/listAddresses.ts';
import { MODULES } from '../../../../src/records/page/modules.ts';

it.each(ENTITIES.map((entity) => [entity.path, entity] as const))(
  'the parameters of %s begin with its name if its page has other lists, too',
  (path, entity) => {
    const hasOthers = ENTITIES.filter((other) => pageOf(other) === pageOf(entity)).length > 1;
    expect(viewPrefix(entity)).toBe(hasOthers ? `${path.split('/').at(-1)}-` : '');
  },
);

it('every entity is listed on a page of the sidebar or on one of its own', () => {
  const pages = [...MODULES.map(({ path }) => path), ...Object.values(LIST_PAGES)];
  const addresses = new Set(pages.map((path) => `/dashboard/${path}`));
  expect(ENTITIES.map(pageOf).filter((page) => !addresses.has(page))).toEqual([]);
});
