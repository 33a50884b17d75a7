import { differingTotal } from '../documents/documentAmounts.ts';
import { standardVatOn } from '../documents/pricedFields.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { sum } from '../../lib/sum.ts';
import { countText } from '../../lib/words.ts';
import type { Entity } from '../../records/model/entity.ts';
import { centsAsNumber } from '../../lib/exact.ts';
import type { LineColumn } from '../../records/model/field.ts';
import { writeLines } from '../../records/model/lines.ts';
import { sumOfLines } from '../../records/model/formatValue.ts';
import { linesOf } from './guessColumns.ts';
import type { ReadRow } from './row.ts';

/** One record for the rows that repeat its number, each with one of its lines, as bookkeeping programs export documents. */
export function joinLines(entity: Entity, rows: readonly ReadRow[]): readonly ReadRow[] {
  const [list] = linesOf(entity);
  const number = Object.keys(entity.fields).find(
    (name) => entity.fields[name]?.input.type === 'generated',
  );
  if (list === undefined || number === undefined) return rows;
  const [name, columns] = list;
  const isPart = (other: string): boolean => other.startsWith(`${name}.`);
  if (!rows.some(({ texts }) => Object.keys(texts).some(isPart))) return rows;

  const groups = new Map<string, ReadRow[]>();
  let last = '';
  for (const row of rows) {
    const names = Object.keys(row.texts);
    const key = nameKey(row.texts[number] ?? '');
    // A row with nothing but a line goes on with the record above.
    const isContinued = last !== '' && names.length > 0 && names.every(isPart);
    const own =
      row.aside !== null || (key === '' && !isContinued) ? `row ${row.number}` : `no ${key}`;
    if (row.aside === null && !isContinued) last = own;
    const group = isContinued && row.aside === null ? last : own;
    const others = groups.get(group);
    if (others) others.push(row);
    else groups.set(group, [row]);
  }
  return [...groups.values()].map((group) => joined(entity, group, name, columns));
}

function joined(
  entity: Entity,
  group: readonly ReadRow[],
  list: string,
  columns: readonly LineColumn[],
): ReadRow {
  const [first] = group;
  if (first === undefined || first.aside !== null) return first as ReadRow;
  const texts: Record<string, string> = {};
  const problems = group.flatMap((row) =>
    row.problems.map((problem) => (row === first ? problem : `Row ${row.number}: ${problem}`)),
  );
  const notes = group.flatMap((row) => row.notes);
  const names = new Set(
    group.flatMap((row) => Object.keys(row.texts)).filter((name) => !name.startsWith(`${list}.`)),
  );
  for (const name of names) {
    const field = entity.fields[name];
    const given = group.flatMap((row) => row.texts[name] ?? []);
    texts[name] = given[0] ?? '';
    if (new Set(given.map(nameKey)).size <= 1) continue;
    if (field?.input.type === 'number') {
      texts[name] = String(Number(sum(given, Number).toFixed(2)));
      notes.push(`${field.label}: the sum of ${countText(given.length, 'row')}`);
    } else {
      const numbers = group.map((row) => row.number).join(', ');
      problems.push(`Rows ${numbers} have one number, and more than one ${field?.label ?? name}`);
    }
  }
  const lines = group.map((row) =>
    Object.fromEntries(
      columns.map((column) => [column.name, row.texts[`${list}.${column.name}`] ?? '']),
    ),
  );
  texts[list] = writeLines(columns, lines);
  const hasAmount = Number(texts['amount'] ?? '') !== 0;
  if (!hasAmount) {
    texts['amount'] = centsAsNumber(sumOfLines(columns, lines));
    notes.push(`${entity.fields['amount']?.label}: the sum of the lines`);
  } else if ('vatRate' in entity.fields && texts['vatRate'] === undefined) {
    const priced = { amount: Number(texts['amount']), lines: texts[list], rate: '' };
    const vatRate = standardVatOn(texts['date'] ?? '');
    if (differingTotal({ ...priced, vatRate }) === null) texts['vatRate'] = vatRate;
  }
  return { ...first, texts, problems, notes, sources: first.sources };
}
