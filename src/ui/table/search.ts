import { originsOf } from '../../lib/originsOf.ts';
import { normalize } from '../../lib/search/normalize.ts';
import { PREPARED_AT_ONCE, type Column } from './column.ts';

/** A search in the columns of rows. */
export type Search<Row> = {
  /** The rows that contain every word of the query in one of the columns, ignoring case and accents. */
  find(this: void, rows: readonly Row[], query: string): readonly Row[];
  /** Reads some more of the rows; returns whether all have been read. */
  prepare(this: void, rows: readonly Row[]): boolean;
};

/** Creates a search that keeps the texts of the rows for the next keystroke. A changed row must be a new object. */
export function createSearch<Row extends object>(columns: readonly Column<Row>[]): Search<Row> {
  let known: readonly Row[] = [];
  let texts: readonly string[] = [];

  function textsOf(rows: readonly Row[]): readonly string[] {
    if (rows === known) return texts;
    const origins = originsOf(known, rows);
    const next: string[] = [];
    for (const [index, row] of rows.entries()) {
      const text = texts[origins[index]!];
      next.push(text ?? normalize(columns.map((column) => searchText(column, row)).join('\n')));
    }
    [known, texts] = [rows, next];
    return texts;
  }

  return {
    find: (rows, query) => {
      const words = normalize(query).split(/\s+/).filter(Boolean);
      if (words.length === 0) return rows;
      const all = textsOf(rows);
      return rows.filter((_, index) => words.every((word) => all[index]!.includes(word)));
    },
    prepare: (rows) => {
      if (known.length < rows.length) textsOf(rows.slice(0, known.length + PREPARED_AT_ONCE));
      return known.length >= rows.length;
    },
  };
}

/** The text a row is found by: the value, and its formatted form. */
function searchText<Row>({ value, text }: Column<Row>, row: Row): string {
  return text ? `${value(row)}\n${text(row)}` : String(value(row));
}
