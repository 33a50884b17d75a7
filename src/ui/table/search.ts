import { originsOf } from '../../lib/originsOf.ts';
import { normalize } from '../../lib/search/normalize.ts';
import { areMoreThanHalf, PREPARED_AT_ONCE, type Column } from './column.ts';

/** A search in the columns of rows. */
export type Search<Row> = {
  /** The rows that contain every word of the query in one of the columns, ignoring case and accents. */
  find(this: void, rows: readonly Row[], query: string): readonly Row[];
  /** Reads some more of the rows; returns whether there is nothing left to prepare. */
  prepare(this: void, rows: readonly Row[]): boolean;
};

/** Creates a search that keeps the texts of the rows for the next keystroke. A changed row must be a new object. */
export function createSearch<Row extends object>(columns: readonly Column<Row>[]): Search<Row> {
  let known: Texts<Row> = { rows: [], texts: [] };
  /** What is being read part by part; the rows may have changed since it was begun. */
  let begun: Texts<Row> | null = null;

  const textOf = (row: Row): string =>
    normalize(columns.map((column) => searchText(column, row)).join('\n'));

  function readSome(reading: Texts<Row>): void {
    const { rows, texts } = reading;
    const end = Math.min(rows.length, texts.length + PREPARED_AT_ONCE);
    while (texts.length < end) texts.push(textOf(rows[texts.length]!));
    begun = end < rows.length ? reading : null;
    if (begun === null) known = reading;
  }

  function textsOf(rows: readonly Row[]): readonly string[] {
    if (begun !== null && !areMoreThanHalf(rows, begun.rows)) begun = null;
    while (begun !== null) readSome(begun);
    if (rows === known.rows) return known.texts;
    const origins = originsOf(known.rows, rows);
    const texts: string[] = [];
    for (const [index, row] of rows.entries())
      texts.push(known.texts[origins[index]!] ?? textOf(row));
    known = { rows, texts };
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
      if (begun === null && areMoreThanHalf(known.rows, rows)) return true;
      readSome(begun ?? { rows, texts: [] });
      return begun === null;
    },
  };
}

/** Rows and the texts of the first of them, or of all. */
type Texts<Row> = { readonly rows: readonly Row[]; readonly texts: string[] };

/** The text a row is found by: the value, and its formatted form. */
function searchText<Row>({ value, text }: Column<Row>, row: Row): string {
  return text ? `${value(row)}\n${text(row)}` : String(value(row));
}
