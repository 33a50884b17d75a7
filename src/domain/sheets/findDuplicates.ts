import { nameKey } from '../../lib/nameKey.ts';
import type { Texts } from '../draft.ts';
import { parseRecord, type Entity, type RecordOf } from '../entity.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { linesOf, nameIn } from '../party/recordsNaming.ts';
import { importedFields } from './sheetFields.ts';
import type { ReadRow } from './readRows.ts';

/** Fields that should be different in every record although their declaration does not say so. */
const UNIQUE_NAMES: ReadonlySet<string> = new Set(['sku']);

/** What makes a row a duplicate, by its index: of an existing record, or of an earlier row. */
export function findDuplicates(
  entity: Entity,
  rows: readonly ReadRow[],
  records: readonly RecordOf<Entity>[],
): ReadonlyMap<number, string> {
  const fields = importedFields(entity);
  const uniqueNames = Object.keys(entity.fields).filter((name) => {
    const field = entity.fields[name];
    return field?.names?.formerNames || field?.input.type === 'generated' || UNIQUE_NAMES.has(name);
  });
  const mapped = Object.keys(fields).filter((name) => rows.some(({ texts }) => name in texts));
  const isWhole = mapped.filter((name) => !uniqueNames.includes(name));
  const keysOf = (values: Values): (readonly [string, string])[] => [
    ...uniqueNames.flatMap((name) => {
      const key = nameKey(String(values[name] ?? ''));
      return key === '' ? [] : [[`${name}:${key}`, `the same ${fields[name]?.label}`] as const];
    }),
    // Records without a name of their own are the same when everything that the sheet says of them is.
    ...(uniqueNames.length === 0 || !mapped.some((name) => uniqueNames.includes(name))
      ? [
          [
            JSON.stringify(isWhole.map((name) => String(values[name] ?? ''))),
            'the same values',
          ] as const,
        ]
      : []),
  ];

  const seen = new Map<string, string>();
  for (const record of records) {
    for (const [key] of keysOf(record as unknown as Values)) {
      seen.set(key, `“${orUntitled(entity.activity.subject(record))}” has`);
    }
    for (const name of uniqueNames) {
      const former = fields[name]?.names?.formerNames;
      for (const before of former === undefined ? [] : linesOf(nameIn(record, former))) {
        const key = `${name}:${nameKey(before)}`;
        if (!seen.has(key)) seen.set(key, `“${orUntitled(nameIn(record, name))}” once had`);
      }
    }
  }
  const duplicates = new Map<number, string>();
  for (const [index, row] of rows.entries()) {
    if (row.problems.length > 0) continue;
    const keys = keysOf(valuesOf(entity, row.texts));
    const same = keys.find(([key]) => seen.has(key));
    if (same) duplicates.set(index, `${seen.get(same[0])} ${same[1]}`);
    for (const [key] of keys) if (!seen.has(key)) seen.set(key, `Row ${row.number} has`);
  }
  return duplicates;
}

/** What a record made of the texts would hold; a generated number that is not given is blank. */
const valuesOf = (entity: Entity, texts: Texts): Values =>
  parseRecord(entity, '', texts) as unknown as Values;

type Values = Readonly<Record<string, string | number>>;
