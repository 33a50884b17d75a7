import { companyCurrency, labelInCurrency } from '../../lib/money.ts';
import { optional, select, text } from '../../records/model/field.ts';

/**
 * The standard rate of VAT of new documents, in percent. When the law changes it, the former one stays below as an entry of its own
 * (`'Standard 5 %': 5`): without it what was issued at that rate could be read, and neither credited nor sent as an e-invoice.
 */
export const STANDARD_VAT_PERCENT = 5;

/** How the standard rate is written on a document. */
export const STANDARD_VAT = `Standard ${STANDARD_VAT_PERCENT} %` as const;

/** What a document has that does not say how VAT applies. */
export const VAT_NOT_STATED = 'Not stated';

/** How VAT applies to a document: each rate in percent; null where none is charged or nothing is stated. */
export const VAT_PERCENT = {
  [VAT_NOT_STATED]: null,
  [STANDARD_VAT]: STANDARD_VAT_PERCENT,
  'Zero-rated': 0,
  Exempt: null,
  'Out of scope': null,
} as const;

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
