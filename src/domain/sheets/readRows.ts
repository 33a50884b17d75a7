import { unprotected } from '../../lib/sheets/writeCsv.ts';
import type { Texts } from '../draft.ts';
import type { Entity } from '../entity.ts';
import type { Field } from '../field.ts';
import { currentOption } from '../input.ts';
import { isDated, validateText } from '../validation.ts';
import type { Mapping } from './guessColumns.ts';
import { currencyIn, inDollarsAt, OWN_CURRENCY, type Rate } from './currency.ts';
import { dateOrderOf, readDate, readDateAndTime, type DateOrder } from './readDate.ts';
import { numberStyleOf, readAnyNumber, type NumberStyle } from './readNumber.ts';
import { importedFields } from './sheetFields.ts';

/** A row of a sheet; `number` is that of the spreadsheet program, which counts from 1. */
export type Row = { readonly number: number; readonly cells: readonly string[] };

/** A row as it is imported: the texts by field, and what is wrong with it. */
export type ReadRow = Row & { readonly texts: Texts; readonly problems: readonly string[] };

/** How the columns with dates and numbers are written, by field, and the rates of foreign amounts by `rateKey`. */
export type Styles = Readonly<Record<string, DateOrder | NumberStyle | Rate>>;

/** The key of the rate at which the amounts of a field are converted. */
export const rateKey = (name: string): string => `rate of ${name}`;

/** A column whose cells can be read in two ways, or hold amounts of another currency. */
export type Question = {
  /** The key of its answer. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'date' | 'number' | 'currency';
  /** The cells that it is about, some of them. */
  readonly examples: readonly string[];
  /** The code of the other currency. */
  readonly currency?: string;
};

/** Finds out how the columns are written, which of them can be read in two ways, and which are in another currency. */
export function stylesOf(
  entity: Entity,
  rows: readonly Row[],
  mapping: Mapping,
  headings: readonly string[] = [],
): { readonly styles: Styles; readonly questions: readonly Question[] } {
  const styles: Record<string, DateOrder | NumberStyle> = {};
  const questions: Question[] = [];
  for (const [name, field] of Object.entries(importedFields(entity))) {
    const column = mapping.indexOf(name);
    const kind = kindOf(field);
    if (column === -1) continue;
    const cells = rows.map((row) => unprotected(row.cells[column] ?? ''));
    const currency = field.isMoney ? foreignCurrency(cells, headings[column] ?? '') : null;
    if (currency !== null) {
      const examples = cells.filter((cell) => cell.trim() !== '').slice(0, 1);
      const asked = {
        name: rateKey(name),
        label: field.label,
        kind: 'currency',
        examples,
      } as const;
      questions.push({ ...asked, currency });
    }
    if (kind === null) continue;
    const styleOf = kind === 'date' ? dateOrderOf : numberStyleOf;
    const style = styleOf(cells);
    if (style === 'ask') {
      const examples = [...new Set(cells.filter((cell) => styleOf([cell]) === 'ask'))].slice(0, 3);
      questions.push({ name, label: field.label, kind, examples });
    } else if (style !== null) styles[name] = style;
  }
  return { styles, questions };
}

/** The currency of a column with money that is not the company's; the first, if there are several. */
function foreignCurrency(cells: readonly string[], heading: string): string | null {
  const named = [...cells, heading].map(currencyIn);
  return named.find((code) => code !== null && code !== OWN_CURRENCY) ?? null;
}

/** What kind of column a field has, if its cells can be read in two ways. */
function kindOf({ input }: Field<unknown>): 'date' | 'number' | null {
  if (isDated(input)) return 'date';
  return input.type === 'number' ? 'number' : null;
}

/** Reads the rows of a sheet, each with the texts of a form of the entity. */
export function readRows(
  entity: Entity,
  rows: readonly Row[],
  mapping: Mapping,
  styles: Styles,
  headings: readonly string[] = [],
): readonly ReadRow[] {
  const fields = importedFields(entity);
  return rows.map((row) => {
    const texts: Record<string, string> = {};
    const problems: string[] = [];
    for (const [column, name] of mapping.entries()) {
      const field = name === null ? undefined : fields[name];
      const cell = unprotected(row.cells[column] ?? '');
      if (name === null || field === undefined || cell.trim() === '') continue;
      const rate = styles[rateKey(name)];
      const heading = headings[column] ?? '';
      const { text, problem } = isRate(rate)
        ? readForeign(field, cell, { style: styles[name], rate, heading })
        : readCell(field, cell, styles[name]);
      if (problem === null) texts[name] = text;
      else problems.push(`${field.label}: ${problem}`);
    }
    if (row.cells.slice(mapping.length).some((cell) => cell.trim() !== '')) {
      problems.push(
        `The row has ${row.cells.length} cells, more than there are columns: the separator or a quotation mark may be wrong`,
      );
    } else if (problems.length === 0 && Object.keys(texts).length === 0) {
      problems.push('All the cells to import are blank');
    }
    return { ...row, texts, problems };
  });
}

const isRate = (answer: Styles[string] | undefined): answer is Rate => typeof answer === 'object';

type Foreign = {
  readonly style: Styles[string] | undefined;
  readonly rate: Rate;
  readonly heading: string;
};

/** Reads a cell of a column with amounts of another currency. */
function readForeign(field: Field<unknown>, cell: string, { style, rate, heading }: Foreign): Cell {
  const currency = currencyIn(cell) ?? currencyIn(heading);
  if (currency === OWN_CURRENCY) return readCell(field, cell, style);
  const shown = `“${cell.trim().slice(0, 60)}”`;
  if (currency !== rate.currency) {
    const own = currency === null ? 'names no currency' : `is in ${currency}`;
    return {
      text: '',
      problem: `${shown} ${own}, and others of this column are in ${rate.currency}`,
    };
  }
  const amount = readAnyNumber(cell, style === 'comma' ? 'comma' : 'point');
  return amount === null
    ? { text: '', problem: `${shown} is not a number` }
    : readCell(field, String(inDollarsAt(amount, rate)), 'point');
}

type Cell = { readonly text: string; readonly problem: string | null };

function readCell(field: Field<unknown>, cell: string, style: Styles[string] | undefined): Cell {
  const { text, problem } = readKind(field, cell, style);
  return { text, problem: problem ?? validateText(field, text)?.replace(/\.$/, '') ?? null };
}

function readKind(
  { input }: Field<unknown>,
  cell: string,
  style: Styles[string] | undefined,
): Cell {
  const shown = `“${cell.trim().slice(0, 60)}”`;
  if (input.type === 'number') {
    const number = readAnyNumber(cell, style === 'comma' ? 'comma' : 'point');
    return number === null
      ? { text: '', problem: `${shown} is not a number` }
      : { text: String(number), problem: null };
  }
  if (isDated(input)) {
    const read = input.type === 'date' ? readDate : readDateAndTime;
    const date = read(cell, style === 'month' ? 'month' : 'day');
    return date === null
      ? { text: '', problem: `${shown} is not a date with a year of four digits` }
      : { text: date, problem: null };
  }
  if (input.type !== 'select' || input.open) return { text: cell, problem: null };
  const known = [...input.options, ...Object.keys(input.formerly ?? {})];
  const option = known.find((other) => other.toLowerCase() === cell.trim().toLowerCase());
  return option === undefined
    ? { text: '', problem: `${shown} is not one of ${input.options.join(', ')}` }
    : { text: currentOption(input, option), problem: null };
}
