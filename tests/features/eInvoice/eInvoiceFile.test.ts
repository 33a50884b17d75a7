import { describe, expect, it } from 'vitest';
import {
  creditNote,
  type CreditNote,
} from '../../../src/features/creditNotes/creditNote.entity.ts';
import { company } from '../../../src/features/documents/company.ts';
import {
  eInvoiceFile,
  eInvoiceOf,
  type EInvoiceSource,
} from '../../../src/features/eInvoice/eInvoiceFile.ts';
import { invoice, type Invoice } from '../../../src/features/finance/invoice.entity.ts';
import { customer, type Customer } from '../../../src/features/sales/customer.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

const COMPANY = company.parse({
  name: 'Reef Studio LLC',
  address: 'Warehouse 4\nAl Quoz 3',
  trn: '100 3456 7890 0003',
  licence: 'CN-1234567',
  authority: 'Dubai Economy and Tourism',
  city: 'Dubai',
  emirate: 'Dubai',
  bank: 'Emirates NBD\nIBAN: AE07 0331 2345 6789 0123 456\nSWIFT EBILAEAD',
});

const CUSTOMER: Customer = parseRecord(customer, 'c1', {
  name: 'Palm Villas',
  trn: '199999999900003',
  address: 'Crescent Road 7',
  city: 'Al Ain',
  emirate: 'Abu Dhabi',
});

const INVOICE: Invoice = {
  ...parseRecord(invoice, '-Oabc', {
    idNum: 'INV-2027-7',
    customer: 'Palm Villas',
    date: '2027-07-10',
    due: '2027-08-09',
    amount: 304.5,
    status: 'Sent',
    lines: 'Live rock\t20\t12.5\nPump\t\t90\nReturned hose\t1\t-50',
    vatRate: 'Standard 5 %',
    rate: '3.6725',
  }),
  taxNumber: 41,
};

const CREDIT_NOTE: CreditNote = {
  ...parseRecord(creditNote, '-Ocn1', {
    idNum: 'CN-2027-2',
    invoice: '-Oabc',
    invoiceNumber: 'INV-2027-7',
    customer: 'Palm Villas',
    date: '2027-07-20',
    reason: 'The pump was returned',
    amount: 94.5,
    lines: 'Pump\t1\t90',
    vatRate: 'Standard 5 %',
    rate: '3.6725',
    ground: 'Goods or services were returned',
  }),
  taxNumber: 2,
};

const SOURCE: EInvoiceSource = { document: INVOICE, company: COMPANY, customer: CUSTOMER };

const missingIn = async (changes: Partial<EInvoiceSource>): Promise<unknown> => {
  const file = await eInvoiceFile({ ...SOURCE, ...changes });
  return 'missing' in file ? file.missing : file;
};

describe('the e-invoice of an invoice', () => {
  it('is filled from the invoice, the company and the customer', async () => {
    const filled = await eInvoiceOf(SOURCE);
    expect(filled).toMatchObject({
      type: 'invoice',
      number: '41',
      note: 'INV-2027-7',
      currency: 'USD',
      rate: 3.6725,
      seller: {
        street: 'Warehouse 4, Al Quoz 3',
        emirate: 'DXB',
        country: 'AE',
        licence: 'CN-1234567',
      },
      buyer: { name: 'Palm Villas', city: 'Al Ain', emirate: 'AUH', country: 'AE' },
      category: 'S',
      percent: 5,
      account: 'AE07 0331 2345 6789 0123 456',
      flag: null,
    });
    expect(filled.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
      [20, 12.5],
      [1, 90],
      [-1, 50],
    ]);
  });

  it('has the amounts of its sheet: what the lines differ by is a line, too', async () => {
    const { lines } = await eInvoiceOf({ ...SOURCE, document: { ...INVOICE, amount: 300 } });
    expect(lines.at(-1)).toMatchObject({
      description: 'Discount',
      quantity: -1,
      net: -429n,
      vat: -21n,
    });
  });

  it('is a file whose identifier is the same whenever it is made, and another for each document', async () => {
    const [first, again, other] = await Promise.all([
      eInvoiceFile(SOURCE),
      eInvoiceFile({ ...SOURCE, document: { ...INVOICE, status: 'Paid' } }),
      eInvoiceFile({ ...SOURCE, document: { ...INVOICE, id: '-Oabd' } }),
    ]);
    expect(first).toMatchObject({ name: 'e-invoice-INV-2027-7.xml' });
    expect(again).toEqual(first);
    expect(uuidIn(first)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect(uuidIn(other)).not.toBe(uuidIn(first));
  });

  it.each<[Invoice['supply'], string]>([
    ['Continuous supply', 'continuousSupply'],
    ['Export', 'exports'],
    ['Deemed supply', 'deemedSupply'],
  ])('says that it is about this kind of supply: %s', async (supply, flag) => {
    expect(await eInvoiceOf({ ...SOURCE, document: { ...INVOICE, supply } })).toMatchObject({
      flag,
    });
  });

  it('says what is missing and where it is filled in, each once', async () => {
    expect(
      await missingIn({
        document: {
          ...INVOICE,
          vatRate: 'Not stated',
          rate: '',
          supply: 'Summary of several supplies',
        },
        company: { ...COMPANY, authority: '', emirate: 'Not stated' },
        customer: { ...CUSTOMER, address: '' },
      }),
    ).toEqual([
      { text: 'Enter the exchange rate: AED per USD.', where: 'record' },
      { text: 'Enter the first day of the period that the invoice covers.', where: 'record' },
      {
        text: 'Enter the last day of the period that the invoice covers; it is not before the first.',
        where: 'record',
      },
      { text: 'Say who has issued your company’s trade licence.', where: 'company' },
      { text: 'Your company’s emirate is missing.', where: 'company' },
      { text: 'The customer’s street is missing.', where: 'party' },
      { text: 'Choose how VAT applies.', where: 'record' },
    ]);
  });

  it('states the customer as the invoice has kept them', async () => {
    const kept = {
      buyerName: 'Palm Villas',
      buyerAddress: 'Old Road 1',
      buyerTrn: '100000000000003',
      buyerLicence: '',
    };
    const file = await eInvoiceFile({ ...SOURCE, document: { ...INVOICE, ...kept } });
    expect(file).toHaveProperty('xml', expect.stringMatching(/Old Road 1[^]*100000000000003/));
    expect(file).not.toHaveProperty('xml', expect.stringContaining('Crescent Road 7'));
  });

  it('needs a record of the customer', async () => {
    expect(await missingIn({ customer: null })).toEqual([
      { text: 'A record of the customer, with address and TRN', where: 'party' },
    ]);
  });

  it('is not needed for a consumer, but for a company without a TRN', async () => {
    const consumer = { ...CUSTOMER, trn: '' };
    expect(await eInvoiceFile({ ...SOURCE, customer: consumer })).toEqual({
      reason: expect.stringContaining('Article 59'),
    });
    const licensed = { ...consumer, licence: 'CN-77', authority: 'Sharjah Economic Development' };
    expect(await eInvoiceFile({ ...SOURCE, customer: licensed })).toHaveProperty('xml');
  });

  it('is not made of what is no tax invoice', async () => {
    expect(
      await eInvoiceFile({ ...SOURCE, document: { ...INVOICE, vatRate: 'Exempt' } }),
    ).toHaveProperty('reason');
  });
});

describe('the e-invoice of a credit note', () => {
  it('refers to the tax invoice that it takes back, and says why', async () => {
    const source = { ...SOURCE, document: CREDIT_NOTE, credited: INVOICE };
    expect(await eInvoiceOf(source)).toMatchObject({
      type: 'creditNote',
      number: '2',
      credits: { reason: 'DL8.61.1.D', number: '41', date: '2027-07-10' },
    });
    expect(await eInvoiceFile(source)).toHaveProperty('xml');
  });

  it('needs its legal ground', async () => {
    expect(await missingIn({ document: { ...CREDIT_NOTE, ground: 'Not stated' } })).toEqual([
      { text: 'Say why the credit note is issued.', where: 'record' },
    ]);
  });
});

const uuidIn = (file: object): string =>
  /<cbc:UUID>(.*)<\/cbc:UUID>/.exec(JSON.stringify(file))?.[1] ?? '';
