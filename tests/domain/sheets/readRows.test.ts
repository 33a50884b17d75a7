import { expect, it } from 'vitest';
import { customer } from '../../../src/domain/customer.ts';
import { deal } from '../../../src/domain/deal.ts';
import { parseRecord } from '../../../src/domain/entity.ts';
import { invoice } from '../../../src/domain/invoice.ts';
import { inventoryItem } from '../../../src/domain/inventoryItem.ts';
import { lead } from '../../../src/domain/lead.ts';
import { findDuplicates } from '../../../src/domain/sheets/findDuplicates.ts';
import { guessMapping, withColumn } from '../../../src/domain/sheets/guessColumns.ts';
import { dateOrderOf, readDate, readDateAndTime } from '../../../src/domain/sheets/readDate.ts';
import { numberStyleOf, readAnyNumber } from '../../../src/domain/sheets/readNumber.ts';
import { rateKey, readRows, stylesOf, type Row } from '../../../src/domain/sheets/readRows.ts';

const rowsOf = (...cells: readonly (readonly string[])[]): readonly Row[] =>
  cells.map((row, index) => ({ number: index + 2, cells: row }));

it.each([
  ['2026-11-22', '2026-11-22'],
  ['2026/1/2', '2026-01-02'],
  ['2026-11-22T10:00:00Z', '2026-11-22'],
  ['31/12/2026', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['3-4-2026', '2026-04-03'],
  ['03/04/2026 10:15', '2026-04-03'],
  ['5 Jan 2026', '2026-01-05'],
  ['5-Sept-2026', '2026-09-05'],
  ['January 5, 2026', '2026-01-05'],
  ['٠٥/٠٤/٢٠٢٦', '2026-04-05'],
  ['30/02/2026', null],
  ['12/31/2026', null],
  ['22/11/26', null],
  ['46000', null],
  ['5 Foo 2026', null],
  ['tomorrow', null],
])('with the day first, %j is %j', (cell, date) => {
  expect(readDate(cell, 'day')).toBe(date);
});

it('with the month first, 03/04/2026 is March', () => {
  expect(readDate('03/04/2026', 'month')).toBe('2026-03-04');
});

it.each([
  [['31/12/2026', '03/04/2026'], 'day'],
  [['12/31/2026', '03/04/2026'], 'month'],
  [['03/04/2026', '05/06/2026'], 'ask'],
  [['03/04/2026', '31/12/2026', '12/31/2026'], 'ask'],
  [['03.04.2026'], 'ask'],
  [['05/05/2026', '2026-01-02', '', 'x'], null],
] as const)('the order of the dates %j is %j', (cells, order) => {
  expect(dateOrderOf(cells)).toBe(order);
});

it.each([
  ['2026-03-04T09:05', '2026-03-04T09:05'],
  ['04/03/2026 9:05', '2026-03-04T09:05'],
  ['4 Mar 2026', '2026-03-04T00:00'],
  ['04/03/2026 12:05 am', '2026-03-04T00:05'],
  ['04/03/2026 1:05:59 PM', '2026-03-04T13:05'],
  ['2026-03-04T09:05Z', null],
  ['2026-03-04 24:00', null],
  ['2026-03-04 13:00 pm', null],
  ['soon', null],
])('the moment %j is %j', (cell, moment) => {
  expect(readDateAndTime(cell, 'day')).toBe(moment);
});

it.each([
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u00A0234.5', 1234.5],
  ["1'234.50", 1234.5],
  ['$1,234', 1234],
  ['-$1,234.00', -1234],
  ['($5)', -5],
  ['(5)', -5],
  ['AED 1,000.5', 1000.5],
  ['5 USD', 5],
  ['-5', -5],
  ['.5', 0.5],
  ['1e-7', 1e-7],
  ['١٬٢٣٤٫٥', 1234.5],
  ['1,23,456', null],
  ['1 2', null],
  ['12 34', null],
  ['1.2.3', null],
  ['(-5)', null],
  ['5%', null],
  ['1-2', null],
  ['abc', null],
  ['Infinity', null],
  ['0x10', null],
])('%j is the number %j', (cell, number) => {
  expect(readAnyNumber(cell, 'point')).toBe(number);
});

it.each([
  [['1,234.50', '1,234'], 'point'],
  [['1.234,50', '1,234'], 'comma'],
  [['12,5', '1.234'], 'comma'],
  [['1,234', '5'], 'ask'],
  [['1.234'], 'ask'],
  [['1,5', '1.5', '1,234'], 'ask'],
  [['1,5', '1.5'], null],
  [['5', '', 'abc'], null],
  [['1,234,567'], 'point'],
  [['0.125'], 'point'],
] as const)('the style of the numbers %j is %j', (cells, style) => {
  expect(numberStyleOf(cells)).toBe(style);
});

it('guesses columns by label, name and synonym, whatever case and spaces, each field once', () => {
  expect(
    guessMapping(lead, [' COMPANY NAME', 'contact_person', 'Status', 'status', 'Lead Source', 'x']),
  ).toEqual(['company', 'contact', 'status', null, 'source', null]);
  expect(guessMapping(invoice, ['Invoice No.', 'Client', 'Issue date', 'Due', 'Total'])).toEqual([
    'idNum',
    'customer',
    'date',
    'due',
    'amount',
  ]);
  expect(guessMapping(deal, ['Value ($)', 'Deal Title', 'Created'])).toEqual([
    'value',
    'title',
    'creationDate',
  ]);
  expect(guessMapping(lead, ['', '', 'constructor'])).toEqual([null, null, null]);
});

it('a field has one column at a time', () => {
  expect(withColumn(['company', null], 1, 'company')).toEqual([null, 'company']);
  expect(withColumn(['company', 'contact'], 0, null)).toEqual([null, 'contact']);
});

it('asks about a column that can be read in two ways, and follows the answer', () => {
  const rows = rowsOf(['1,234', '03/04/2026'], ['5', '05/05/2026']);
  const mapping = ['amount', 'due'];
  const { questions } = stylesOf(invoice, rows, mapping);
  expect(questions).toEqual([
    { name: 'due', label: 'Due Date', kind: 'date', examples: ['03/04/2026'] },
    { name: 'amount', label: 'Amount ($)', kind: 'number', examples: ['1,234'] },
  ]);
  const read = (amount: 'point' | 'comma', due: 'day' | 'month') =>
    readRows(invoice, rows, mapping, { amount, due })[0]?.texts;
  expect(read('point', 'day')).toEqual({ amount: '1234', due: '2026-04-03' });
  expect(read('comma', 'month')).toEqual({ amount: '1.234', due: '2026-03-04' });
});

it.each([
  [['AED12,000', 'AED 36.725'], 'Amount', 'AED'],
  [['12,000 Dhs', ''], 'Amount', 'AED'],
  [['د.إ 12000', '36.725 درهم'], 'Amount', 'AED'],
  [['12000', '36.725'], 'Amount (AED)', 'AED'],
  [['€12.000,00', '5'], 'Amount', 'EUR'],
  [['5', '£7'], 'Total', 'GBP'],
] as const)('asks at which rate %j below “%s” become dollars', (cells, heading, currency) => {
  const rows = rowsOf(...cells.map((cell) => [cell]));
  const { questions } = stylesOf(invoice, rows, ['amount'], [heading]);
  expect(questions).toContainEqual(
    expect.objectContaining({ kind: 'currency', name: rateKey('amount'), currency }),
  );
});

it.each([
  [['$12,000', 'US$5', '5 USD', '7'], 'Amount ($)'],
  [['12000', ''], 'Amount'],
])('takes %j below “%s” for dollars', (cells, heading) => {
  const rows = rowsOf(...cells.map((cell) => [cell]));
  const { questions } = stylesOf(invoice, rows, ['amount'], [heading]);
  expect(questions.filter(({ kind }) => kind === 'currency')).toEqual([]);
});

it('converts a foreign amount at the rate of its column, and refuses every other currency in it', () => {
  const rate = { currency: 'AED', perDollar: 3.6725 };
  const rows = rowsOf(['AED12,000'], ['$5'], ['7'], ['€9']);
  const styles = { [rateKey('value')]: rate, value: 'point' } as const;
  const read = readRows(deal, rows, ['value'], styles);
  expect(read.map(({ texts, problems }) => texts['value'] ?? problems[0])).toEqual([
    '3267.53',
    '5',
    'Value ($): “7” names no currency, and others of this column are in AED',
    'Value ($): “€9” is in EUR, and others of this column are in AED',
  ]);
  const [inHeading] = readRows(deal, rowsOf(['36.725']), ['value'], styles, ['Value (AED)']);
  expect(inHeading?.texts).toEqual({ value: '10' });
});

it('says what is wrong with a row, and never stores 0 for it', () => {
  const rows = rowsOf(
    ['Reef', 'abc', 'won', ''],
    ['Reef', '5', 'Nonsense', ''],
    ['Reef', '1e16', '', ''],
    ['x'.repeat(10_001), '', '', ''],
    ['Reef', '', '', '31/31/2026'],
    ['', '', '', '', 'beside'],
    ['Reef', ' 5 ', ' wON ', '2026-01-02'],
    ['Reef', '5', '', '1850-01-01'],
  );
  const read = readRows(deal, rows, ['title', 'value', 'stage', 'creationDate'], {});
  expect(read.map(({ problems }) => problems)).toEqual([
    ['Value ($): “abc” is not a number'],
    ['Stage: “Nonsense” is not one of New Lead, Quotation Sent, Negotiation, Won, Lost'],
    ['Value ($): Use a number between minus and plus 1,000,000,000,000,000'],
    ['Deal Title: Use at most 10,000 characters; this has 10,001'],
    ['Created: “31/31/2026” is not a date with a year of four digits'],
    [expect.stringContaining('more than there are columns')],
    [],
    ['Created: Use a year of four digits, from 1900 on'],
  ]);
  expect(read[6]?.texts).toEqual({
    title: 'Reef',
    value: '5',
    stage: 'Won',
    creationDate: '2026-01-02',
  });
});

it('a row with nothing in the columns to import is an error', () => {
  const [row] = readRows(lead, rowsOf(['', 'x']), ['company', null], {});
  expect(row?.problems).toEqual(['All the cells to import are blank']);
});

/** The rows that are duplicates of a stored record or of one another, by index, with what makes them so. */
const duplicatesOf = (
  entity: Parameters<typeof findDuplicates>[0],
  mapping: readonly string[],
  stored: Readonly<Record<string, unknown>>,
  ...cells: readonly (readonly string[])[]
) => {
  const rows = readRows(entity, rowsOf(...cells), mapping, {});
  return [...findDuplicates(entity, rows, [parseRecord(entity, 'r1', stored)])];
};

it('finds duplicates by name, by number and SKU, and by all values where there are none', () => {
  expect(
    duplicatesOf(customer, ['name'], { name: ' Palm ' }, ['PALM'], ['Reef'], ['reef']),
  ).toEqual([
    [0, '“ Palm ” has the same Name'],
    [2, 'Row 3 has the same Name'],
  ]);
  expect(duplicatesOf(invoice, ['idNum'], { idNum: 'INV-1' }, ['inv-1'], ['INV-2'])).toEqual([
    [0, '“INV-1” has the same Invoice #'],
  ]);
  expect(
    duplicatesOf(inventoryItem, ['sku', 'name'], { sku: 'S1' }, ['S1', 'a'], ['', 'a'], ['', 'a']),
  ).toEqual([[0, '“S1” has the same SKU']]);
  expect(
    duplicatesOf(
      lead,
      ['company', 'contact'],
      { company: 'Palm', contact: 'Noor', source: 'Web' },
      ['Palm', 'Noor'],
      ['Palm', 'Omar'],
    ),
  ).toEqual([[0, '“Palm” has the same values']]);
});
