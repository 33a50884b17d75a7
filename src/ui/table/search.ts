import { normalize } from '../../lib/search/normalize.ts';
import type { Column } from './column.ts';

/** The rows that contain every word of the query in one of the columns, ignoring case and accents. */
export function search<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: string,
): readonly Row[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const cache = cacheOf(columns);
  return rows.filter((row) => {
    let text = cache.get(row);
    if (text === undefined) {
      text = normalize(columns.map((column) => searchText(column, row)).join('\n'));
      cache.set(row, text);
    }
    return words.every((word) => text.includes(word));
  });
}

/** The text a row is found by: the value, and its formatted form. */
function searchText<Row>({ value, text }: Column<Row>, row: Row): string {
  return text ? `${value(row)}\n${text(row)}` : String(value(row));
}

/** Search texts by columns and row, kept for the next keystroke. A changed record is a new row object. */
const caches = new WeakMap<object, WeakMap<object, string>>();

function cacheOf(columns: object): WeakMap<object, string> {
  const cache = caches.get(columns) ?? new WeakMap<object, string>();
  caches.set(columns, cache);
  return cache;
}
