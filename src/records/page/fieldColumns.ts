import { formatDate, formatDateAndTime } from '../../lib/dates.ts';
import { withoutCurrency } from '../model/fieldTexts.ts';
import { refusedText, type Entity, type Fields, type RecordOf } from '../model/entity.ts';
import { readText, type Field } from '../model/field.ts';
import type { Column, Columns } from '../../ui/table/column.ts';
import { money } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { inFigures } from '../../lib/words.ts';

/** What a list can show beside its columns: the other fields of its records, and the day of their creation. */
export function fieldColumns<Row>(
  { fields }: Pick<Entity, 'fields'>,
  columns: Columns<Row>,
): readonly Column<Row>[] {
  const known = new Set(columns.map(({ key }) => key));
  const further = Object.entries(fields).flatMap(([name, field]) =>
    ['lines', 'internal', 'time'].includes(field.input.type) ||
    field.isIrrelevant?.() ||
    known.has(name)
      ? []
      : [toColumn<Row>(name, field)],
  );
  return [...further, { ...textColumn<Row>('creationDate', 'Created', formatDate), whole: true }];
}

/** The columns of a list by the names of their fields, which say their heading, values and format unless told otherwise. */
export const columnsOf =
  <F extends Fields>(entity: Entity<F>) =>
  (
    name: string & keyof F,
    others: Partial<Column<RecordOf<Entity<F>>>> = {},
  ): Column<RecordOf<Entity<F>>> => {
    const field = entity.fields[name] as Field<unknown>;
    return {
      ...toColumn(name, field),
      ...(field.colors && {
        statuses: field.colors,
        refuses: (row: RecordOf<Entity<F>>) => refusedText(entity, row, name),
      }),
      ...others,
    };
  };

/** The columns of a list that are shown: always those by which a record is recognized, and those chosen; by default, its own. */
export function shownColumns<Row>(
  columns: Columns<Row>,
  further: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): Columns<Row> {
  if (chosen === undefined) return columns;
  const [first, ...others] = columns;
  return [
    first,
    ...[...others, ...further].filter(({ isMain, key }) => isMain || chosen.includes(key)),
  ];
}

function toColumn<Row>(name: string, field: Field<unknown>): Column<Row> {
  const heading = headingFrom(field);
  const { type } = field.input;
  if (type === 'number') {
    const value = (row: Row): number => Number(valueOf(row, name));
    if (field.isMoney) return amountColumn(name, heading, value);
    const text = (row: Row): string => inFigures(value(row));
    return { key: name, heading, value, text, numeric: true };
  }
  if (type === 'date') return { ...textColumn(name, heading, formatDate), whole: true };
  if (type === 'datetime-local') return textColumn(name, heading, formatDateAndTime);
  return textColumn(name, heading);
}

function textColumn<Row>(
  key: string,
  heading: string,
  format?: (text: string) => string,
): Column<Row> {
  const value = (row: Row): string => readText(valueOf(row, key));
  return { key, heading, value, ...(format && { text: (row: Row) => format(value(row)) }) };
}

const valueOf = (row: unknown, name: string): unknown =>
  (row as Readonly<Record<string, unknown>>)[name];

/** Without the currency, which every amount shows. */
const headingFrom = ({ label }: Field<unknown>): string => withoutCurrency(label);

/** A column of amounts of money, with their sum at the foot of the table. */
export const amountColumn = <Row>(
  key: string,
  heading: string,
  amount: (row: Row) => number,
  others: Partial<Column<Row>> = {},
): Column<Row> => ({
  key,
  heading,
  value: amount,
  text: (row) => money(amount(row)),
  total: (rows) => money(sum(rows, amount)),
  numeric: true,
  ...others,
});
