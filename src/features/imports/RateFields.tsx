import { useId } from 'react';
import { CURRENCY, dollarsAndCents } from '../../model/money.ts';
import { splitCurrency } from './readCurrency.ts';
import { readAnyNumber } from './readNumber.ts';
import { converted, rateFrom, type ForeignAmounts, type Styles } from './readRows.ts';
import { countText } from '../../lib/plural.ts';

type RateFieldsProps = {
  readonly amounts: ForeignAmounts;
  /** How the numbers of the column are written. */
  readonly style: Styles[string] | undefined;
  /** The rate as it is typed. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
};

/** Asks for the rate of a foreign currency in a column; without one, its amounts are left out. */
export function RateFields({ amounts, style, typed, onTyped }: RateFieldsProps) {
  const { label, currency, count } = amounts;
  const inputId = useId();
  const resultId = useId();
  const rate = rateFrom(typed);
  const isWrong = typed.trim() !== '' && rate === null;
  return (
    <fieldset className="rounded-md border border-line px-4 pt-2 pb-3 text-sm">
      <legend className="px-1 font-medium">
        {label}: {countText(count, 'amount')} in <bdi>{currency}</bdi>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={inputId}>
          <bdi>{currency}</bdi> per {CURRENCY}
        </label>
        <input
          id={inputId}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={resultId}
          onChange={({ target }) => onTyped(target.value)}
          className="h-9 w-28 rounded-md border border-edge bg-surface px-2.5 tabular-nums aria-invalid:border-tone-red-ink pointer-coarse:h-11"
        />
        <p id={resultId} role="status" className={isWrong ? 'text-tone-red-ink' : 'text-muted'}>
          {isWrong ? 'Enter a number above 0.' : resultOf(amounts, style, rate)}
        </p>
      </div>
      <p className="pt-1 text-xs text-muted">
        {currency === 'AED' && 'The dirham is pegged at 3.6725. '}Amounts are stored in {CURRENCY};
        without a rate, the rows with these are left out.
      </p>
    </fieldset>
  );
}

/** What becomes of the first amount. */
function resultOf(
  { example, currency }: ForeignAmounts,
  style: Styles[string] | undefined,
  rate: number | null,
): string {
  const amount = readAnyNumber(example, style === 'comma' ? 'comma' : 'point');
  if (rate === null || amount === null) return '';
  const named = splitCurrency(example).currency === null ? `${example} ${currency}` : example;
  return `${named} becomes ${dollarsAndCents(converted(amount, rate))}.`;
}
