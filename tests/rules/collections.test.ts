import { expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { COLLECTIONS, derivedFrom } from './collections.ts';

it.each(ENTITIES.map((entity) => [entity.path, entity] as const))(
  'the description of %s has every field and option of its entity',
  (path, entity) => {
    const { fields, optional = [] } = derivedFrom(entity);
    const described = COLLECTIONS[path];
    expect(described?.fields).toEqual(fields);
    expect(described?.optional ?? []).toEqual(optional);
  },
);

it('the description covers exactly the entities', () => {
  const paths = ENTITIES.map(({ path }) => path);
  expect(Object.keys(COLLECTIONS).toSorted()).toEqual(paths.toSorted());
});
