import { plural } from '../../lib/words.ts';
import type { NumberStyle } from '../../lib/parseNumber.ts';
import { unprotected } from '../../lib/csv/writeCsv.ts';
import type { Texts } from '../../records/model/draft.ts';
import type { Entity } from '../../records/model/entity.ts';
import {
  type Field,
  isDated,
  validateText,
  currentOption,
  type SelectInput,
} from '../../records/model/field.ts';
import type { StatusOf } from '../../lib/badgeColors.ts';
import type { INVOICE_COLORS } from '../finance/invoice.entity.ts';
import type { STAGE_COLORS } from '../sales/deal.entity.ts';
import type { LEAD_COLORS } from '../sales/lead.entity.ts';
import { lookUp } from '../../lib/lookUp.ts';
import { companyCurrency } from '../../lib/money.ts';
import { asidesOf } from './asides.ts';
import { columnFields } from './guessColumns.ts';
import { joinLines } from './joinLines.ts';
import type { ReadRow, Row, SheetRows } from './row.ts';
import { dateOrderOf, readDate, readDateAndTime, type DateOrder } from './readDate.ts';
import {
  currencyInCell,
  currencyInHeading,
  isNothing,
  numberStyleOf,
  readAnyNumber,
  splitCurrency,
} from './readNumber.ts';

/** How the columns with dates and numbers are written, by field. */
export type Styles = Readonly<Record<string, DateOrder | NumberStyle>>;

/** What is known of a sheet beside its cells, all by field. */
export type Answers = {
  readonly styles: Styles;
  /** Which option another word stands for, by its `optionKey`. */
  readonly options?: Readonly<Record<string, Texts>>;
};

/** A column whose cells can be read in two ways. */
export type Question = {
  readonly name: string;
  readonly label: string;
  readonly kind: 'date' | 'number';
  readonly examples: readonly string[];
};

/** A word in a column of options that is none of them, whose rows are left out unless somebody says which it is. */
export type UnknownOption = {
  readonly name: string;
  readonly label: string;
  readonly word: string;
  readonly count: number;
  readonly options: readonly string[];
  /** What other programs mean by it; '' if that is not known. */
  readonly suggested: string;
};

/** What the cells of a sheet leave open. */
export type OpenPoints = {
  readonly styles: Styles;
  readonly questions: readonly Question[];
  readonly unknown: readonly UnknownOption[];
};

/** Finds out how the columns are written, and what has to be asked. */
export function examine(entity: Entity, { rows, mapping }: SheetRows): OpenPoints {
  const styles: Record<string, DateOrder | NumberStyle> = {};
  const questions: Question[] = [];
  const unknown: UnknownOption[] = [];
  for (const [name, field] of Object.entries(columnFields(entity))) {
    const column = mapping.indexOf(name);
    if (column === -1) continue;
    unknown.push(...unknownIn(name, field, rows, column));
    const kind = toKind(field);
    if (kind === null) continue;
    const cells = rows.map((row) => unprotected(row.cells[column] ?? ''));
    const styleOf = kind === 'date' ? dateOrderOf : numberStyleOf;
    const style = styleOf(cells);
    if (style === 'ask') {
      const examples = [...new Set(cells.filter((cell) => styleOf([cell]) === 'ask'))].slice(0, 3);
      questions.push({ name, label: field.label, kind, examples });
    } else if (style !== null) styles[name] = style;
  }
  return { styles, questions, unknown };
}

/** How many different words of a column are asked about: with more, it is probably another column. */
const MAX_UNKNOWN = 20;

/** The words of a column that are none of the options of its field, in the order of their first cells. */
function unknownIn(
  name: string,
  { label, input }: Field<unknown>,
  rows: readonly Row[],
  column: number,
): readonly UnknownOption[] {
  if (input.type !== 'select' || input.open) return [];
  const found = new Map<string, UnknownOption>();
  for (const { cells } of rows) {
    const word = unprotected(cells[column] ?? '').trim();
    if (isBlank(word) || findOption(input, word) !== undefined) continue;
    const key = optionKey(word);
    const suggested = suggestedFor(input, word);
    const { options } = input;
    const first = found.get(key) ?? { name, label, word, count: 0, options, suggested };
    found.set(key, { ...first, count: first.count + 1 });
  }
  return found.size > MAX_UNKNOWN ? [] : [...found.values()];
}

/** What kind of column a field has, if its cells can be read in two ways. */
function toKind({ input }: Field<unknown>): Question['kind'] | null {
  if (isDated(input)) return 'date';
  return input.type === 'number' ? 'number' : null;
}

/** Reads the rows of a sheet, each with the texts of a form of the entity. */
export function readRows(entity: Entity, sheet: SheetRows, answers: Answers): readonly ReadRow[] {
  const { rows, mapping } = sheet;
  const fields = columnFields(entity);
  const currencies = mapping.map((name, column) =>
    name !== null && fields[name]?.isMoney ? findCurrencies(sheet, column) : null,
  );
  const asideOf = asidesOf(sheet, fields);
  const read = rows.map((row): ReadRow => {
    const texts: Record<string, string> = {};
    const sources: Record<string, string> = {};
    const [problems, notes]: [string[], string[]] = [[], []];
    for (const [column, name] of mapping.entries()) {
      const field = name === null ? undefined : fields[name];
      const cell = row.cells[column] ?? '';
      const isDashOfText = field?.input.type !== 'number' && isNothing(cell);
      if (name === null || field === undefined || cell.trim() === '' || isDashOfText) continue;
      if (isBlank(cell)) {
        notes.push(`${field.label}: ${shown(cell)} is left blank`);
        continue;
      }
      const { text, problem, isOther } = readCell(field, unprotected(cell), {
        style: answers.styles[name],
        currency: currencies[column]?.(row) ?? null,
        options: answers.options?.[name] ?? {},
      });
      if (problem !== null) {
        problems.push(`${field.label}: ${problem}`);
        continue;
      }
      texts[name] = text;
      if (isOther) sources[name] = cell.trim();
    }
    if (row.cells.slice(mapping.length).some((cell) => cell.trim() !== '')) {
      problems.push(
        `The row has ${row.cells.length} cells, more than there are columns: the separator or a quotation mark may be wrong`,
      );
    } else if (problems.length === 0 && Object.keys(texts).length === 0) {
      problems.push('All the cells to import are blank');
    }
    const aside = asideOf(row, problems.length > 0);
    const { number, cells } = row;
    return { number, cells, texts: wholeNames(texts), sources, problems, notes, aside };
  });
  const named = Object.entries(fields).filter(([name, field]) => isNaming(entity, name, field));
  const labels = named.map(([, { label }]) => label).join(' and ');
  const unknown = `${labels} ${plural(named.length, 'is', 'are')} blank: nothing says what it is`;
  return joinLines(entity, read).map((row) => {
    const { texts, problems, notes } = row;
    const isNamed = named.length === 0 || named.some(([name]) => (texts[name] ?? '').trim() !== '');
    const doubts = Object.entries(texts).flatMap(([name, text]) => {
      const doubt = fields[name]?.doubt?.(text, texts);
      return doubt ? [`${fields[name]?.label}: ${doubt.replace(/\.$/, '')}`] : [];
    });
    return Object.assign(row, {
      problems: problems.length === 0 && !isNamed ? [unknown] : problems,
      notes: [...notes, ...doubts],
    });
  });
}

/** The first and the last name of a person, as one. */
function wholeNames(texts: Texts): Texts {
  const parts = Object.keys(texts).filter((name) => /\.(?:first|last)$/.test(name));
  if (parts.length === 0) return texts;
  const rest = Object.entries(texts).filter(([name]) => !parts.includes(name));
  const [whole = ''] = parts[0]?.split('.') ?? [];
  const name = ['first', 'last'].flatMap((part) => texts[`${whole}.${part}`]?.trim() ?? []);
  return { ...Object.fromEntries(rest), [whole]: name.join(' ') };
}

/** Whether a field says which thing or person a record is. */
const isNaming = ({ fields }: Entity, name: string, { input }: Field<unknown>): boolean =>
  input.type === 'generated' || NAMING.has(name) || (name === 'supplier' && !('sku' in fields));

const NAMING: ReadonlySet<string> = new Set(
  'company contact name title what issue text sku customer'.split(' '),
);

/** What spreadsheets write where there is no value, or where a formula has failed. */
const isBlank = (cell: string): boolean =>
  /^(?:|#?n\/a|#(?:ref!|value!|div\/0!|name\?|null!|num!|calc!|spill!)|\(?(?:null|blank|empty)\)?)$/i.test(
    cell.trim(),
  );

/** The currency of the amount in a row; `unclear` if only other cells of its column say in which they are. */
type CurrencyOf = (row: Row) => string | null;

const UNCLEAR = 'unclear';

/** Finds out in which currency the amounts of a column are: by the cell, a column of currencies, or the heading. */
function findCurrencies({ headings, rows }: SheetRows, column: number): CurrencyOf {
  const beside = headings.findIndex((heading) => CURRENCY_HEADING.test(heading));
  const ofHeading = currencyInHeading(headings[column] ?? '');
  const stated: CurrencyOf = ({ cells }) =>
    splitCurrency(cells[column] ?? '').currency ?? currencyInCell(cells[beside] ?? '') ?? ofHeading;
  const isForeign = rows.some((row) => (stated(row) ?? companyCurrency()) !== companyCurrency());
  // Zero is the same in every currency.
  return (row) =>
    stated(row) ?? (isForeign && /[1-9]/.test(row.cells[column] ?? '') ? UNCLEAR : null);
}

const CURRENCY_HEADING = /^\s*(?:currency|curr\.?|ccy|currency code)\s*$/i;

/** What is known of a cell beside its text. */
type Context = {
  readonly style: Styles[string] | undefined;
  readonly currency: string | null;
  readonly options: Texts;
};

/** `isOther`: the text is not only another way to write what the cell says. */
type Cell = { readonly text: string; readonly problem: string | null; readonly isOther?: boolean };

const problem = (text: string): Cell => ({ text: '', problem: text });

function readCell(field: Field<unknown>, cell: string, context: Context): Cell {
  const { currency } = context;
  const read =
    currency === null || currency === companyCurrency()
      ? readKind(field, cell, context)
      : foreign(cell, currency);
  return {
    ...read,
    problem: read.problem ?? validateText(field, read.text)?.replace(/\.$/, '') ?? null,
  };
}

const foreign = (cell: string, currency: string): Cell =>
  problem(
    currency === UNCLEAR
      ? `${shown(cell)} names no currency, although other cells of this column do`
      : `${shown(cell)} is in ${currency}, and amounts are in ${companyCurrency()}: convert it in the spreadsheet`,
  );

/** A tax registration number, or a telephone number, as Excel shows it in a narrow column. */
const SHORTENED = /^\d[.,]\d+E\+\d+$|^#{2,}$/i;

/** One address or several: what is before and after the sign. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An option without case, spaces and signs: NET30 is Net 30. */
export const optionKey = (option: string): string =>
  option.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The option with the only number of a cell such as “30 days”, if there is one. */
function termOf(options: readonly string[], cell: string): string | undefined {
  const days = /^(?:net\s*)?(\d+)\s*(?:days?)?$/i.exec(cell.trim())?.[1];
  const found = options.filter((option) => days !== undefined && /\d+/.exec(option)?.[0] === days);
  return found.length === 1 ? found[0] : undefined;
}

/** The option, now or formerly, that a cell names. */
function findOption({ options, formerly = {} }: SelectInput, cell: string): string | undefined {
  const known = [...options, ...Object.keys(formerly)];
  return known.find((other) => optionKey(other) === optionKey(cell)) ?? termOf(known, cell);
}

/** What other programs call an option, by their `optionKey`; of several options the first that a field has. */
const MEANINGS = {
  New: 'open opennotcontacted',
  Contacted: 'connected inprogress attemptedtocontact workingcontacted',
  Qualified: 'opendeal',
  Unqualified: 'badtiming disqualified',
  Draft: 'awaitingapproval',
  Sent: 'open awaitingpayment authorised authorized approved unpaid outstanding issued viewed partiallypaid',
  Paid: 'paidinfull fullypaid settled closed',
  Overdue: 'pastdue',
  Won: 'closedwon',
  Lost: 'closedlost',
} satisfies Partial<
  Record<StatusOf<typeof LEAD_COLORS & typeof INVOICE_COLORS & typeof STAGE_COLORS>, string>
>;

const suggestedFor = ({ options }: SelectInput, word: string): string =>
  options.find((option) => lookUp(MEANINGS, option)?.split(' ').includes(optionKey(word))) ?? '';

const shown = (cell: string): string => `“${cell.trim().slice(0, 60)}”`;

function readKind(
  { input, isMoney }: Field<unknown>,
  cell: string,
  { style, options }: Context,
): Cell {
  if (input.type === 'number') {
    const number = readAnyNumber(cell, style === 'comma' ? 'comma' : 'point');
    return number === null || (!isMoney && splitCurrency(cell).currency !== null)
      ? problem(`${shown(cell)} is not a number`)
      : { text: String(number), problem: null };
  }
  if (isDated(input)) {
    const read = input.type === 'date' ? readDate : readDateAndTime;
    const date = read(cell, style === 'month' ? 'month' : 'day');
    if (date !== null) return { text: date, problem: null };
    return problem(`${shown(cell)} is no day of the calendar with a year of four digits`);
  }
  if (SHORTENED.test(cell.trim())) {
    return problem(
      `${shown(cell)} is a long number that the spreadsheet has shortened: format its column as text there`,
    );
  }
  if (input.type === 'email' && !EMAIL.test(cell.trim())) {
    return problem(`${shown(cell)} is not an e-mail address`);
  }
  if (input.type !== 'select' || input.open) return { text: cell, problem: null };
  const meant = options[optionKey(cell)] ?? suggestedFor(input, cell);
  const option = findOption(input, cell) ?? (meant || undefined);
  return option === undefined
    ? problem(`${shown(cell)} is not one of ${input.options.join(', ')}`)
    : { text: currentOption(input, option), problem: null, isOther: option === meant };
}
