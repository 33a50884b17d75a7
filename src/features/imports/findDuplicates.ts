import { digitsIn } from '../../lib/digits.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { initialDraft, type Texts } from '../../records/model/draft.ts';
import { parseRecord, type Entity, type RecordOf } from '../../records/model/entity.ts';
import { fee } from '../installations/fee.entity.ts';
import { lead } from '../sales/lead.entity.ts';
import { orUntitled } from '../../lib/words.ts';
import { linesOf, nameIn } from '../../records/model/recordsNaming.ts';
import { CREATED, importedFields } from '../../records/page/exportRecords.ts';
import type { ReadRow } from './row.ts';

/** Fields that should be different in every record although their declaration does not say so. */
const UNIQUE_NAMES: ReadonlySet<string> = new Set(['sku']);

/** Fields that tell records without a unique one apart: the same person of the same company is one lead, and an installation has one fee. */
const IDENTIFYING: Readonly<Record<string, readonly string[]>> = {
  [lead.path]: ['company', 'contact'],
  [fee.path]: ['name', 'customer'],
};

/** The rows that are duplicates of a record or of an earlier row, each with what makes it one. `day`: that of the import, YYYY-MM-DD. */
export function findDuplicates(
  entity: Entity,
  rows: readonly ReadRow[],
  records: readonly RecordOf<Entity>[],
  day: string,
): ReadonlyMap<ReadRow, string> {
  const fields = importedFields(entity);
  const isGenerated = (name: string): boolean => entity.fields[name]?.input.type === 'generated';
  const uniqueNames = Object.keys(entity.fields).filter(
    (name) =>
      entity.fields[name]?.names?.formerNames || isGenerated(name) || UNIQUE_NAMES.has(name),
  );
  const mapped = Object.keys(fields).filter(
    (name) => !uniqueNames.includes(name) && rows.some(({ texts }) => name in texts),
  );
  const identifying = (IDENTIFYING[entity.path] ?? []).filter((name) => mapped.includes(name));
  /** What a record of a row holds that has nothing else; a number that is not given is blank. */
  const initial: Texts = {
    ...initialDraft(entity, []),
    ...Object.fromEntries(uniqueNames.filter(isGenerated).map((name) => [name, ''])),
    [CREATED]: day,
  };

  const uniqueKeysOf = (values: Values): readonly Key[] =>
    uniqueNames.flatMap((name) => {
      const key = keyOf(values[name]);
      return key === '' ? [] : [[`${name}:${key}`, `the same ${fields[name]?.label}`] as const];
    });
  // Without a unique name, records are the same when what identifies them is, or everything that the sheet says of them.
  const wholeKeyOf = (values: Values): Key => {
    const isIdentified = identifying.some((name) => keyOf(values[name]) !== '');
    const labels = identifying.map((name) => fields[name]?.label).join(' and ');
    return [
      JSON.stringify((isIdentified ? identifying : mapped).map((name) => keyOf(values[name]))),
      isIdentified ? `the same ${labels}` : 'the same values',
    ];
  };

  const seen = new Map<string, string>();
  for (const record of records) {
    const values = record as unknown as Values;
    for (const [key] of [...uniqueKeysOf(values), wholeKeyOf(values)])
      seen.set(key, `“${orUntitled(entity.activity.subject(record))}” has`);
    for (const name of uniqueNames) {
      const former = fields[name]?.names?.formerNames;
      for (const before of former === undefined ? [] : linesOf(nameIn(record, former))) {
        const key = `${name}:${nameKey(before)}`;
        if (!seen.has(key)) seen.set(key, `“${orUntitled(nameIn(record, name))}” once had`);
      }
    }
  }
  const duplicates = new Map<ReadRow, string>();
  for (const row of rows) {
    if (row.problems.length > 0) continue;
    const values = parseRecord(entity, '', { ...initial, ...row.texts }) as unknown as Values;
    const unique = uniqueKeysOf(values);
    const keys = unique.length > 0 ? unique : [wholeKeyOf(values)];
    const same = keys.find(([key]) => seen.has(key));
    if (same) duplicates.set(row, `${seen.get(same[0])} ${same[1]}`);
    for (const [key] of keys) if (!seen.has(key)) seen.set(key, `Row ${row.number} has`);
  }
  return duplicates;
}

/** The rows whose tax number another customer has, or an earlier row, which members of one tax group may; each with who has it. */
export function sameTaxNumbers(
  rows: readonly ReadRow[],
  records: readonly RecordOf<Entity>[],
): ReadonlyMap<ReadRow, string> {
  const holders = new Map(
    records.map((record) => [
      digitsIn(nameIn(record, 'trn')),
      `“${orUntitled(nameIn(record, 'name'))}”`,
    ]),
  );
  const found = new Map<ReadRow, string>();
  for (const row of rows) {
    const digits = digitsIn(row.texts['trn'] ?? '');
    if (digits === '') continue;
    const holder = holders.get(digits);
    if (holder === undefined) holders.set(digits, `Row ${row.number}`);
    else found.set(row, `${holder} has the same TRN`);
  }
  return found;
}

/** What tells records apart, and how that is said. */
type Key = readonly [string, string];

const keyOf = (value: string | number | undefined): string => nameKey(String(value ?? ''));

type Values = Readonly<Record<string, string | number>>;
