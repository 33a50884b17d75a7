import { normalize } from '../../lib/search/normalize.ts';
import type { Column } from './column.ts';

/** The rows that contain every word of the query in one of the columns, ignoring case and accents. */
type Search<Row> = (this: void, rows: readonly Row[], query: string) => readonly Row[];

/** Creates a search that keeps the texts of the rows for the next keystroke. A changed row must be a new object. */
export function createSearch<Row extends object>(columns: readonly Column<Row>[]): Search<Row> {
  const texts = new WeakMap<Row, string>();

  function searchedText(row: Row): string {
    const text =
      texts.get(row) ?? normalize(columns.map((column) => searchText(column, row)).join('\n'));
    texts.set(row, text);
    return text;
  }

  return (rows, query) => {
    const words = normalize(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return rows;
    return rows.filter((row) => words.every((word) => searchedText(row).includes(word)));
  };
}

/** The text a row is found by: the value, and its formatted form. */
function searchText<Row>({ value, text }: Column<Row>, row: Row): string {
  return text ? `${value(row)}\n${text(row)}` : String(value(row));
}
