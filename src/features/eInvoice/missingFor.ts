import {
  type EInvoice,
  type EInvoiceAddress,
  eInvoiceAmounts,
  type EInvoiceLine,
  type EInvoiceParty,
  hasFlag,
  trnDigits,
  VAT_CATEGORIES,
} from './eInvoice.ts';
import { CREDIT_GROUNDS } from '../../model/creditGrounds.ts';
import { EMIRATES } from '../../model/emirates.ts';
import { isCalculable, millionths } from '../../model/exact.ts';

/** Where something is missing or wrong. */
export type EInvoiceField =
  | Exclude<keyof EInvoice, 'seller' | 'buyer' | 'delivery' | 'credits' | 'period' | 'bank'>
  | `${'seller' | 'buyer'}.${keyof EInvoiceParty}`
  | `delivery.${keyof EInvoiceAddress}`
  | `credits.${keyof NonNullable<EInvoice['credits']>}`
  | `period.${keyof NonNullable<EInvoice['period']>}`
  | 'bank.account'
  | `lines.${number}.${keyof EInvoiceLine}`;

/** Something that is missing in an e-invoice, or wrong, as a sentence. */
export type Missing = { readonly field: EInvoiceField; readonly text: string };

type Check = readonly [isRight: boolean, field: EInvoiceField, text: string];

/** What an e-invoice lacks, in the order of the document. Its file is complete when there is nothing. */
export function missingFor(invoice: EInvoice): readonly Missing[] {
  const checks: readonly Check[] = [
    ...documentChecks(invoice),
    ...creditChecks(invoice),
    ...flagChecks(invoice),
    ...sellerChecks(invoice),
    ...buyerChecks(invoice),
    ...linesChecks(invoice),
    ...invoice.lines.flatMap((line, index) => lineChecks(line, index, invoice)),
    ...totalChecks(invoice),
  ];
  return checks.flatMap(([isRight, field, text]) => (isRight ? [] : [{ field, text }]));
}

function documentChecks({
  number,
  uuid,
  date,
  supplyDate = '',
  currency,
  rate,
  bank,
}: EInvoice): readonly Check[] {
  return [
    [isFilled(number), 'number', 'Give the document its number.'],
    [UUID.test(uuid), 'uuid', 'The document has no identifier (UUID) yet.'],
    [isDay(date), 'date', 'Enter the date of issue.'],
    [supplyDate === '' || isDay(supplyDate), 'supplyDate', 'The date of supply is not a date.'],
    [
      currency === 'AED' || (rate !== null && rate > 0 && isCalculable(rate)),
      'rate',
      `Enter the exchange rate: AED per ${currency}.`,
    ],
    [
      bank === undefined || /^[A-Z0-9]{5,34}$/i.test(bank.account.replaceAll(/\s/g, '')),
      'bank.account',
      'Enter your bank account as an IBAN: letters and digits only.',
    ],
  ];
}

/** A credit note for a discount on volume refers to no invoice, every other one does. */
function creditChecks({ type, credits }: EInvoice): readonly Check[] {
  if (type === 'invoice') return [];
  const { reason, number = '', date = '' } = credits ?? {};
  return [
    [isGround(reason), 'credits.reason', 'Say why the credit note is issued.'],
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

function flagChecks(invoice: EInvoice): readonly Check[] {
  const { period, delivery } = invoice;
  const { start = '', end = '' } = period ?? {};
  const toDeliver = hasFlag(invoice, 'eCommerce') || hasFlag(invoice, 'exports');
  const { street = '', city = '', emirate = '', country = '' } = delivery ?? {};
  const isInside = country === 'AE' && isEmirate(emirate);
  return [
    [
      period === undefined ? !hasFlag(invoice, 'summary') : isDay(start),
      'period.start',
      'Enter the first day of the period that the invoice covers.',
    ],
    [
      period === undefined ? !hasFlag(invoice, 'summary') : isDay(end) && end >= start,
      'period.end',
      'Enter the last day of the period that the invoice covers; it is not before the first.',
    ],
    ...(toDeliver || delivery !== undefined
      ? ([
          [isFilled(street), 'delivery.street', 'Enter the street of the place of delivery.'],
          [isFilled(city), 'delivery.city', 'Enter the city of the place of delivery.'],
          [
            isInside || (country !== 'AE' && isFilled(emirate)),
            'delivery.emirate',
            'Enter the emirate of the place of delivery, or abroad its state or region.',
          ],
          [
            isCountry(country),
            'delivery.country',
            'Enter the country of the place of delivery by its two letters.',
          ],
          [
            !hasFlag(invoice, 'exports') || country !== 'AE',
            'delivery.country',
            'An export is delivered outside the Emirates: enter the country it goes to.',
          ],
        ] satisfies readonly Check[])
      : []),
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
    [
      seller.country === 'AE',
      'seller.country',
      'Your company is in the Emirates: its country is AE.',
    ],
  ];
}

/** A buyer in the Emirates is registered for VAT or identified by their licence. */
function buyerChecks(invoice: EInvoice): readonly Check[] {
  const { buyer } = invoice;
  const who = 'The customer’s';
  const isInside = buyer.country === 'AE';
  const hasTrn = trnDigits(buyer.trn) !== '';
  const needsId = !hasTrn && !hasFlag(invoice, 'exports');
  return [
    [isFilled(buyer.name), 'buyer.name', `${who} name is missing.`],
    [
      !hasTrn || !isInside || isTrn(buyer.trn),
      'buyer.trn',
      `${who} TRN is wrong: it has 15 digits, starts with 1 and ends with 03.`,
    ],
    ...(needsId || isFilled(buyer.licence) ? registrationChecks(buyer, 'buyer', who) : []),
    ...addressChecks(buyer, 'buyer', who),
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
      country === 'AE' ? isEmirate(emirate) : isFilled(emirate),
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

function linesChecks({ lines }: EInvoice): readonly Check[] {
  const isOneRate = lines.every(({ category, percent }) =>
    lines.every((other) => other.category !== category || other.percent === percent),
  );
  return [
    [lines.length > 0, 'lines', 'Enter at least one line.'],
    [isOneRate, 'lines', 'Lines of the same VAT category need the same rate.'],
  ];
}

function lineChecks(line: EInvoiceLine, index: number, { currency }: EInvoice): readonly Check[] {
  const { description, quantity, price, category, percent } = line;
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
    [
      isOneOf(VAT_CATEGORIES, category),
      `lines.${index}.category`,
      `${where}: choose how VAT applies.`,
    ],
    [
      category !== 'S' || percent === STANDARD_PERCENT,
      `lines.${index}.percent`,
      `${where}: the standard rate is ${STANDARD_PERCENT} %.`,
    ],
    [
      category !== 'Z' || percent === 0,
      `lines.${index}.percent`,
      `${where}: what is zero-rated has a rate of 0 %.`,
    ],
    [
      category === 'S' || (line.amounts?.vat ?? 0n) === 0n,
      `lines.${index}.amounts`,
      `${where}: it has VAT, although none is charged in its VAT category.`,
    ],
  ];
}

/** What is owed is never negative: a credit note takes back, and a payment beyond the total is another payment’s. */
function totalChecks(invoice: EInvoice): readonly Check[] {
  const { lines, rate, paid, due } = invoice;
  const numbers = lines.flatMap(({ quantity, price, percent }) => [quantity, price, percent]);
  if (![...numbers, rate ?? 0].every(isCalculable)) return [];
  const { net, payable, rounding, vat } = eInvoiceAmounts(invoice);
  const total = net + vat + rounding;
  const isDue = invoice.type === 'invoice' && payable > 0n && !hasFlag(invoice, 'deemedSupply');
  return [
    [total >= 0n, 'lines', 'The total is negative: write a credit note instead.'],
    [paid >= 0n, 'paid', 'What has been paid is negative.'],
    [total < 0n || payable >= 0n, 'paid', 'More has been paid than the document comes to.'],
    [isDue ? isDay(due) : due === '' || isDay(due), 'due', 'Enter the due date.'],
  ];
}

/** The only standard rate that the specification knows, in percent; an invoice on paper may state an earlier one. */
const STANDARD_PERCENT = 5;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isFilled = (text: string): boolean => text.trim() !== '';

const isTrn = (trn: string): boolean => /^1\d{12}03$/.test(trnDigits(trn));

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Whether it is a country's code as it stands: `UK` is only another spelling of `GB`. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

const isEmirate = (code: string): boolean => Object.values<string>(EMIRATES).includes(code);

const isGround = (code = ''): boolean => Object.values<string>(CREDIT_GROUNDS).includes(code);

const isOneOf = (codes: object, code = ''): boolean => Object.hasOwn(codes, code);

const lowerCase = (who: string): string => who.slice(0, 1).toLowerCase() + who.slice(1);
