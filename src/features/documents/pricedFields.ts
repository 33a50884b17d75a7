import { today } from '../../lib/dates.ts';
import { companyCurrency, labelInCurrency } from '../../lib/money.ts';
import { optional, select, text } from '../../records/model/field.ts';

/** What a document has that does not say how VAT applies. */
export const VAT_NOT_STATED = 'Not stated';

/** How VAT applies to a document: each rate in percent; null where none is charged or nothing is stated. */
export const VAT_PERCENT = {
  [VAT_NOT_STATED]: null,
  'Standard 5 %': 5,
  'Zero-rated': 0,
  Exempt: null,
  'Out of scope': null,
} as const;

/**
 * The standard rates, each with the day from which the law has it, the latest first. A former one stays in both lists: what was supplied
 * at it is read, credited, imported and sent as an e-invoice at it, and what is quoted at it is invoiced at it unless the invoice says another.
 */
export const STANDARD_RATES = [['2018-01-01', 'Standard 5 %']] as const;

/** The standard rate of what is supplied on a day, YYYY-MM-DD, as documents state it; today's where none is stated. */
export const standardVatOn = (day: string): (typeof STANDARD_RATES)[number][1] =>
  (STANDARD_RATES.find(([since]) => since <= (day || today())) ?? STANDARD_RATES[0])[1];

/** The dirhams that a dollar is worth: the central bank keeps it so. */
export const AED_PER_USD = '3.6725';

/** The ways in which VAT applies, in the order of the form. */
export const VAT_RATES = Object.keys(VAT_PERCENT) as (keyof typeof VAT_PERCENT)[];

/** The columns of the lines of a document that customers pay by; prices are without VAT. */
export const PRICED_COLUMNS = [
  { name: 'description', label: 'Description' },
  { name: 'quantity', label: 'Quantity', isNumber: true },
  {
    name: 'price',
    get label() {
      return labelInCurrency('Unit price ($)');
    },
    isNumber: true,
    isPrice: true,
  },
] as const;

/** How VAT applies to what a document is about. */
export const vatRate = () => optional(select('VAT', VAT_RATES, VAT_NOT_STATED));

/** The dirhams per dollar at which VAT is stated; nobody is asked for them where all amounts are in dirhams. */
export const exchangeRate = () =>
  optional({
    ...text('AED per USD'),
    hint: `The dirham is pegged at ${AED_PER_USD}.`,
    isIrrelevant: () => companyCurrency() === 'AED',
  });
