import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { creditNote } from '../../../src/features/creditNotes/creditNote.entity.ts';
import { company } from '../../../src/features/documents/company.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { payment } from '../../../src/features/payments/payment.entity.ts';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { accountantFile } from '../../../src/features/vat/accountantFile.ts';
import { vatReturn } from '../../../src/features/vat/vatReturn.ts';
import { parseRecord, type Entity, type Fields } from '../../../src/records/model/entity.ts';
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

/** The texts of the files of an archive that is not compressed, by name, as its directory has them. */
async function filesIn(archive: Blob): Promise<Readonly<Record<string, string>>> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    const start = bytes.readUInt32LE(at + 42) + 30 + length;
    expect(bytes.readUInt32LE(start - 30 - length)).toBe(0x04034b50);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 24));
    expect(crc32(content)).toBe(bytes.readUInt32LE(at + 16));
    files[name] = content.toString('utf8').replace('\uFEFF', '');
    at += 46 + length;
  }
  return files;
}

/** The cells of a sheet, by heading, of what is not blank. */
const cellsOf = (text = ''): readonly Readonly<Record<string, string>>[] => {
  const [headings = [], ...lines] = text
    .trim()
    .split('\r\n')
    .map((line) => line.match(/"[^"]*"|[^,]+|(?<=,|^)(?=,|$)/g) ?? []);
  return lines.map((line) =>
    Object.fromEntries(
      headings.flatMap((heading, index) =>
        line[index] ? [[heading, line[index].replaceAll('"', '')]] : [],
      ),
    ),
  );
};

/** The sum of a column, in fils. */
const centsIn = (lines: ReturnType<typeof cellsOf>, column: string): bigint =>
  lines.reduce((all, row) => all + BigInt((row[column] ?? '').replace('.', '')), 0n);

const made = async (program: 'Zoho Books' | 'Xero') =>
  filesIn(await accountantFile(DECLARED, SOURCES, program));

describe('the file for the accountant', () => {
  it('has the columns of Xero, its dates and signs, and adds up to the return', async () => {
    const files = await made('Xero');
    expect(Object.keys(files)).toEqual([
      'vat.csv',
      'sales.csv',
      'credit-notes.csv',
      'payments.csv',
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
    const unstated = vatReturn({ ...SOURCES, office: 'Not stated' }, DECLARED);
    const others = await filesIn(await accountantFile(unstated, SOURCES, 'Zoho Books'));
    expect(cellsOf(others['sales.csv'])[0]).not.toHaveProperty('Place of Supply');
    const files = await made('Zoho Books');
    expect(cellsOf(files['sales.csv'])[0]).toEqual({
      'Invoice Number': 'INV-2026-1',
      'Invoice Date': '2026-11-01',
      'Due Date': '2099-12-01',
      'Customer Name': "'=Palm",
      'Place of Supply': 'DU',
      'Currency Code': 'AED',
      'Exchange Rate': '1',
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
});
