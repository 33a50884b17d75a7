import {
  type EInvoice,
  eInvoiceAmounts,
  type EInvoiceLine,
  type EInvoiceParty,
  trnDigits,
} from './eInvoice.ts';
import { standardVatOn, VAT_PERCENT } from '../documents/pricedFields.ts';
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
    ...partyChecks(invoice, 'seller'),
    ...partyChecks(invoice, 'buyer'),
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

/** A buyer in the Emirates is registered for VAT or identified by their licence. */
function partyChecks(invoice: EInvoice, role: 'seller' | 'buyer'): readonly Check[] {
  const party = invoice[role];
  const [who, whose] =
    role === 'seller' ? ['Your company’s', 'your company’s'] : ['The customer’s', 'the customer’s'];
  const isExport = role === 'buyer' && invoice.flag === 'exports';
  const isInside = party.country === 'AE';
  const needsTrn = role === 'seller' || (isInside && trnDigits(party.trn) !== '');
  const needsLicence = role === 'seller' || (trnDigits(party.trn) === '' && !isExport);
  const filled = (name: keyof EInvoiceParty, what: string): Check => [
    isFilled(party[name]),
    `${role}.${name}`,
    `${who} ${what} is missing.`,
  ];
  return [
    filled('name', 'name'),
    [
      !needsTrn || isTrn(party.trn),
      `${role}.trn`,
      `${who} TRN is ${role === 'seller' ? 'missing or ' : ''}wrong: it has 15 digits, starts with 1 and ends with 03.`,
    ],
    ...(needsLicence || isFilled(party.licence)
      ? ([
          filled('licence', 'trade licence'),
          [
            isFilled(party.authority),
            `${role}.authority`,
            `Say who has issued ${whose} trade licence.`,
          ],
        ] as const)
      : []),
    filled('street', 'street'),
    filled('city', 'city'),
    filled('emirate', isInside ? 'emirate' : 'state or region'),
    [
      isCountry(party.country),
      `${role}.country`,
      `${who} country is missing: enter its two letters, such as AE.`,
    ],
    [
      !isExport || !isInside,
      `${role}.country`,
      'An export leaves the Emirates: enter the country it goes to.',
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
