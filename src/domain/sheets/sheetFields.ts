import { draftFromRecord } from '../draft.ts';
import type { Entity, Fields, RecordOf } from '../entity.ts';
import { text, type Field } from '../field.ts';
import { protectedText } from '../../lib/sheets/writeCsv.ts';

/** The child of a record that holds the day of its creation. */
export const CREATED = 'creationDate';

/** The fields that a sheet of an entity has columns for, by name: all of the entity, and the day of the creation. */
export const sheetFields = ({ fields }: Entity): Readonly<Record<string, Field<unknown>>> => ({
  ...fields,
  [CREATED]: text('Created', 'date'),
});

/** The rows of a sheet with these records, headings first. */
export function sheetOf<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): readonly (readonly string[])[] {
  const fields = sheetFields(entity);
  const names = Object.keys(fields);
  const rows = records.map((record) => {
    const texts: Readonly<Record<string, string>> = {
      ...draftFromRecord(entity, record),
      [CREATED]: record.creationDate,
    };
    return names.map((name) => cellOf(fields[name], texts[name] ?? ''));
  });
  return [names.map((name) => fields[name]?.label ?? name), ...rows];
}

function cellOf(field: Field<unknown> | undefined, content: string): string {
  if (field?.input.type === 'number') return unambiguous(content);
  const isIsoDate = field?.input.type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(content);
  return isIsoDate ? content : protectedText(content);
}

/** With three decimals, 1.234 could be read as thousands: a fourth one says that the point is decimal. */
const unambiguous = (number: string): string =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(number) ? `${number}0` : number;
