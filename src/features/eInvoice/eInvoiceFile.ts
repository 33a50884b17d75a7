import { lookUp } from '../../lib/lookUp.ts';
import type { Company } from '../documents/company.ts';
import type { EInvoiceFile, FillIn, Flaw } from '../documents/printedDocument.ts';
import { keptBuyer, type Invoice } from '../finance/invoice.entity.ts';
import { documentAmounts, type PricedLine } from '../documents/documentAmounts.ts';
import type { Customer } from '../sales/customer.entity.ts';
import {
  CREDIT_GROUNDS,
  type CreditNote,
  type CreditReason,
} from '../creditNotes/creditNote.entity.ts';
import { EMIRATES } from '../documents/emirates.ts';
import { companyCurrency } from '../../lib/money.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import {
  type EInvoice,
  type EInvoiceFlag,
  type EInvoiceLine,
  type EInvoiceParty,
  type VatCategory,
} from './eInvoice.ts';
import { eInvoiceXml } from './eInvoiceXml.ts';
import { missingFor, type EInvoiceField } from './missingFor.ts';

/** What an e-invoice is filled from. */
export type EInvoiceSource = {
  readonly document: Invoice | CreditNote;
  readonly credited?: Invoice | undefined;
  readonly company: Company;
  readonly customer: Customer | null;
};

/** Makes the file of an e-invoice from the records, or says what they lack for it. */
export async function eInvoiceFile(given: EInvoiceSource): Promise<EInvoiceFile> {
  const source = asIssued(given);
  const reason = whyNone(source);
  if (reason !== null) return { reason };
  if (source.customer === null) return { missing: [NO_CUSTOMER] };
  const filled = await eInvoiceOf(source);
  const missing = missingFor(filled);
  if (missing.length > 0)
    return { missing: missing.map(({ field, text }) => ({ text, where: toPlace(field) })) };
  return { name: `e-invoice-${source.document.idNum}.xml`, xml: eInvoiceXml(filled) };
}

/** With the customer as the invoice has kept them with its number; what it lacks is filled in later. */
function asIssued(source: EInvoiceSource): EInvoiceSource {
  const { document, credited, customer } = source;
  const invoiced = 'due' in document ? document : credited;
  const kept = invoiced && keptBuyer(invoiced);
  if (customer === null || !kept) return source;
  const { address, trn, licence } = kept;
  const issued = {
    address: address || customer.address,
    trn: trn || customer.trn,
    licence: licence || customer.licence,
  };
  return { ...source, customer: { ...customer, ...issued } };
}

const NO_CUSTOMER: Flaw = {
  text: 'A record of the customer, with address and TRN',
  where: 'party',
};

/** Why no e-invoice belongs to a document; null when one does. */
function whyNone({ document: { vatRate }, customer }: EInvoiceSource): string | null {
  if (vatRate === 'Exempt' || vatRate === 'Out of scope')
    return 'No VAT applies here, so that this is no tax document and has no e-invoice.';
  const isConsumer = customer !== null && isBlank(customer.trn) && isBlank(customer.licence);
  return isConsumer && isInEmirates(customer)
    ? 'This customer has neither a TRN nor a trade licence. What a consumer gets stays on paper (Article 59): no e-invoice is needed.'
    : null;
}

/** A document as an e-invoice. Amounts are those of its sheet, and what has been paid since it was issued is no part of it. */
export async function eInvoiceOf(source: EInvoiceSource): Promise<EInvoice> {
  const { document, credited, company, customer } = source;
  const {
    lines,
    taxation: { percent, rate },
  } = documentAmounts(document);
  const isInvoice = 'due' in document;
  // A credit note is about what its invoice was.
  const { supply, periodStart, periodEnd } = (isInvoice ? document : credited) ?? NO_SUPPLY;
  return {
    type: isInvoice ? 'invoice' : 'creditNote',
    number: String(document.taxNumber),
    uuid: await documentUuid(document.id),
    date: document.date,
    due: isInvoice ? document.due : '',
    supplyDate: isInvoice ? document.supplyDate : '',
    currency: companyCurrency(),
    rate: companyCurrency() === 'AED' ? null : rate,
    seller: toParty(company.name, company),
    buyer: toParty(document.customer, customer),
    category: toCategory(document.vatRate, percent),
    percent: percent ?? 0,
    lines: lines.map(toLine),
    account: ibanIn(company.bank),
    note: document.idNum,
    ...(!isInvoice && { credits: toCredits(document, credited) }),
    flag: lookUp(FLAGS, supply) ?? null,
    period: { start: periodStart, end: periodEnd },
  };
}

const NO_SUPPLY = { supply: 'Ordinary', periodStart: '', periodEnd: '' } as const;

const toCredits = ({ ground, invoiceNumber }: CreditNote, credited: Invoice | undefined) => ({
  reason: lookUp(CREDIT_CODES, ground) ?? ('' as const),
  number: String(credited?.taxNumber || invoiceNumber),
  date: credited?.date ?? '',
});

const CREDIT_CODES: Readonly<Record<string, CreditReason>> = CREDIT_GROUNDS;

const FLAGS: Readonly<Record<string, EInvoiceFlag>> = {
  'Continuous supply': 'continuousSupply',
  'Summary of several supplies': 'summary',
  Export: 'exports',
  'E-commerce': 'eCommerce',
  'Deemed supply': 'deemedSupply',
} satisfies Partial<Record<Invoice['supply'], EInvoiceFlag>>;

/**
 * What is known of a party, blank where none is kept. The street is the address in one line. Abroad, where forms ask for no state or
 * region, the city stands for it.
 */
function toParty(name: string, kept: Company | Customer | null): EInvoiceParty {
  const {
    address = '',
    city = '',
    emirate = '',
    trn = '',
    licence = '',
    authority = '',
  } = kept ?? {};
  const country = kept !== null && 'country' in kept ? kept.country : '';
  const isHere = isInEmirates({ country });
  return {
    street: address.trim().replaceAll(/\s*\n\s*/g, ', '),
    city,
    emirate: isHere ? (lookUp(EMIRATE_CODES, emirate) ?? '') : city,
    country: isHere ? 'AE' : country.trim().toUpperCase(),
    name,
    trn,
    licence,
    authority,
  };
}

const EMIRATE_CODES: Readonly<Record<string, string>> = EMIRATES;

const isInEmirates = ({ country = '' }: { readonly country?: string }): boolean =>
  ['', 'AE'].includes(country.trim().toUpperCase());

const isBlank = (text: string): boolean => text.trim() === '';

/** The first IBAN in the bank details; blank if there is none. */
const ibanIn = (bank: string): string =>
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/.exec(bank)?.[0] ?? '';

/** A line as it is printed. A negative price becomes a negative quantity. */
function toLine({ description, quantity, price, net, vat, aed }: PricedLine): EInvoiceLine {
  const isTyped = quantity.trim() !== '' || price.trim() !== '';
  const count = isTyped ? numberIn(quantity, 1) : 1;
  const each = isTyped ? numberIn(price, 0) : Number(net) / 100;
  return {
    description: typeof description === 'string' ? description : description.en,
    quantity: each < 0 ? -count : count,
    price: Math.abs(each),
    net,
    vat,
    aed: aed ?? { net, vat },
  };
}

const numberIn = (typed: string, blank: number): number =>
  isBlank(typed) ? blank : (parseNumber(typed) ?? Number.NaN);

/** None where the invoice does not state it, which is then said to be missing. */
function toCategory(vatRate: Invoice['vatRate'], percent: number | null): VatCategory | '' {
  if (vatRate === 'Zero-rated') return 'Z';
  return percent === null ? '' : 'S';
}

/**
 * The identifier of a document, made from the key of its record, which no other has: so that it is the same in each file of it,
 * whoever makes it and when, without being stored. A UUID of version 8.
 */
async function documentUuid(id: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function toPlace(field: EInvoiceField): FillIn {
  if (field.startsWith('seller.')) return 'company';
  return field.startsWith('buyer.') && field !== 'buyer.name' ? 'party' : 'record';
}
