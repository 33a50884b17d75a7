import type { Currency } from '../../model/currency.ts';
import type { Choice } from '../../store/read/useChoice.ts';

/** Where the company's currency is stored. */
export const CURRENCY_PATH = 'config/currency';

/** The company's currency; dollars unless it has chosen. */
export const COMPANY_CURRENCY: Choice<Currency> = {
  path: CURRENCY_PATH,
  setting: 'currency',
  parse: (stored) => (stored === 'AED' ? 'AED' : 'USD'),
};
