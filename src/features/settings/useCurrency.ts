import { setCurrency, type Currency } from '../../model/currency.ts';
import { useChoice } from '../../store/read/useChoice.ts';
import { COMPANY_CURRENCY } from './companyCurrency.ts';

/** The company's currency, in which amounts are shown from here on. Whoever calls this renders them anew when it changes. */
export function useCurrency(): Currency {
  const currency = useChoice(COMPANY_CURRENCY);
  // While it renders, since its children format amounts while they do.
  setCurrency(currency);
  return currency;
}
