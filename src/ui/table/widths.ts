import { sum } from '../../lib/sum.ts';
import type { Column } from './column.ts';

/** The width of the largest number the database keeps, $1,000,000,000,000,000.00, in digits. */
const LONGEST = 22;

/**
 * The widths of the columns, in CSS, where the table fills a query container. Each has its share, but a column of
 * figures never less than its longest figure needs; the other columns then share what is left.
 */
export function widthsOf<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly string[] {
  const all = sum(columns, ({ share = 1 }) => share);
  const figures = columns.map((column) => {
    const digits = column.numeric ? longestFigure(column, rows) : 0;
    if (digits === 0) return null;
    const least = `min(${digits}ch + 2rem, 45cqi)`;
    return `max(${(100 * (column.share ?? 1)) / all}cqi, ${least})`;
  });
  const taken = ['0px', ...figures.filter((width) => width !== null)].join(' + ');
  const others = sum(columns, ({ share = 1 }, index) => (figures[index] === null ? share : 0));
  return columns.map(
    ({ share = 1 }, index) => figures[index] ?? `calc((100cqi - (${taken})) * ${share / others})`,
  );
}

/** How many digits wide the longest figure of a column may be: that of its largest or its smallest number. */
function longestFigure<Row extends object>(
  { value, text }: Column<Row>,
  rows: readonly Row[],
): number {
  const [first] = rows;
  if (text === undefined || first === undefined) return 0;
  // A plain loop: this passes all rows with every change.
  let least = { row: first, value: value(first) };
  let most = least;
  let hasCents = false;
  for (const row of rows) {
    const own = { row, value: value(row) };
    if (own.value < least.value) least = own;
    if (own.value > most.value) most = own;
    hasCents ||= typeof own.value === 'number' && !Number.isInteger(own.value);
  }
  const widths = [least, most].map(({ row }) => {
    const figure = text(row);
    return digitsWide(hasCents && !figure.includes('.') ? `${figure}.00` : figure);
  });
  return Math.min(LONGEST, Math.max(...widths));
}

/** Commas and points are half as wide as digits. */
const digitsWide = (figure: string): number =>
  figure.length - (figure.match(/[,.]/g)?.length ?? 0) / 2;
