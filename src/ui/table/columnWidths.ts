import { sum } from '../../lib/sum.ts';
import type { Column } from './column.ts';

/** The width of the largest number the database accepts, $1,000,000,000,000,000.00, in digits. */
const MAX_DIGITS = 22;

/** The longest identifier that is never truncated, in characters; a tax registration number has 15. */
const MAX_CODE_LENGTH = 16;

/** Up to this width, as beside a record, names get all the room that others do not need. */
const NARROW = '45rem';

/**
 * The CSS widths of the columns of a table that fills a query container. Each column gets its `flex` share, but a
 * numeric column at least the width of its longest number, and a column of statuses or of values to be read whole that of the
 * longest one; the other columns share the rest. `--cell` is the space on each side of a cell, `--badge` what a status has around
 * its text.
 */
export function columnWidths<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly string[] {
  const totalFlex = sum(columns, ({ flex = 1 }) => flex);
  const fixedWidths = columns.map((column, index) => {
    const { whole } = column;
    const characters = column.numeric
      ? Math.max(longestNumber(column, rows), typeof whole === 'number' ? whole : 0)
      : longestWord(column, rows);
    if (characters === 0) return null;
    // The first cell begins farther from the edge, below the heading of the list.
    const start = index === 0 ? ' + 0.75rem' : '';
    // The last one ends farther from it.
    const end = index === columns.length - 1 ? ' + var(--cell)' : '';
    const space = `2 * var(--cell)${start}${end} + ${column.statuses ? 'var(--badge)' : '0.5rem'}`;
    const minimum = `min(${characters}ch + ${space}, ${whole ? 23 : 45}cqi)`;
    return `max(min(${(100 * (column.flex ?? 1)) / totalFlex}cqi, 100cqi - ${NARROW}), ${minimum})`;
  });
  const taken = ['0px', ...fixedWidths.filter((width) => width !== null)].join(' + ');
  const otherFlex = sum(columns, ({ flex = 1 }, index) => (fixedWidths[index] === null ? flex : 0));
  return columns.map(
    ({ flex = 1 }, index) =>
      fixedWidths[index] ?? `calc((100cqi - (${taken})) * ${flex / otherFlex})`,
  );
}

/** The width of the longest status or value to be read whole of a column, in digits; 0 if it has none. */
function longestWord<Row>({ whole, statuses, value }: Column<Row>, rows: readonly Row[]): number {
  // The letters of a badge are small.
  if (statuses) return 1.5 + 0.65 * Math.max(...Object.keys(statuses).map(({ length }) => length));
  if (whole !== true) return whole ?? 0;
  return Math.min(
    MAX_CODE_LENGTH,
    longest(rows, (row) => String(value(row)).length),
  );
}

/**
 * The width of the longest number of a column, in digits: that of its largest or its smallest value, since to format all of them
 * takes long with every change; with cents, which its sum has, if any has them.
 */
function longestNumber<Row>({ value, text }: Column<Row>, rows: readonly Row[]): number {
  const [first] = rows;
  if (text === undefined || first === undefined) return 0;
  const least = rows.reduce((a, b) => (value(b) < value(a) ? b : a), first);
  const most = rows.reduce((a, b) => (value(b) > value(a) ? b : a), first);
  const haveCents = rows.some((row) => !Number.isInteger(value(row)));
  const texts = [text(least), text(most)];
  return Math.min(
    MAX_DIGITS,
    longest(texts, (one) => widthInDigits(haveCents && !one.includes('.') ? `${one}.00` : one)),
  );
}

const longest = <Row>(rows: readonly Row[], lengthOf: (row: Row) => number): number =>
  rows.reduce((most, row) => Math.max(most, lengthOf(row)), 0);

/** Commas and points are half as wide as digits. */
const widthInDigits = (formatted: string): number =>
  formatted.length - (formatted.match(/[,.]/g)?.length ?? 0) / 2;
