import {
  type EInvoice,
  eInvoiceAmounts,
  type EInvoiceLine,
  type EInvoiceParty,
  trnDigits,
} from './eInvoice.ts';
import { standardVatOn, VAT_PERCENT } from '../documents/pricing.ts';
import { invoice as stored } from '../finance/invoice.entity.ts';
import { addDays } from '../../lib/calendar.ts';
import { isCalculable, millionths } from '../../lib/exact.ts';

/** Where something is missing or wrong. */
export type EInvoiceField =
  | Exclude<keyof EInvoice, 'seller' | 'buyer' | 'credits' | 'period'>
  | `${'seller' | 'buyer'}.${keyof EInvoiceParty}`
  | `credits.${keyof NonNullable<EInvoice['credits']>}`
  | `period.${keyof EInvoice['period']}`
  | `lines.${number}.${keyof EInvoiceLine}`;

/** Something that is missing in an e-invoice, or wrong, as a sentence. */
export type Missing = { readonly field: EInvoiceField; readonly text: string };

type Check = readonly [isRight: boolean, field: EInvoiceField, text: string];

/** What an e-invoice lacks, in the order of the document. Its file is complete when there is nothing. */
export function missingFor(invoice: EInvoice): readonly Missing[] {
  const checks: readonly Check[] = [
    ...documentChecks(invoice),
    ...creditChecks(invoice),
    ...periodChecks(invoice),
    ...sellerChecks(invoice),
    ...buyerChecks(invoice),
    ...vatChecks(invoice),
    [invoice.lines.length > 0, 'lines', 'Enter at least one line.'],
    ...invoice.lines.flatMap((line, index) => lineChecks(line, index, invoice)),
    ...totalChecks(invoice),
  ];
  return checks.flatMap(([isRight, field, text]) => (isRight ? [] : [{ field, text }]));
}

function documentChecks({ number, date, supplyDate, currency, rate }: EInvoice): readonly Check[] {
  return [
    [isFilled(number), 'number', 'Give the document its number.'],
    [isDay(date), 'date', 'Enter the date of issue.'],
    [supplyDate === '' || isDay(supplyDate), 'supplyDate', 'The date of supply is not a date.'],
    [
      currency === 'AED' || (rate !== null && rate > 0 && isCalculable(rate)),
      'rate',
      `Enter the exchange rate: AED per ${currency}.`,
    ],
  ];
}

/** A credit note for a discount on volume refers to no invoice, every other one does. */
function creditChecks({ type, credits }: EInvoice): readonly Check[] {
  if (type === 'invoice') return [];
  const { reason = '', number = '', date = '' } = credits ?? {};
  return [
    [isFilled(reason), 'credits.reason', 'Say why the credit note is issued.'],
    [
      reason === 'VD' || isFilled(number),
      'credits.number',
      'Enter the number of the invoice that is credited.',
    ],
    [
      reason === 'VD' || date === '' || isDay(date),
      'credits.date',
      'The date of the credited invoice is not a date.',
    ],
  ];
}

/** A summary covers a period, other invoices may. */
function periodChecks({ flag, period: { start, end } }: EInvoice): readonly Check[] {
  const isWithout = start === '' && end === '' && flag !== 'summary';
  return [
    [
      isWithout || isDay(start),
      'period.start',
      'Enter the first day of the period that the invoice covers.',
    ],
    [
      isWithout || (isDay(end) && end >= start),
      'period.end',
      'Enter the last day of the period that the invoice covers; it is not before the first.',
    ],
  ];
}

function sellerChecks({ seller }: EInvoice): readonly Check[] {
  const who = 'Your company’s';
  return [
    [isFilled(seller.name), 'seller.name', `${who} name is missing.`],
    [
      isTrn(seller.trn),
      'seller.trn',
      `${who} TRN is missing or wrong: it has 15 digits, starts with 1 and ends with 03.`,
    ],
    ...registrationChecks(seller, 'seller', who),
    ...addressChecks(seller, 'seller', who),
  ];
}

/** A buyer in the Emirates is registered for VAT or identified by their licence. */
function buyerChecks(invoice: EInvoice): readonly Check[] {
  const { buyer } = invoice;
  const who = 'The customer’s';
  const isInside = buyer.country === 'AE';
  const hasTrn = trnDigits(buyer.trn) !== '';
  const needsId = !hasTrn && invoice.flag !== 'exports';
  return [
    [isFilled(buyer.name), 'buyer.name', `${who} name is missing.`],
    [
      !hasTrn || !isInside || isTrn(buyer.trn),
      'buyer.trn',
      `${who} TRN is wrong: it has 15 digits, starts with 1 and ends with 03.`,
    ],
    ...(needsId || isFilled(buyer.licence) ? registrationChecks(buyer, 'buyer', who) : []),
    ...addressChecks(buyer, 'buyer', who),
    [
      invoice.flag !== 'exports' || !isInside,
      'buyer.country',
      'An export leaves the Emirates: enter the country it goes to.',
    ],
  ];
}

function registrationChecks(
  party: EInvoiceParty,
  role: 'seller' | 'buyer',
  who: string,
): readonly Check[] {
  const { licence, authority } = party;
  return [
    [isFilled(licence), `${role}.licence`, `${who} trade licence is missing.`],
    [
      isFilled(authority),
      `${role}.authority`,
      `Say who has issued ${lowerCase(who)} trade licence.`,
    ],
  ];
}

function addressChecks(
  party: EInvoiceParty,
  role: 'seller' | 'buyer',
  who: string,
): readonly Check[] {
  const { street, city, emirate, country } = party;
  return [
    [isFilled(street), `${role}.street`, `${who} street is missing.`],
    [isFilled(city), `${role}.city`, `${who} city is missing.`],
    [
      isFilled(emirate),
      `${role}.emirate`,
      country === 'AE' ? `${who} emirate is missing.` : `${who} state or region is missing.`,
    ],
    [
      isCountry(country),
      `${role}.country`,
      `${who} country is missing: enter its two letters, such as AE.`,
    ],
  ];
}

function vatChecks({ category, percent, date }: EInvoice): readonly Check[] {
  return [
    [category !== '', 'category', 'Choose how VAT applies.'],
    [
      category !== 'S' || Object.values<number | null>(VAT_PERCENT).includes(percent),
      'percent',
      `The standard rate of VAT is ${VAT_PERCENT[standardVatOn(date)]} %.`,
    ],
  ];
}

function lineChecks(line: EInvoiceLine, index: number, { currency }: EInvoice): readonly Check[] {
  const { description, quantity, price } = line;
  const where = `Line ${index + 1}`;
  return [
    [isFilled(description), `lines.${index}.description`, `${where}: say what is supplied.`],
    [
      isCalculable(quantity) && millionths(quantity) !== 0n,
      `lines.${index}.quantity`,
      `${where}: enter the quantity.`,
    ],
    [
      isCalculable(price) && price >= 0,
      `lines.${index}.price`,
      `${where}: enter a unit price in ${currency}; for what is deducted, a negative quantity.`,
    ],
  ];
}

const ENTER_DUE = `Enter the ${stored.fields.due.label.toLowerCase()}.`;

/** What is owed is never negative: a credit note takes back. */
function totalChecks(invoice: EInvoice): readonly Check[] {
  const { type, flag, due } = invoice;
  const { payable } = eInvoiceAmounts(invoice);
  const isDue = type === 'invoice' && payable > 0n && flag !== 'deemedSupply';
  return [
    [payable >= 0n, 'lines', 'The total is negative: write a credit note instead.'],
    [isDue ? isDay(due) : due === '' || isDay(due), 'due', ENTER_DUE],
  ];
}

const isFilled = (text: string): boolean => text.trim() !== '';

const isTrn = (trn: string): boolean => /^1\d{12}03$/.test(trnDigits(trn));

const isDay = (text: string): boolean => text !== '' && addDays(text, 0) === text;

/** Whether it is a country's code as it stands: `UK` is only another spelling of `GB`. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

const lowerCase = (who: string): string => who.slice(0, 1).toLowerCase() + who.slice(1);
