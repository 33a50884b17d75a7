import { CHANGED_AT, SHARED, type Entity } from '../../src/records/model/entity.ts';
import { type Field, isDated } from '../../src/records/model/field.ts';
import { keyChildOf, lookedUpFields } from '../../src/records/model/recordsNaming.ts';
import { subjectField } from './subjectField.ts';

/**
 * The children by which a collection can be queried, in the order of the fields. Without an index Firebase refuses the
 * queries of other programs: what names a record, its status, whose it is, its dates, e-mail addresses and document numbers.
 */
export function indexesOf(entity: Entity): readonly string[] {
  const { name } = subjectField(entity);
  const fields = Object.entries(entity.fields)
    .filter(
      ([field, declared]) =>
        field === name || entity.indexedFields?.includes(field) === true || isAskedFor(declared),
    )
    .flatMap(([field]) =>
      lookedUpFields(entity).includes(field) ? [field, keyChildOf(field)] : [field],
    );
  return [
    ...fields,
    'creationDate',
    CHANGED_AT,
    ...(entity.isForOffice === 'about' ? [SHARED] : []),
  ];
}

function isAskedFor({ input, colors, names, group }: Field<unknown>): boolean {
  if (group !== undefined) return false;
  if (colors !== undefined || names !== undefined || isDated(input)) return true;
  return ['generated', 'issued', 'given', 'email'].includes(input.type);
}
