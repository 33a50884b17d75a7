import type { Entity, RecordOf, Fields } from '../model/entity.ts';
import type { Names } from '../model/input.ts';
import { nameIn } from '../model/recordsNaming.ts';
import { MERGE, NOBODY, pageOf, withQuery } from './address/addresses.ts';

/** The party that a record names; none if the name is blank. */
export function partiesNamedBy(
  entity: Entity,
  record: RecordOf<Entity>,
): readonly { readonly of: Names['of']; readonly name: string }[] {
  return Object.entries(entity.fields).flatMap(([field, { names }]) => {
    const name = names === undefined ? '' : nameIn(record, field);
    return names === undefined || name === '' ? [] : [{ of: names.of, name }];
  });
}

/** What merging is called where one party is open. */
export const mergeTitle = ({ noun }: Pick<Entity, 'noun'>): string =>
  `Merge with another ${noun.one}`;

/** The address that compares two parties to merge them, or asks for the other one; null for other records. */
export function mergeAddress<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>>,
  other?: RecordOf<Entity<F>>,
): string | null {
  if (!('absorbed' in entity.fields)) return null;
  const [party] = partiesNamedBy(entity, record);
  const name = other ? partiesNamedBy(entity, other)[0]?.name : NOBODY;
  if (!party || !name) return null;
  return withQuery(`${pageOf(entity)}/${entity.noun.one}`, { name: party.name, [MERGE]: name });
}
