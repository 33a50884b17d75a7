import type { Customer } from '../sales/customer.entity.ts';
import { INVOICE_COLUMNS, type Invoice } from './invoice.entity.ts';
import { readLines } from '../../model/lines.ts';
import { trnWarning, type Company } from '../documents/company.ts';
import { inDollars } from '../../model/exact.ts';
import { differingTotal, taxationOf } from './invoiceAmounts.ts';
import { isReadable } from '../../model/lineAmounts.ts';
import type { FillIn, Flaw } from '../documents/printedDocument.ts';

/** The number of an invoice in the sequence of tax invoices; blank until it has been issued. */
export const taxNumberOf = ({ taxNumber }: Invoice): string =>
  taxNumber === '' || taxNumber < 1 ? '' : String(taxNumber);

/** Whether an invoice may be called one of tax: its supplier is registered, it is issued, and states VAT of 5 or 0 %. */
export const isTaxInvoice = (invoice: Invoice, company: Company): boolean =>
  isFilled(company.trn) && taxNumberOf(invoice) !== '' && taxationOf(invoice).percent !== null;

/**
 * What an invoice lacks of what a tax invoice has to show (Cabinet Decision 52/2017, Article 59). Null if it charges no
 * VAT, for which there is no tax invoice.
 */
export function missingInInvoice(
  invoice: Invoice,
  company: Company,
  customer: Customer | null,
): readonly Flaw[] | null {
  if (['Exempt', 'Out of scope'].includes(invoice.vatRate)) return null;
  const points: readonly (readonly [isThere: boolean, text: string, where: FillIn])[] = [
    [isFilled(company.name), 'Your company’s name', 'company'],
    [isFilled(company.address), 'Your company’s address', 'company'],
    [isFilled(company.trn), 'Your company’s TRN', 'company'],
    [taxNumberOf(invoice) !== '', 'The tax invoice number, given when it is issued', 'record'],
    [isFilled(invoice.date), 'The date of issue', 'record'],
    [isFilled(invoice.customer), 'The customer’s name', 'record'],
    [isFilled(customer?.address), 'The customer’s address', 'party'],
    [isFilled(customer?.trn), 'The customer’s TRN, if they are registered for VAT', 'party'],
    [hasPricedLines(invoice), 'Lines with description, quantity and unit price', 'record'],
    [taxationOf(invoice).percent !== null, 'The rate of VAT', 'record'],
    [taxationOf(invoice).rate !== null, 'The exchange rate, for VAT in dirhams', 'record'],
  ];
  return points.flatMap(([isThere, text, where]) => (isThere ? [] : [{ text, where }]));
}

/** What looks wrong in an invoice. */
export function flawsOfInvoice(
  invoice: Invoice,
  company: Company,
  customer: Customer | null,
): readonly Flaw[] {
  const total = differingTotal(invoice);
  const texts: readonly (readonly [text: string | null, where: FillIn])[] = [
    [
      total === null
        ? null
        : `The lines come to ${inDollars(total)}${withVat(invoice)}, which is not the invoice’s amount.`,
      'record',
    ],
    [hasReadableLines(invoice) ? null : UNREADABLE, 'record'],
    [
      isFilled(invoice.rate) && taxationOf(invoice).rate === null
        ? 'The exchange rate is not a number.'
        : null,
      'record',
    ],
    [of('Your company’s TRN', trnWarning(company.trn)), 'company'],
    [of('The customer’s TRN', trnWarning(customer?.trn ?? '')), 'party'],
  ];
  return texts.flatMap(([text, where]) => (text === null ? [] : [{ text, where }]));
}

const UNREADABLE =
  'A quantity or price in the lines is not a number, so that its line costs nothing.';

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';

const of = (what: string, warning: string | null): string | null =>
  warning && `${what}: ${warning}`;

const withVat = (invoice: Invoice): string =>
  (taxationOf(invoice).percent ?? 0) > 0 ? ' with VAT' : '';

function hasPricedLines({ lines }: Invoice): boolean {
  const all = readLines(INVOICE_COLUMNS, lines);
  return (
    all.length > 0 && all.every((line) => INVOICE_COLUMNS.every(({ name }) => isFilled(line[name])))
  );
}

const hasReadableLines = ({ lines }: Invoice): boolean =>
  readLines(INVOICE_COLUMNS, lines).every((line) =>
    INVOICE_COLUMNS.every((column) => isReadable(column, line[column.name] ?? '')),
  );
