import { useId, useState } from 'react';
import { inDollarsAt, type Rate } from '../../domain/sheets/currency.ts';
import { readAnyNumber } from '../../domain/sheets/readNumber.ts';
import type { Question } from '../../domain/sheets/readRows.ts';
import { dollarsAndCents } from '../../domain/money.ts';
import { parseNumber } from '../../lib/parseNumber.ts';

type RateQuestionProps = {
  readonly question: Question;
  /** Receives the rate, or undefined while what is typed is none. */
  readonly onAnswer: (rate: Rate | undefined) => void;
};

/** Asks at which rate a column with amounts of another currency is to be stored in dollars. */
export function RateQuestion({ question, onAnswer }: RateQuestionProps) {
  const { label, examples, currency = '' } = question;
  const id = useId();
  const [typed, setTyped] = useState('');
  const rate = rateOf(typed, currency);
  const example = examples[0] ?? '';
  const amount = readAnyNumber(example, 'point');
  return (
    <fieldset className="rounded-md border border-line px-4 pt-2 pb-3 text-sm">
      <legend className="px-1 font-medium">
        {label}: <bdi>“{example}”</bdi> is in {currency}, and amounts are stored in dollars
      </legend>
      <label htmlFor={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {currency} per US dollar
        <input
          id={id}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-note`}
          aria-invalid={typed !== '' && rate === undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            onAnswer(rateOf(target.value, currency));
          }}
          className="h-9 w-28 rounded-md border border-edge bg-surface px-2 tabular-nums pointer-coarse:h-11"
        />
      </label>
      <p id={`${id}-note`} className="mt-1 text-xs text-muted tabular-nums">
        {rate !== undefined && amount !== null
          ? `${example} is stored as ${dollarsAndCents(inDollarsAt(amount, rate))}. The rate holds for every amount of this column in ${currency}.`
          : 'Nothing is imported without a rate. Leave the column out, or type what one US dollar was worth.'}
      </p>
    </fieldset>
  );
}

function rateOf(typed: string, currency: string): Rate | undefined {
  const perDollar = parseNumber(typed);
  return perDollar !== null && perDollar > 0 ? { currency, perDollar } : undefined;
}
