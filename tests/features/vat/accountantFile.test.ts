import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BRAND } from '../../../src/company/brand.ts';
import { creditNote } from '../../../src/features/creditNotes/creditNote.entity.ts';
import { company } from '../../../src/features/documents/company.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { payment } from '../../../src/features/payments/payment.entity.ts';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import {
  accountantFile,
  type AccountantSources,
  type Exported,
} from '../../../src/features/vat/accountantFile.ts';
import { guessMapping } from '../../../src/features/imports/guessColumns.ts';
import { examine, readRows } from '../../../src/features/imports/readRows.ts';
import { decodeText } from '../../../src/lib/csv/encoding.ts';
import { parseCsv } from '../../../src/lib/csv/parseCsv.ts';
import { vatReturn } from '../../../src/features/vat/vatReturn.ts';
import { parseRecord, type Entity, type Fields } from '../../../src/records/model/entity.ts';
import { cellsOf, centsIn, filesIn } from '../../support/archive.ts';
import { CREDIT_NOTE, INVOICE, PAYMENT, TAXED } from '../../support/settlements.ts';

const rows = <F extends Fields>(entity: Entity<F>, all: Readonly<Record<string, object>>) =>
  Object.entries(all).map(([id, values]) => parseRecord(entity, id, values));

const SOURCES = {
  invoices: rows(invoice, {
    a: {
      ...INVOICE,
      ...TAXED,
      customer: '=Palm',
      lines: 'Live rock\t3\t100.01\nPump\t\t652.65',
      supplyDate: '2026-10-30',
      taxNumber: 7,
    },
    b: { ...INVOICE, idNum: 'INV-2026-2', vatRate: 'Zero-rated', rate: '', taxNumber: 8 },
    c: { ...INVOICE, idNum: 'INV-2026-3', vatRate: 'Zero-rated', rate: '3.6725', taxNumber: 9 },
    // Its VAT is another one once it is made from the rounded net amount.
    d: {
      ...INVOICE,
      ...TAXED,
      idNum: 'INV-2026-4',
      customer: 'Villa',
      amount: 10.09,
      taxNumber: 10,
    },
  }),
  creditNotes: rows(creditNote, {
    n: { ...CREDIT_NOTE, ...TAXED, taxNumber: 3, ground: 'Goods or services were returned' },
  }),
  customers: rows(customer, {
    p: {
      name: 'Palm House',
      trn: '199999999900003',
      phone: '+971 4 555 0100',
      address: 'Road 7',
      city: 'Dubai',
      emirate: 'Dubai',
    },
  }),
  payments: rows(payment, {
    1: PAYMENT,
    2: { ...PAYMENT, amount: 10, date: '2026-11-06' },
    '2-reversal': { ...PAYMENT, amount: -10, date: '2026-11-07', reverses: '2' },
    3: { ...PAYMENT, invoice: 'b', invoiceNumber: 'INV-2026-2' },
    4: { ...PAYMENT, date: '2027-01-01' },
  }),
  office: 'Dubai',
  company: company.parse({
    name: 'Reef Studio LLC',
    address: 'Warehouse 4',
    trn: '100345678900003',
    licence: 'CN-1234567',
    authority: 'Dubai Economy and Tourism',
    city: 'Dubai',
    emirate: 'Dubai',
  }),
};
const DECLARED = vatReturn(SOURCES, { from: '2026-10-01', to: '2026-12-31' });

const made = async (
  folder: 'zoho-books' | 'xero',
  exported: Exported | null = null,
  sources: AccountantSources = SOURCES,
) => {
  const { file } = await accountantFile(vatReturn(sources, DECLARED), sources, exported);
  const files = await filesIn(file);
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name.replace(`${folder}/`, ''), text]),
  );
};

describe('the file for the accountant', () => {
  it('has the columns of Xero, its dates and signs, and adds up to the return', async () => {
    const files = await made('xero');
    expect(Object.keys(files).filter((name) => !name.startsWith('zoho'))).toEqual([
      'vat.csv',
      'sales.csv',
      'credit-notes.csv',
      'payments.csv',
      'customers.csv',
      'e-invoices/e-invoice-CN-2026-1.xml',
      'e-invoices/e-invoice-INV-2026-3.xml',
    ]);
    const sales = cellsOf(files['sales.csv']);
    const notes = cellsOf(files['credit-notes.csv']);
    expect(sales[0]).toEqual({
      '*ContactName': "'=Palm",
      '*InvoiceNumber': 'INV-2026-1',
      Reference: 'Tax no. 7, VAT of 2026-10-30',
      '*InvoiceDate': '01/11/2026',
      '*DueDate': '01/12/2099',
      '*Description': '3 × Live rock',
      '*Quantity': '1',
      '*UnitAmount': '1101.86',
      '*AccountCode': '200',
      '*TaxType': 'Standard 5 %',
      TaxAmount: '55.09',
      Currency: 'AED',
    });
    expect(notes[0]).toMatchObject({ Reference: 'INV-2026-1, Tax no. 3' });
    expect(notes[0]?.['*UnitAmount']).toMatch(/^-/);
    const total = (column: string) => centsIn([...sales, ...notes], column);
    expect([total('*UnitAmount'), total('TaxAmount')]).toEqual([DECLARED.net, DECLARED.vat]);
    expect(cellsOf(files['payments.csv'])).toEqual([
      {
        '*Date': '05/11/2026',
        '*Amount': '1469.00',
        Payee: 'Palm House',
        Description: 'INV-2026-1, Cheque',
        Reference: 'CHQ 77',
      },
      // Of an invoice without a rate; what was taken back is none.
      {
        '*Date': '05/11/2026',
        Payee: 'Palm House',
        Description: 'INV-2026-2, Cheque, $400.00 without a rate',
        Reference: 'CHQ 77',
      },
    ]);
    expect(files['vat.csv']).toContain(',05 Nov 2026,Palm House,');
    expect(files['vat.csv']).toContain('1 document without a rate to dirhams');
    expect(files['e-invoices/e-invoice-CN-2026-1.xml']).toContain('<CreditNote');
  });

  it('has the columns of Zoho Books, the emirate by its code if there is one', async () => {
    const others = await made('zoho-books', null, { ...SOURCES, office: 'Not stated' });
    expect(cellsOf(others['sales.csv'])[0]).not.toHaveProperty('Place of Supply');
    const files = await made('zoho-books');
    expect(cellsOf(files['sales.csv'])[0]).toEqual({
      'Invoice Number': 'INV-2026-1',
      'Invoice Date': '2026-11-01',
      'Due Date': '2099-12-01',
      'Customer Name': "'=Palm",
      'Place of Supply': 'DU',
      'Currency Code': 'AED',
      'Exchange Rate': '1',
      Account: 'Sales',
      'Item Desc': '3 × Live rock',
      Quantity: '1',
      'Item Price': '1156.95',
      'Is Inclusive Tax': 'true',
      'Item Tax': 'Standard Rate',
      'Item Tax %': '5',
      Notes: 'Tax no. 7, VAT of 2026-10-30',
    });
    // As the program makes it of a price and its tax.
    const vatIn = (name: string) =>
      cellsOf(files[name]).reduce((all, row) => {
        const [price, rate] = [Number(row['Item Price']) * 100, Number(row['Item Tax %']) / 100];
        const isWhole = row['Is Inclusive Tax'] === 'true';
        return all + (isWhole ? price - Math.round(price / (1 + rate)) : Math.round(price * rate));
      }, 0);
    expect((vatIn('sales.csv') - vatIn('credit-notes.csv')).toFixed(3)).toBe(
      Number(DECLARED.vat).toFixed(3),
    );
    expect(cellsOf(files['credit-notes.csv'])[0]).toMatchObject({
      'Credit Note Number': 'CN-2026-1',
      'Associated Invoice Number': 'INV-2026-1',
      Reason: 'The pump came back',
      'Item Price': '192.81',
    });
    expect(cellsOf(files['payments.csv'])[0]).toMatchObject({
      Date: '2026-11-05',
      Amount: '1469.00',
      'Invoice Number': 'INV-2026-1',
      'Amount Applied to Invoice': '1469.00',
    });
  });

  it('names each customer once, and the account that the company has chosen', async () => {
    const sources = { ...SOURCES, company: { ...SOURCES.company, accountCode: '4010' } };
    const zoho = await made('zoho-books', null, sources);
    const xero = await made('xero', null, sources);
    expect(cellsOf(zoho['sales.csv'])[0]).toMatchObject({ Account: '4010' });
    expect(cellsOf(xero['sales.csv'])[0]).toMatchObject({ '*AccountCode': '4010' });
    expect(cellsOf(xero['customers.csv'])).toEqual([
      { '*ContactName': "'=Palm" },
      { '*ContactName': 'Villa' },
      {
        '*ContactName': 'Palm House',
        POAddressLine1: 'Road 7',
        POCity: 'Dubai',
        PORegion: 'Dubai',
        PhoneNumber: '+971 4 555 0100',
        TaxNumber: '199999999900003',
      },
    ]);
    expect(cellsOf(zoho['customers.csv'])[2]).toMatchObject({
      'Display Name': 'Palm House',
      'Tax Treatment': 'VAT Registered',
      'Tax Registration Number': '199999999900003',
    });
  });

  it('has once more what is new since it was exported, and a payment that was taken back since', async () => {
    const all = { ids: new Set(['a', 'c', 'd', 'n', '1', '2', '3']), on: '2026-11-30' };
    const files = await made('xero', all);
    expect(cellsOf(files['new-since-2026-11-30/sales.csv'])).toEqual([]);
    expect(cellsOf(files['new-since-2026-11-30/payments.csv'])).toMatchObject([
      { '*Date': '07/11/2026', '*Amount': '-36.73' },
    ]);
    const some = { ...all, ids: new Set(['a', 'd', 'n', '1', '2', '2-reversal', '3']) };
    const others = await made('xero', some);
    expect(cellsOf(others['new-since-2026-11-30/sales.csv'])).toMatchObject([
      { '*InvoiceNumber': 'INV-2026-3' },
    ]);
    expect(cellsOf(others['sales.csv'])).toHaveLength(5);
    const everything = { ...all, ids: new Set([...all.ids, '2-reversal']) };
    expect(Object.keys(await made('xero', everything)).join()).not.toContain('new-since');
    const { ids, unrated } = await accountantFile(DECLARED, SOURCES);
    expect(new Set(ids)).toEqual(everything.ids);
    expect(unrated).toBe(1);
  });

  it.each([
    ['zoho-books/sales.csv', invoice],
    ['xero/sales.csv', invoice],
    ['zoho-books/customers.csv', customer],
    ['xero/customers.csv', customer],
  ] as const)(
    'is read by the import of a company in dirhams without a question: %s',
    async (name, entity) => {
      vi.spyOn(BRAND, 'currency', 'get').mockReturnValue('AED');
      onTestFinished(() => void vi.restoreAllMocks());
      const dated = SOURCES.invoices.map((one) => ({
        ...one,
        date: '2026-11-16',
        due: '2026-12-16',
      }));
      const sources = { ...SOURCES, invoices: dated };
      const { file } = await accountantFile(vatReturn(sources, DECLARED), sources);
      const [head, ...sheetRows] = parseCsv(
        decodeText(new TextEncoder().encode((await filesIn(file))[name])).text,
        100,
      );
      const headings = head?.cells ?? [];
      const sheet = { headings, rows: sheetRows, mapping: guessMapping(entity, headings) };
      const { styles, questions, unknown } = examine(entity, sheet);
      expect({ questions, unknown }).toEqual({ questions: [], unknown: [] });
      const read = readRows(entity, sheet, { styles });
      expect(read.flatMap(({ problems }) => problems)).toEqual([]);
    },
  );
});
