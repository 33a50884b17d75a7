import { protectedText, writeCsv } from '../../lib/csv/writeCsv.ts';
import { today } from '../../lib/dates.ts';
import { cents, converted } from '../../lib/exact.ts';
import { money } from '../../lib/money.ts';
import type { Period } from '../../lib/period.ts';
import { zip, type ZipEntry } from '../../lib/zip.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import type { Company } from '../documents/company.ts';
import { documentAmounts, taxationOf, vatPercent } from '../documents/documentAmounts.ts';
import { EMIRATES } from '../documents/emirates.ts';
import { rowsOf } from '../documents/printedDocument.ts';
import { decimal } from '../eInvoice/eInvoice.ts';
import { eInvoiceFile } from '../eInvoice/eInvoiceFile.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { vatDocument } from './vatDocument.ts';
import { isNote, type VatDocument, type VatReturn, type VatSources } from './vatReturn.ts';

/**
 * The columns that each program reads sales, credit notes and payments from. Of Zoho Books those of its sample files that are known here
 * (it lets one match the others); of Xero the whole templates of invoices, by which it also reads credit notes, below zero, and of
 * bank statements, since it imports no payments. Zoho Books: zoho.com/ae/books/kb/invoices/imp-inv.html; Xero:
 * central.xero.com, “Import invoices using a CSV file” and “Import a CSV bank statement”.
 */
const XERO_SALES =
  '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme';
const ZOHO_LINE =
  'Customer Name,Place of Supply,Currency Code,Exchange Rate,Item Desc,Quantity,Item Price,Is Inclusive Tax,Item Tax,Item Tax %,Notes';
const COLUMNS: Readonly<Record<Program, Readonly<Record<string, string>>>> = {
  'Zoho Books': {
    sales: `Invoice Number,Invoice Date,Due Date,${ZOHO_LINE}`,
    'credit-notes': `Credit Note Number,Credit Note Date,Associated Invoice Number,Reason,${ZOHO_LINE}`,
    payments:
      'Customer Name,Date,Mode,Exchange Rate,Amount,Description,Reference Number,Invoice Number,Amount Applied to Invoice',
  },
  Xero: {
    sales: XERO_SALES,
    'credit-notes': XERO_SALES,
    payments: '*Date,*Amount,Payee,Description,Reference,Check Number',
  },
};

type Program = 'Zoho Books' | 'Xero';
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

/**
 * What an accountant asks for of a period, in one file: the return; its sales, credit notes and payments for a program; and the
 * e-invoices that lack nothing. In dirhams, so that the sheets add up to the figures of the return.
 */
export async function accountantFile(
  declared: VatReturn,
  sources: AccountantSources,
  program: Program,
): Promise<Blob> {
  const documents = declared.figures.flatMap((figure) => figure.documents);
  const [notes, sales] = [true, false].map((areNotes) =>
    documents.filter(({ record }) => isNote(record) === areNotes).flatMap(toLines),
  );
  const sheets: Readonly<Record<string, readonly Values[] | undefined>> = {
    sales,
    'credit-notes': notes,
    payments: paymentRows(declared, sources),
  };
  const files: ZipEntry[] = [
    { name: 'vat.csv', text: writeCsv(rowsOf(vatDocument(declared, sources.company))) },
    ...Object.entries(COLUMNS[program]).map(([name, headings]) => {
      const columns = headings.split(',');
      const rows = sheets[name]?.map((row) => columns.map((column) => row[column] ?? '')) ?? [];
      return { name: `${name}.csv`, text: writeCsv([columns, ...rows]) };
    }),
  ];
  const keptFor = keptRecords(sources.customers);
  for (const { record } of documents) {
    const file = await eInvoiceFile({
      document: record,
      credited: sources.invoices.find(({ id }) => isNote(record) && id === record.invoice),
      company: sources.company,
      customer: keptFor(record.customer) ?? null,
    });
    if ('xml' in file) files.push({ name: `e-invoices/${file.name}`, text: file.xml });
  }
  return zip(files, today());
}

/** A document as the rows of its lines, with what either program calls each value. */
function toLines({ record, day, emirate }: VatDocument): readonly Values[] {
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
      // That of sales in the chart that Xero starts with.
      ['200', '*AccountCode'],
      [record.vatRate, '*TaxType'],
    ]);
  });
}

/** What was paid in a period, at the rate of its invoice; without an amount where that has none. A payment that was taken back is none. */
function paymentRows({ from, to }: Period, { payments, invoices }: AccountantSources) {
  const all = payments.filter(({ date }) => date >= from && date <= to);
  const ids = new Set(all.map(({ id }) => id));
  const takenBack = new Set(all.map(({ reverses }) => reverses).filter((id) => ids.has(id)));
  return all
    .filter(({ id, reverses }) => !takenBack.has(id) && !takenBack.has(reverses))
    .map(({ customer, date, amount, method, reference, invoice, invoiceNumber }): Values => {
      const paid = invoices.find(({ id }) => id === invoice);
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

/** The values of a row, each under all its names. */
const toRow = (values: readonly (readonly [value: string, ...names: string[]])[]): Values =>
  Object.fromEntries(values.flatMap(([value, ...names]) => names.map((name) => [name, value])));

/** A day as Xero reads it: DD/MM/YYYY. */
const slashed = (day: string): string => day.split('-').toReversed().join('/');
