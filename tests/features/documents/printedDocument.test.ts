import { describe, expect, it } from 'vitest';
import { company, trnWarning } from '../../../src/features/documents/company.ts';
import { customer, type Customer } from '../../../src/features/sales/customer.entity.ts';
import { invoiceDocument } from '../../../src/features/finance/invoiceDocument.ts';
import { messageOf } from '../../../src/features/documents/printedDocument.ts';
import { orderDocument } from '../../../src/features/purchasing/orderDocument.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { invoice, type Invoice } from '../../../src/features/finance/invoice.entity.ts';
import { purchaseOrder } from '../../../src/features/purchasing/purchaseOrder.entity.ts';

const COMPANY = company.parse({
  name: 'Reef Studio LLC',
  address: 'Dubai Investments Park 1',
  trn: '100123456700003',
  licence: 'DED 987654',
  bank: 'IBAN AE07 0331 2345 6789 0123 456',
  phone: '+971 4 555 0100',
  email: 'studio@reef.example',
});

const CUSTOMER: Customer = parseRecord(customer, 'c1', {
  name: 'Palm House',
  trn: '100000000000003',
  terms: 'Net 60',
  address: 'Crescent Road 7',
  phone: '050 123 4567',
});

/** An invoice with everything that a tax invoice needs, and changes of it. */
const invoiceWith = (changes: Readonly<Record<string, unknown>> = {}): Invoice =>
  parseRecord(invoice, 'i1', {
    idNum: 'INV-2026-7',
    customer: 'Palm House',
    date: '2026-11-05',
    due: '2026-12-05',
    amount: 297.5,
    status: 'Sent',
    lines: 'Live rock\t20\t12.5\nPump\t1\t33.33',
    vatRate: 'Standard 5 %',
    supplyDate: '2026-11-01',
    rate: '3.6725',
    taxNumber: 41,
    ...changes,
  });

const factsOf = ({ facts, totals }: ReturnType<typeof invoiceDocument>) =>
  Object.fromEntries([...facts, ...totals].map(({ label, value }) => [label.en, value]));
const columnsOf = ({ columns }: ReturnType<typeof invoiceDocument>) =>
  columns.map(({ label }) => label.en).join(', ');
const missingIn = (...parts: Parameters<typeof invoiceDocument>) =>
  invoiceDocument(...parts).missing?.map(({ text }) => text);

describe('a tax invoice', () => {
  it('shows its buyer as they were when its number was issued', () => {
    const kept = {
      buyerName: 'Palm House',
      buyerAddress: 'Old Road 1',
      buyerTrn: '',
      buyerLicence: '',
    };
    const issued = invoiceDocument(invoiceWith(kept), COMPANY, CUSTOMER);
    expect(issued.to).toMatchObject({ name: 'Palm House', address: 'Old Road 1', trn: '' });
    expect(invoiceDocument(invoiceWith(kept), COMPANY, null).to.address).toBe('Old Road 1');
    const draft = invoiceDocument(invoiceWith({ ...kept, taxNumber: '' }), COMPANY, CUSTOMER);
    expect(draft.to).toMatchObject({ address: 'Crescent Road 7', trn: '100000000000003' });
  });

  it('shows every point of Article 59 and lacks none', () => {
    const document = invoiceDocument(invoiceWith(), COMPANY, CUSTOMER);
    expect(document.title).toEqual({ en: 'Tax Invoice', ar: 'فاتورة ضريبية' });
    expect(document.missing).toEqual([]);
    expect(document.warnings).toEqual([]);
    expect(document.from).toMatchObject({ name: 'Reef Studio LLC', trn: '100123456700003' });
    expect(document.to).toMatchObject({
      name: 'Palm House',
      address: 'Crescent Road 7',
      trn: '100000000000003',
    });
    expect(factsOf(document)).toEqual({
      'Tax invoice no.': '41',
      'Invoice no.': 'INV-2026-7',
      'Date of issue': '05 Nov 2026',
      'Date of supply': '01 Nov 2026',
      'Due date': '05 Dec 2026',
      'Payment terms': 'Net 60',
      'Total without VAT': '$283.33',
      'VAT 5 %': '$14.17',
      Total: '$297.50',
      'VAT in AED': 'AED 52.03',
      'Total in AED': 'AED 1,092.56',
      'Exchange rate': 'USD 1 = AED 3.6725',
    });
    expect(columnsOf(document)).toBe(
      'Description, Quantity, Unit price (USD), Net (USD), VAT rate, VAT (USD), Payable (AED)',
    );
    expect(document.rows).toEqual([
      ['Live rock', '20', '12.50', '250.00', '5 %', '12.50', '964.04'],
      ['Pump', '1', '33.33', '33.33', '5 %', '1.67', '128.52'],
    ]);
  });

  it.each([
    ['the company’s TRN', {}, { ...COMPANY, trn: ' ' }, 'Your company’s TRN'],
    ['a tax number', { taxNumber: undefined }, COMPANY, 'Its number, given when it is issued'],
    ['a number of 0', { taxNumber: 0 }, COMPANY, 'Its number, given when it is issued'],
    ['a statement on VAT', { vatRate: undefined }, COMPANY, 'The rate of VAT'],
  ])('is none without %s', (_, changes, details, missing) => {
    const document = invoiceDocument(invoiceWith(changes), details, CUSTOMER);
    expect(document.title.en).toBe('Invoice');
    expect(document.missing?.map(({ text }) => text)).toEqual([missing]);
  });

  it('names all that an empty one lacks, and where it is filled in', () => {
    const blank = parseRecord(invoice, 'i2', { amount: 5 });
    const { missing } = invoiceDocument(blank, company.parse(null), null);
    expect(missing?.map(({ text, where }) => [where, text])).toEqual([
      ['company', 'Your company’s name'],
      ['company', 'Your company’s address'],
      ['company', 'Your company’s TRN'],
      ['record', 'Its number, given when it is issued'],
      ['record', 'The date of issue'],
      ['record', 'The customer’s name'],
      ['party', 'The customer’s address'],
      ['party', 'The customer’s TRN, if they are registered for VAT'],
      ['record', 'Lines with description, quantity and unit price'],
      ['record', 'The rate of VAT'],
      ['record', 'The exchange rate, for VAT in dirhams'],
    ]);
  });

  it('lacks the unit price of a line that has none', () => {
    const lines = 'Rock\t\t283.33';
    expect(missingIn(invoiceWith({ lines }), COMPANY, CUSTOMER)).toEqual([
      'Lines with description, quantity and unit price',
    ]);
  });

  it.each(['Exempt', 'Out of scope'])('is not to be had for what is %s', (vatRate) => {
    const document = invoiceDocument(invoiceWith({ vatRate }), COMPANY, CUSTOMER);
    expect(document.title.en).toBe('Invoice');
    expect(document.missing).toBeNull();
    expect(factsOf(document)['VAT']).toContain(vatRate);
  });
});

it('states no VAT where none is stated, and no dirhams without a rate', () => {
  const plain = invoiceWith({ vatRate: undefined, rate: undefined });
  const document = invoiceDocument(plain, COMPANY, CUSTOMER);
  expect(columnsOf(document)).toBe('Description, Quantity, Unit price (USD), Amount (USD)');
  expect(Object.keys(factsOf(document)).join()).not.toMatch(/VAT|AED/);
});

it('leaves out the date of supply if it is that of issue', () => {
  const document = invoiceDocument(invoiceWith({ supplyDate: '2026-11-05' }), COMPANY, CUSTOMER);
  expect(factsOf(document)['Date of supply']).toBeUndefined();
});

it.each([
  ['Draft', undefined, true],
  ['Sent', { state: 'waiting', since: 0 } as const, true],
  ['Sent', undefined, false],
])('%s with unsaved changes %j: draft %s', (status, unsaved, isDraft) => {
  const record = { ...invoiceWith({ status }), ...(unsaved && { unsaved }) };
  expect(invoiceDocument(record, COMPANY, CUSTOMER).isDraft).toBe(isDraft);
});

it('warns of what looks wrong', () => {
  const wrong = invoiceWith({ amount: 300, rate: 'four', lines: 'Rock\tmany\t5\nPump\t1\t33.33' });
  const details = { ...COMPANY, trn: '12345' };
  const { warnings } = invoiceDocument(wrong, details, { ...CUSTOMER, trn: 'none' });
  expect(warnings?.map(({ text }) => text)).toEqual([
    'The lines come to $35.00 with VAT, which is not the invoice’s amount.',
    'A quantity or price in the lines is not a number, so that its line costs nothing.',
    'The exchange rate is not a number.',
    'Your company’s TRN: A TRN has 15 digits; this has 5.',
    'The customer’s TRN: A TRN has 15 digits and nothing else.',
  ]);
});

it('accepts a TRN of 15 digits, however it is grouped, and none', () => {
  for (const trn of ['', '100000000000003', '100-0000-0000-0003', ' 100 0000 0000 0003 ']) {
    expect(trnWarning(trn)).toBeNull();
  }
});

it('an order shows its lines, where it has them, and its amount as the total', () => {
  const order = parseRecord(purchaseOrder, 'o1', {
    poId: 'PO-2026-3',
    supplier: 'Red Sea Trading',
    date: '2026-11-05',
    amount: 1_000,
    status: 'Draft',
  });
  const plain = orderDocument(order, COMPANY, null);
  expect(plain).toMatchObject({ title: { en: 'Purchase Order', ar: 'أمر شراء' }, isDraft: true });
  expect(plain.rows).toEqual([['', { en: 'As agreed', ar: 'حسب الاتفاق' }, '', '', '1,000.00']]);
  const withLines = { ...order, lines: 'R-1\tLive rock\t1000\t1.1' };
  const document = orderDocument(withLines, COMPANY, null);
  expect(document.rows).toEqual([
    ['R-1', 'Live rock', '1,000', '1.10', '1,100.00'],
    ['', { en: 'Discount', ar: 'خصم' }, '', '', '-100.00'],
  ]);
  expect(document.totals.map(({ value }) => value)).toEqual(['$1,000.00']);
  expect(document.warnings?.map(({ text }) => text)).toEqual([
    'The lines come to $1,100.00, which is not the order’s amount.',
  ]);
});

it('the text for a chat or an e-mail names number, sum, due date and bank details', () => {
  const { subject, body } = messageOf(invoiceDocument(invoiceWith(), COMPANY, CUSTOMER));
  expect(subject).toBe('Tax Invoice INV-2026-7 from Reef Studio LLC');
  expect(body).toBe(
    [
      'Dear Palm House,',
      'Tax Invoice INV-2026-7 from Reef Studio LLC: $297.50 (AED 1,092.56), due 05 Dec 2026.',
      '',
      'Bank details:',
      'IBAN AE07 0331 2345 6789 0123 456',
      '',
      'Kind regards,',
      'Reef Studio LLC',
    ].join('\n'),
  );
  const settled = { paid: 100.25, credited: 50 };
  expect(messageOf(invoiceDocument(invoiceWith(settled), COMPANY, CUSTOMER)).body).toContain(
    ': $297.50 (AED 1,092.56), of which $147.25 is open, due 05 Dec 2026.',
  );
  const paid = messageOf(invoiceDocument(invoiceWith({ status: 'Paid' }), COMPANY, CUSTOMER));
  expect(paid.body).toContain(': $297.50 (AED 1,092.56), of which nothing is open.');
  const bare = messageOf(
    invoiceDocument(
      parseRecord(invoice, 'i2', { idNum: 'INV-1', amount: 5 }),
      company.parse(null),
      null,
    ),
  );
  expect(bare).toEqual({ subject: 'Invoice INV-1', body: 'Hello,\nInvoice INV-1: $5.00.' });
});
