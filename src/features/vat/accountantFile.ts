import { protectedText, writeCsv } from '../../lib/csv/writeCsv.ts';
import { today } from '../../lib/dates.ts';
import { cents, converted } from '../../lib/exact.ts';
import { money } from '../../lib/money.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { isWithin } from '../../lib/period.ts';
import { zip, type ZipEntry } from '../../lib/zip.ts';
import { parseRecord } from '../../records/model/entity.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import type { Company } from '../documents/company.ts';
import { documentAmounts, taxationOf, vatPercent } from '../documents/documentAmounts.ts';
import { EMIRATES } from '../documents/emirates.ts';
import { rowsOf } from '../documents/printedDocument.ts';
import { decimal } from '../eInvoice/eInvoice.ts';
import { eInvoiceFile } from '../eInvoice/eInvoiceFile.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { customer as customerEntity } from '../sales/customer.entity.ts';
import { vatDocument } from './vatDocument.ts';
import { isNote, type VatDocument, type VatReturn, type VatSources } from './vatReturn.ts';

/**
 * The columns that each program reads sales, credit notes, payments and customers from, by the folder of its files. Of Zoho Books those
 * of its sample files that are known here (it lets one match the others); of Xero the whole templates of invoices, by which it also reads
 * credit notes, below zero, and of bank statements, since it imports no payments, and of contacts those that are filled. Zoho Books:
 * zoho.com/ae/books/kb/invoices/imp-inv.html; Xero: central.xero.com, “Import invoices using a CSV file”, “Import a CSV bank statement”
 * and “Import contacts”.
 */
const XERO_SALES =
  '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme';
const ZOHO_LINE =
  'Customer Name,Place of Supply,Currency Code,Exchange Rate,Account,Item Desc,Quantity,Item Price,Is Inclusive Tax,Item Tax,Item Tax %,Notes';
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'zoho-books': {
    sales: `Invoice Number,Invoice Date,Due Date,${ZOHO_LINE}`,
    'credit-notes': `Credit Note Number,Credit Note Date,Associated Invoice Number,Reason,${ZOHO_LINE}`,
    payments:
      'Customer Name,Date,Mode,Exchange Rate,Amount,Description,Reference Number,Invoice Number,Amount Applied to Invoice',
    customers:
      'Display Name,EmailID,Phone,Billing Address,Billing City,Billing State,Billing Country,Tax Treatment,Tax Registration Number',
  },
  xero: {
    sales: XERO_SALES,
    'credit-notes': XERO_SALES,
    payments: '*Date,*Amount,Payee,Description,Reference,Check Number',
    customers:
      '*ContactName,EmailAddress,POAddressLine1,POCity,PORegion,POCountry,PhoneNumber,TaxNumber',
  },
};

type Values = Readonly<Record<string, string>>;

/** The taxes of Zoho Books in the Emirates (zoho.com/ae/books/help/vat-uae/vat-in-transactions.html). */
const ZOHO_TAXES: Readonly<Record<string, string>> = {
  'Zero-rated': 'Zero Rate',
  Exempt: 'Exempt',
  'Out of scope': 'Out of Scope',
};

export type AccountantSources = VatSources & {
  readonly payments: readonly Payment[];
  readonly company: Company;
};

/** What was exported before of the same days: the ids of documents and payments, and the day of the last time. */
export type Exported = { readonly ids: ReadonlySet<string>; readonly on: string };

/**
 * What an accountant asks for of a period, in one file: the return; its sales, credit notes, payments and customers for either program,
 * once more without what was exported before; and the e-invoices that lack nothing. In dirhams, so that the sheets add up to the
 * figures of the return. `ids`: of all documents and payments in it; `unrated`: how many payments have no amount in it.
 */
export async function accountantFile(
  declared: VatReturn,
  sources: AccountantSources,
  exported: Exported | null = null,
): Promise<{ readonly file: Blob; readonly ids: readonly string[]; readonly unrated: number }> {
  const documents = declared.figures.flatMap((figure) => figure.documents);
  const payments = sources.payments.filter(({ date }) => isWithin(declared, date));
  const files: ZipEntry[] = [
    { name: 'vat.csv', text: writeCsv(rowsOf(vatDocument(declared, sources.company))) },
    ...sheetsOf(documents, payments, sources),
  ];
  if (exported !== null) {
    const isNew = ({ id }: { readonly id: string }) => !exported.ids.has(id);
    const [newDocuments, newPayments] = [
      documents.filter(({ record }) => isNew(record)),
      payments.filter(isNew),
    ];
    if (newDocuments.length + newPayments.length > 0)
      for (const { name, text } of sheetsOf(newDocuments, newPayments, sources))
        files.push({ name: `new-since-${exported.on}/${name}`, text });
  }
  const keptFor = keptRecords(sources.customers);
  const invoiceOf = new Map(sources.invoices.map((one) => [one.id, one]));
  for (const { record } of documents) {
    const file = await eInvoiceFile({
      document: record,
      credited: isNote(record) ? invoiceOf.get(record.invoice) : undefined,
      company: sources.company,
      customer: keptFor(record.customer) ?? null,
    });
    if ('xml' in file) files.push({ name: `e-invoices/${file.name}`, text: file.xml });
  }
  const ids = [...documents.map(({ record }) => record.id), ...payments.map(({ id }) => id)];
  const unrated = paymentRows(payments, sources).filter((row) => row['Amount'] === '').length;
  return { file: await zip(files, today()), ids, unrated };
}

/** The sheets of these documents and payments for each program, and of the customers whom they name. */
function sheetsOf(
  documents: readonly VatDocument[],
  payments: readonly Payment[],
  sources: AccountantSources,
): readonly ZipEntry[] {
  const rows: Readonly<Record<string, readonly Values[]>> = {
    sales: documents.filter(({ record }) => !isNote(record)).flatMap(toLines(sources)),
    'credit-notes': documents.filter(({ record }) => isNote(record)).flatMap(toLines(sources)),
    payments: paymentRows(payments, sources),
    customers: customerRows(
      [...documents.map(({ record }) => record), ...payments].map(({ customer }) => customer),
      sources,
    ),
  };
  return Object.entries(COLUMNS).flatMap(([folder, sheets]) =>
    Object.entries(sheets).map(([name, headings]) => {
      const columns = headings.split(',');
      const cells = rows[name]?.map((row) => columns.map((column) => row[column] ?? '')) ?? [];
      return { name: `${folder}/${name}.csv`, text: writeCsv([columns, ...cells]) };
    }),
  );
}

/** A document as the rows of its lines, with what either program calls each value. */
const toLines =
  ({ company: { accountCode } }: AccountantSources) =>
  ({ record, day, emirate }: VatDocument): readonly Values[] => {
    const number = protectedText(record.idNum);
    const date = record.date || record.creationDate;
    const due = (!isNote(record) && record.due) || date;
    const [of, reason] = isNote(record)
      ? [protectedText(record.invoiceNumber), protectedText(record.reason)]
      : ['', ''];
    const sign = isNote(record) ? -1n : 1n;
    const percent = vatPercent(record) ?? 0;
    const notes = `Tax no. ${record.taxNumber}${day === date ? '' : `, VAT of ${day}`}`;
    return documentAmounts(record).lines.map(({ description, quantity, aed }) => {
      const what = typeof description === 'string' ? description : description.en;
      const text = protectedText(['', '1'].includes(quantity) ? what : `${quantity} × ${what}`);
      const { net, vat } = aed ?? { net: 0n, vat: 0n };
      const isPlaced = percent > 0 && Object.hasOwn(EMIRATES, emirate);
      return toRow([
        [number, 'Invoice Number', 'Credit Note Number', '*InvoiceNumber'],
        [protectedText(record.customer.trim()), 'Customer Name', '*ContactName'],
        [date, 'Invoice Date', 'Credit Note Date'],
        [due, 'Due Date'],
        [slashed(date), '*InvoiceDate'],
        [slashed(due), '*DueDate'],
        [of, 'Associated Invoice Number'],
        [reason, 'Reason'],
        [[of, notes].filter(Boolean).join(', '), 'Reference'],
        [notes, 'Notes'],
        // By the first two letters of the emirate (zoho.com/books/api/v3/credit-notes).
        [isPlaced ? emirate.slice(0, 2).toUpperCase() : '', 'Place of Supply'],
        ['AED', 'Currency Code', 'Currency'],
        ['1', 'Quantity', '*Quantity', 'Exchange Rate'],
        [text, 'Item Desc', '*Description'],
        // With its VAT, which then stays that of the document to the fils: what is added to a net amount may be rounded to another.
        [decimal(net + vat, 2), 'Item Price'],
        ['true', 'Is Inclusive Tax'],
        [decimal(sign * net, 2), '*UnitAmount'],
        [decimal(sign * vat, 2), 'TaxAmount'],
        [ZOHO_TAXES[record.vatRate] ?? 'Standard Rate', 'Item Tax'],
        [String(percent), 'Item Tax %'],
        // Those of sales in the charts that the programs start with.
        [protectedText(accountCode) || 'Sales', 'Account'],
        [protectedText(accountCode) || '200', '*AccountCode'],
        [record.vatRate, '*TaxType'],
      ]);
    });
  };

/** Payments at the rate of their invoice; without an amount where that has none. One that is among them with its reversal is none. */
function paymentRows(payments: readonly Payment[], { invoices }: AccountantSources) {
  const invoiceOf = new Map(invoices.map((one) => [one.id, one]));
  const ids = new Set(payments.map(({ id }) => id));
  const takenBack = new Set(payments.map(({ reverses }) => reverses).filter((id) => ids.has(id)));
  return payments
    .filter(({ id, reverses }) => !takenBack.has(id) && !takenBack.has(reverses))
    .map(({ customer, date, amount, method, reference, invoice, invoiceNumber }): Values => {
      const paid = invoiceOf.get(invoice);
      const { rate = null } = paid ? taxationOf(paid) : {};
      const unrated = rate === null ? `, ${money(amount)} without a rate` : '';
      const dirhams = rate === null ? '' : decimal(converted(cents(amount), rate), 2);
      return toRow([
        [protectedText(customer.trim()), 'Customer Name', 'Payee'],
        [dirhams, 'Amount', 'Amount Applied to Invoice', '*Amount'],
        [protectedText(reference), 'Reference Number', 'Reference'],
        [date, 'Date'],
        [slashed(date), '*Date'],
        [method, 'Mode'],
        ['1', 'Exchange Rate'],
        [protectedText(invoiceNumber), 'Invoice Number'],
        [protectedText(`${invoiceNumber}, ${method}${unrated}`), 'Description'],
      ]);
    });
}

/** Each customer once, by the record that is kept for the name, or else the name alone. */
function customerRows(names: readonly string[], { customers }: AccountantSources) {
  const keptFor = keptRecords(customers);
  const kept = new Map(
    names.map((name) => {
      const record = keptFor(name) ?? parseRecord(customerEntity, '', { name });
      return [record.id || nameKey(name), record] as const;
    }),
  );
  return [...kept.values()].map(({ name, email, phone, address, city, emirate, country, trn }) =>
    toRow([
      [protectedText(name.trim()), 'Display Name', '*ContactName'],
      [protectedText(email), 'EmailID', 'EmailAddress'],
      [digits(phone), 'Phone', 'PhoneNumber'],
      [protectedText(address.split(/\s*\n\s*/).join(', ')), 'Billing Address', 'POAddressLine1'],
      [protectedText(city), 'Billing City', 'POCity'],
      [Object.hasOwn(EMIRATES, emirate) ? emirate : '', 'Billing State', 'PORegion'],
      [protectedText(country), 'Billing Country', 'POCountry'],
      [trn.trim() === '' ? 'Non VAT Registered' : 'VAT Registered', 'Tax Treatment'],
      [digits(trn), 'Tax Registration Number', 'TaxNumber'],
    ]),
  );
}

/** A number as it is, which calculates nothing; the mark that protects any other text would stay in the program. */
const digits = (text: string): string => (/^\+?[\d ()-]+$/.test(text) ? text : protectedText(text));

/** The values of a row, each under all its names. */
const toRow = (values: readonly (readonly [value: string, ...names: string[]])[]): Values =>
  Object.fromEntries(values.flatMap(([value, ...names]) => names.map((name) => [name, value])));

/** A day as Xero reads it: DD/MM/YYYY. */
const slashed = (day: string): string => day.split('-').toReversed().join('/');
