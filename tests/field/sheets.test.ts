import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { invoice } from '../../src/features/finance/invoice.entity.ts';
import { findDuplicates, sameTaxNumbers } from '../../src/features/imports/findDuplicates.ts';
import { examine, readRows } from '../../src/features/imports/readRows.ts';
import { openSheet } from '../../src/features/imports/sheet.ts';
import { inventoryItem } from '../../src/features/inventory/inventoryItem.entity.ts';
import { purchaseOrder } from '../../src/features/purchasing/purchaseOrder.entity.ts';
import { customer } from '../../src/features/sales/customer.entity.ts';
import { lead } from '../../src/features/sales/lead.entity.ts';
import { decodeText } from '../../src/lib/csv/encoding.ts';
import type { Entity } from '../../src/records/model/entity.ts';

/** Reads a sheet as the page of the import does, without an answer to any question. */
function read(entity: Entity, text: string) {
  const sheet = openSheet(entity, { name: null, text, isGuess: false });
  const { styles, questions } = examine(entity, sheet);
  expect(questions).toEqual([]);
  const rows = readRows(entity, sheet, { styles });
  const fresh = rows.filter(({ aside, problems }) => aside === null && problems.length === 0);
  const duplicates = findDuplicates(entity, fresh, [], '2026-11-28');
  return {
    sheet,
    rows,
    texts: fresh.filter((row) => !duplicates.has(row)).map((row) => row.texts),
    asides: rows.flatMap(({ number, aside }) => (aside ? [[number, aside]] : [])),
    problems: rows.flatMap(({ aside, problems }) => (aside ? [] : problems)),
    notes: rows.flatMap(({ notes }) => notes),
    duplicates: fresh.flatMap((row) => duplicates.get(row) ?? []),
    taxNumbers: [...sameTaxNumbers(rows, []).values()],
  };
}

const fileNamed = (name: string): string =>
  decodeText(readFileSync(new URL(name, import.meta.url))).text;

it('the total of a report is no invoice', () => {
  const { texts, asides, problems } = read(invoice, fileNamed('total-row.csv'));
  expect(texts.map(({ amount }) => amount)).toEqual(['12600', '4725.5', '1050']);
  expect(asides).toEqual([[5, 'Looks like a total']]);
  expect(problems).toEqual([]);
});

it.each([
  'Grand Total',
  'TOTAL',
  'Total for Invoice',
  'المجموع',
  'الإجمالي',
  'Sub-total:',
  'Palm Total',
])('%s is a total in whatever column it stands', (label) => {
  const rows = `Invoice #,Customer,Amount\nI-1,Palm,5\n${label},,5\n,${label},"AED 5"`;
  expect(read(invoice, rows).asides.map(([number]) => number)).toEqual([3, 4]);
});

it('a customer whose name begins like a total is one', () => {
  const { texts, asides } = read(
    customer,
    'Name,TRN,Terms\nTotal Aquatics LLC,100123456700003,Net 30\nTotal Energies,,\n',
  );
  expect(texts.map(({ name }) => name)).toEqual(['Total Aquatics LLC', 'Total Energies']);
  expect(asides).toEqual([]);
});

it('headings are found below the title of a report, and its totals and footer are left out', () => {
  const { sheet, texts, asides, problems } = read(invoice, fileNamed('qb-invoice-list.csv'));
  expect(sheet.all[sheet.head]?.number).toBe(5);
  expect(texts).toEqual([
    {
      idNum: '1041',
      customer: 'Palm Court Hotel',
      date: '2026-01-15',
      due: '2026-02-14',
      amount: '12600',
    },
    {
      idNum: '1042',
      customer: 'Dune Residence',
      date: '2026-02-17',
      due: '2026-03-19',
      amount: '4725.5',
    },
    {
      idNum: '1043',
      customer: 'Marsa Clinic',
      date: '2026-03-23',
      due: '2026-04-22',
      amount: '1050',
    },
  ]);
  expect(asides.map(([number]) => number)).toEqual([9, 10, 12]);
  expect(problems).toEqual([]);
});

it('titles above the headings do not hide the separator', () => {
  const { texts } = read(
    invoice,
    'Reef, Dubai\nInvoices, 2026\n\nNum;Name;Amount\n1;Palm;5,50\n2;Dune;6,00\n',
  );
  expect(texts).toEqual([
    { idNum: '1', customer: 'Palm', amount: '5.5' },
    { idNum: '2', customer: 'Dune', amount: '6' },
  ]);
});

it('rows that repeat the number of an invoice are its lines', () => {
  const { texts, problems } = read(invoice, fileNamed('xero-lines.csv'));
  expect(problems).toEqual([]);
  expect(texts).toEqual([
    {
      idNum: 'INV-0101',
      customer: 'Palm Court Hotel',
      date: '2026-01-05',
      due: '2026-02-04',
      amount: '3150',
      status: 'Sent',
      vatRate: 'Standard 5 %',
      lines: 'Monthly care\t1\t2000\nPump\t2\t400\nSalt\t4\t50',
    },
    {
      idNum: 'INV-0102',
      customer: 'Dune Residence',
      date: '2026-01-31',
      due: '2026-03-02',
      amount: '525',
      status: 'Paid',
      vatRate: 'Standard 5 %',
      lines: 'Visit\t1\t500',
    },
  ]);
});

it('lines that go on without a number, amounts by line, and a number of two customers', () => {
  const { texts, notes, problems } = read(
    invoice,
    'Invoice Number,Customer Name,Line Total,Item Name,Quantity,Rate\nI-1,Palm,10,Pump,1,10\n,,,Salt,2,5\nI-2,Dune,5,Salt,1,5\nI-2,Dune,7,Pump,1,7\nI-3,Palm,5,Salt,1,5\nI-3,Reef,5,Salt,1,5\n',
  );
  expect(texts.map(({ amount, lines }) => [amount, lines])).toEqual([
    ['10', 'Pump\t1\t10\nSalt\t2\t5'],
    ['12', 'Salt\t1\t5\nPump\t1\t7'],
  ]);
  expect(notes).toContain('Amount ($): the sum of 2 rows');
  expect(problems).toEqual(['Rows 6, 7 have one number, and more than one Customer']);
  const orders = read(
    purchaseOrder,
    'PO Number,Vendor,SKU,Description,Qty,Unit Cost\nP-1,Reefco,S1,Salt,2,5\nP-1,Reefco,P1,Pump,1,10',
  );
  expect(orders.texts).toEqual([
    { poId: 'P-1', supplier: 'Reefco', amount: '20', lines: 'S1\tSalt\t2\t5\nP1\tPump\t1\t10' },
  ]);
});

it('leads of HubSpot have their contact, company, source and day', () => {
  const { texts, problems } = read(lead, fileNamed('hubspot-leads.csv'));
  expect(problems).toEqual([]);
  expect(
    texts.map(({ contact, company, source, creationDate }) => [
      contact,
      company,
      source,
      creationDate,
    ]),
  ).toEqual([
    ['Aisha Al Falasi', 'Marsa Clinic', 'Organic Search', '2026-04-01'],
    ['Omar Haddad', 'Palm Court Hotel', 'Referrals', '2026-01-01'],
    ["Sean O'Brien", 'Dune Residence', 'Direct Traffic', '2026-01-15'],
  ]);
  expect(texts[1]?.['phone']).toBe('+971 4 345 6789');
});

it('a row that names nobody is not read as a lead, nor as anything else', () => {
  expect(read(lead, 'Company,Contact,Email\n,,a@b.example\n-,N/A,b@b.example').problems).toEqual([
    'Company and Contact are blank: nothing says what it is',
    'Company and Contact are blank: nothing says what it is',
  ]);
  expect(read(lead, 'Email,Source\na@b.example,Web').texts).toEqual([]);
  expect(read(customer, 'Name,Phone\n,050 123 4567').texts).toEqual([]);
});

it('reads what accounting formats and lakh look like', () => {
  const { texts, problems, notes } = read(inventoryItem, fileNamed('excel-accounting.csv'));
  expect(problems).toEqual([]);
  expect(texts.map(({ stock, reorder, cost }) => [stock, reorder, cost])).toEqual([
    ['4', '2', '1250'],
    ['0', '0', '0'],
    ['12', '0', '78.5'],
    ['1', '0', '-500'],
    ['3', '1', '123456'],
    ['2', '1', '1234.5'],
    [undefined, '1', undefined],
  ]);
  expect(notes).toEqual([
    'Unit Cost ($): Below zero: it lowers the totals',
    'Stock on Hand: “N/A” is left blank',
    'Unit Cost ($): “#N/A” is left blank',
  ]);
});

it('one customer is known by one name, however it is spaced, and by a tax number', () => {
  const { texts, duplicates, taxNumbers } = read(customer, fileNamed('customers-names.csv'));
  expect(texts).toHaveLength(2);
  expect(duplicates).toHaveLength(3);
  expect(taxNumbers).toEqual(['Row 2 has the same TRN', 'Row 2 has the same TRN']);
});

it('a due date before the date of an invoice is noted', () => {
  const { notes } = read(
    invoice,
    'Invoice #,Customer,Date,Due Date\nI-1,Palm,2026-03-20,2026-03-01',
  );
  expect(notes).toEqual(['Due Date: This is before the date of the invoice']);
});
