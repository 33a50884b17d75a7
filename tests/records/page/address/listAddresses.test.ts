import { expect, it } from 'vitest';
import { ENTITIES } from '../../../../src/records/model/entities.ts';
import { pageOf, viewPrefix } from '../../../../src/records/page/address/addresses.ts';

it.each(ENTITIES.map((entity) => [entity.path, entity] as const))(
  'the parameters of %s begin with its name if its page has other lists, too',
  (path, entity) => {
    const hasOthers = ENTITIES.filter((other) => pageOf(other) === pageOf(entity)).length > 1;
    expect(viewPrefix(entity)).toBe(hasOthers ? `${path.split('/').at(-1)}-` : '');
  },
);
