import type { Texts } from '../../records/model/draft.ts';
import type { Mapping } from './guessColumns.ts';

/** A row of a sheet; `number` is that of the spreadsheet program, which counts from 1. */
export type Row = { readonly number: number; readonly cells: readonly string[] };

/** The rows of a sheet below its headings, and the field that each column goes to. */
export type SheetRows = {
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
  readonly mapping: Mapping;
};

/** A row as it is imported: the texts by field, and what is wrong with it. */
export type ReadRow = Row & {
  readonly texts: Texts;
  /** The cells whose text becomes another one, such as a word for an option, by field. */
  readonly sources: Texts;
  readonly problems: readonly string[];
  /** What should be looked at although it can be imported. */
  readonly notes: readonly string[];
  /** Why the row is probably no record, such as a total: it is left out unless somebody ticks it. */
  readonly aside: string | null;
};
