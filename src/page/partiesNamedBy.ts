import type { Entity, RecordOf } from '../model/entity.ts';
import type { Names } from '../model/input.ts';
import { nameFieldOf, nameIn } from '../model/recordsNaming.ts';

/** The customer or supplier that a record names; none if the name is blank. */
export function partiesNamedBy(
  entity: Entity,
  record: RecordOf<Entity>,
): readonly { readonly of: Names['of']; readonly name: string }[] {
  return (['customers', 'suppliers'] as const).flatMap((of) => {
    const field = nameFieldOf(entity, of);
    const name = field === undefined ? '' : nameIn(record, field);
    return name === '' ? [] : [{ of, name }];
  });
}
