import { describe, expect, it } from 'vitest';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { STAGES, deal } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { inventoryItem } from '../../../src/features/inventory/inventoryItem.entity.ts';
import { lead } from '../../../src/features/sales/lead.entity.ts';
import { findDuplicates } from '../../../src/features/imports/findDuplicates.ts';
import {
  guessMapping,
  withColumn,
  type Mapping,
} from '../../../src/features/imports/guessColumns.ts';
import { dateOrderOf, readDate, readDateAndTime } from '../../../src/features/imports/readDate.ts';
import { numberStyleOf, readAnyNumber } from '../../../src/features/imports/readNumber.ts';
import { examine, readRows } from '../../../src/features/imports/readRows.ts';
import type { Row } from '../../../src/features/imports/row.ts';

const rowsOf = (...cells: readonly (readonly string[])[]): readonly Row[] =>
  cells.map((row, index) => ({ number: index + 2, cells: row }));

/** A sheet without headings that say anything. */
const sheetOf = (rows: readonly Row[], mapping: Mapping) => ({ headings: [], rows, mapping });

it.each([
  ['2026-11-22', '2026-11-22'],
  ['2026/1/2', '2026-01-02'],
  ['2026-11-22T10:00:00Z', '2026-11-22'],
  ['2026-03-31T21:30:00.000Z', '2026-04-01'],
  ['2026-03-31 21:30:00 +0530', '2026-03-31'],
  ['2026-13-31T21:30:00Z', null],
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
  ['46000', '2025-12-09'],
  ['1-May-26', '2026-05-01'],
  ['12', null],
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
  ['2026-03-04T09:05Z', '2026-03-04T13:05'],
  ['2026-03-04 24:00', null],
  ['2026-03-04 13:00 pm', null],
  ['soon', null],
])('the moment %j is %j', (cell, moment) => {
  expect(readDateAndTime(cell, 'day')).toBe(moment);
});

it.each([
  ['$1,234', 1234],
  ['-$1,234.00', -1234],
  ['($5)', -5],
  ['AED 1,000.5', 1000.5],
  ['AED 500.00-', -500],
  ['5 USD', 5],
  ['1e-7', 1e-7],
  [' $ -   ', 0],
  [' - ', 0],
  ['\u2014', 0],
  ['- AED', 0],
  ['abc -', null],
  ['5%', null],
  ['1-2', null],
  ['abc', null],
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
  const { questions } = examine(invoice, sheetOf(rows, mapping));
  expect(questions).toEqual([
    { name: 'due', label: 'Due Date', kind: 'date', examples: ['03/04/2026'] },
    { name: 'amount', label: 'Amount ($)', kind: 'number', examples: ['1,234'] },
  ]);
  const read = (amount: 'point' | 'comma', due: 'day' | 'month') =>
    readRows(invoice, sheetOf(rows, mapping), { styles: { amount, due } })[0]?.texts;
  expect(read('point', 'day')).toEqual({ amount: '1234', due: '2026-04-03' });
  expect(read('comma', 'month')).toEqual({ amount: '1.234', due: '2026-03-04' });
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
  const read = readRows(deal, sheetOf(rows, ['title', 'value', 'stage', 'creationDate']), {
    styles: {},
  });
  expect(read.map(({ problems }) => problems)).toEqual([
    ['Value ($): “abc” is not a number'],
    [`Stage: “Nonsense” is not one of ${STAGES.join(', ')}`],
    ['Value ($): Use a number between minus and plus 1,000,000,000,000,000'],
    ['Deal Title: Use at most 10,000 characters; this has 10,001'],
    ['Created: “31/31/2026” is no day of the calendar with a year of four digits'],
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

const readAmounts = (heading: string, cells: readonly string[]) => {
  const sheet = {
    headings: ['Customer', heading, 'Currency'],
    rows: rowsOf(...cells.map((cell) => ['Palm', ...cell.split(' | ')])),
    mapping: ['customer', 'amount', null],
  };
  const rows = readRows(invoice, sheet, { styles: {} });
  return rows.map(({ texts, problems }) => problems[0] ?? texts['amount']);
};

describe('amounts in a foreign currency', () => {
  it.each([
    ['AED12,000', 'AED'],
    ['12,000.00 AED', 'AED'],
    ['aed 5', 'AED'],
    ['Dhs. 5', 'AED'],
    ['-Dh5', 'AED'],
    ['(AED 5)', 'AED'],
    ['د.إ. ٥٠٠', 'AED'],
    ['\u200f500 د.إ.\u200f', 'AED'],
    ['€5', 'EUR'],
    ['5,00 €', 'EUR'],
    ['£.5', 'GBP'],
    ['SAR 5', 'SAR'],
    ['₺5', '₺'],
    ['A$5', 'A$'],
    ['$5 CAD', 'CAD'],
    ['JPY5', 'JPY'],
  ])('%j is refused', (cell, currency) => {
    expect(readAmounts('Amount', [cell])).toEqual([
      `Amount ($): “${cell}” is in ${currency}, and amounts are in USD: convert it in the spreadsheet`,
    ]);
  });

  it.each([
    ['Amount (AED)', 'AED'],
    ['Value in €', 'EUR'],
    ['AMOUNT AED', 'AED'],
    ['Total, Dhs.', 'AED'],
    ['Amount (PKR)', 'PKR'],
    ['Amount $/AED', 'AED'],
  ])('the heading %j says it of every cell', (heading, currency) => {
    expect(readAmounts(heading, ['5', '$6'])).toEqual([
      expect.stringContaining(`“5” is in ${currency}, and amounts are in USD`),
      '6',
    ]);
  });

  it('a column beside it says it of its rows', () => {
    expect(readAmounts('Amount', ['5 | USD', '5 | Euro', '5 | ', '5 | Moon coins'])).toEqual([
      '5',
      expect.stringContaining('is in EUR'),
      expect.stringContaining('names no currency'),
      expect.stringContaining('is in Moon coins'),
    ]);
  });

  it.each(['Amount ($)', 'TOTAL', 'AMOUNT FOR ALL', 'Top amount', 'Amount (USD)', ''])(
    'under %j, dollars are dollars',
    (heading) => {
      const cells = ['5', '$6', 'US$ 7', '8 USD'];
      expect(readAmounts(heading, cells)).toEqual(['5', '6', '7', '8']);
    },
  );

  it('a count takes no currency', () => {
    const [row] = readRows(
      inventoryItem,
      { headings: ['Stock'], rows: rowsOf(['AED 5']), mapping: ['stock'] },
      { styles: {} },
    );
    expect(row?.problems).toEqual(['Stock on Hand: “AED 5” is not a number']);
  });
});

it.each([
  [
    'creationDate',
    '31/02/2026',
    'Created: “31/02/2026” is no day of the calendar with a year of four digits',
  ],
  ['trn', '1,00E+14', 'TRN: “1,00E+14” is a long number that the spreadsheet has shortened'],
  ['email', 'accounts at reef', 'Email: “accounts at reef” is not an e-mail address'],
  ['terms', 'Open', 'Terms: “Open” is not one of Net 30, Net 60, Due on Receipt'],
])('refuses the %s %j with the right reason', (name, cell, reason) => {
  const sheet = { headings: [], rows: rowsOf([cell]), mapping: [name] };
  const [row] = readRows(customer, sheet, { styles: {} });
  expect(row?.problems).toHaveLength(1);
  expect(row?.problems[0]).toContain(reason);
});

it.each([
  ['30 days', 'Net 30'],
  ['NET30', 'Net 30'],
  ['net-60', 'Net 60'],
  ['60', 'Net 60'],
  ['due on receipt', 'Due on Receipt'],
])('reads the terms %j as %s', (cell, terms) => {
  const sheet = { headings: [], rows: rowsOf([cell]), mapping: ['terms'] };
  expect(readRows(customer, sheet, { styles: {} })[0]?.texts).toEqual({ terms });
});

it('a row with nothing in the columns to import is an error', () => {
  const [row] = readRows(lead, sheetOf(rowsOf(['', 'x']), ['company', null]), { styles: {} });
  expect(row?.problems).toEqual(['All the cells to import are blank']);
});

/** The rows that are duplicates of a stored record or of one another, by index, with what makes them so. */
const duplicatesOf = (
  entity: Parameters<typeof findDuplicates>[0],
  mapping: readonly string[],
  stored: Readonly<Record<string, unknown>>,
  ...cells: readonly (readonly string[])[]
) => {
  const rows = readRows(entity, sheetOf(rowsOf(...cells), mapping), { styles: {} });
  const found = findDuplicates(entity, rows, [parseRecord(entity, 'r1', stored)], '2026-11-22');
  return [...found].map(([row, reason]) => [rows.indexOf(row), reason]);
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
  ).toEqual([
    [0, '“S1” has the same SKU'],
    [2, 'Row 3 has the same values'],
  ]);
  expect(
    duplicatesOf(
      lead,
      ['company', 'contact'],
      { company: 'Palm', contact: 'Noor', source: 'Web' },
      ['Palm', 'Noor'],
      ['Palm', 'Omar'],
    ),
  ).toEqual([[0, '“Palm” has the same Company and Contact']]);
  expect(
    duplicatesOf(
      lead,
      ['company', 'contact', 'source', 'status'],
      { company: 'Palm', contact: 'Noor', source: 'Web', status: 'Contacted' },
      ['palm ', 'Noor', 'Fair', 'New'],
      ['Palm', '', 'Web', 'Contacted'],
      ['Palm', 'Omar', 'Web', 'Contacted'],
    ),
  ).toEqual([[0, '“Palm” has the same Company and Contact']]);
  expect(
    duplicatesOf(
      deal,
      ['title', 'value'],
      { title: 'Reef', value: 5 },
      ['Reef', '5'],
      ['Reef', '6'],
    ),
  ).toEqual([[0, '“Reef” has the same values']]);
});

it('knows what an import has stored of rows without a number, in its words and on its day', () => {
  const number = { idNum: 'INV-2026-7', customer: 'Palm', date: '', due: '', amount: 5 };
  const record = { ...number, status: 'Draft', creationDate: '2026-11-22' };
  const mapping = ['idNum', 'customer', 'amount', 'status', 'creationDate'];
  expect(
    duplicatesOf(
      invoice,
      mapping,
      record,
      ['', 'Palm', '5', '', ''],
      ['', 'Palm', '6', '', ''],
      ['INV-8', 'Palm', '5', '', ''],
    ),
  ).toEqual([[0, '“INV-2026-7” has the same values']]);
});
