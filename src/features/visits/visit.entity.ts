import { PARAMETERS, type ParameterName } from '../../company/water.ts';
import { regularNoun } from '../../lib/words.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { internal, link, personName, reading, text } from '../../records/model/field.ts';
import { lines } from '../../records/model/lines.ts';

/** What was taken from the stock for a visit. */
export const USED_COLUMNS = [
  { name: 'sku', label: 'SKU' },
  { name: 'item', label: 'Item' },
  { name: 'quantity', label: 'Quantity', isNumber: true },
] as const;

/** What of the checklist was done: a line each. */
export const CHECK_COLUMNS = [{ name: 'check', label: 'Done' }] as const;

/** The fields of the readings. A parameter that was not measured has no value. */
const READINGS = Object.fromEntries(
  Object.entries(PARAMETERS).map(([name, { label, unit }]) => [
    name,
    reading(unit === '' ? label : `${label} (${unit})`),
  ]),
) as Readonly<Record<ParameterName, ReturnType<typeof reading>>>;

/** One visit to an installation: what was measured, done and used there. */
export const visit = defineEntity({
  path: 'service/visits',
  page: 'service/visits',
  noun: regularNoun('visit'),
  fields: {
    place: internal('Installation'),
    /** As they were called then: a rename would have to read all visits there are. */
    customer: internal('Customer'),
    date: text('Date', 'date'),
    by: personName('By'),
    work: text('Work Done', 'multiline'),
    next: text('Next Time', 'multiline'),
    ...READINGS,
    checks: lines('Checklist', CHECK_COLUMNS),
    used: lines('Used', USED_COLUMNS),
    installation: link('Installation'),
    ...ARCHIVE_FIELD,
  },
  indexedFields: ['installation'],
  isTraced: true,
  isMadeFromOthers: true,
  isAboutOthers: true,
  isPrinted: () => true,
  activity: {
    created: 'recorded visit to',
    updated: 'updated visit to',
    subject: ({ place }) => place,
  },
});

export type Visit = RecordOf<typeof visit>;

/** The readings of a visit, in the order of `PARAMETERS`. */
export const readingsOf = (record: Visit): readonly (readonly [ParameterName, number])[] =>
  (Object.keys(PARAMETERS) as ParameterName[]).flatMap((name) => {
    const value = record[name];
    return value === '' ? [] : [[name, value] as const];
  });
