import { useId, type ReactNode } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';
import { companyCurrency } from '../../model/currency.ts';
import { money } from '../../model/money.ts';
import { readDate } from './readDate.ts';
import { readAnyNumber, splitCurrency } from './readNumber.ts';
import {
  converted,
  optionKey,
  rateFrom,
  type Answers,
  type ForeignAmounts,
  type OpenPoints,
  type Question,
  type Styles,
  type UnknownOption,
} from './readRows.ts';

type SheetQuestionsProps = {
  readonly open: OpenPoints;
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
};

/** Asks what the cells of a sheet leave open. */
export function SheetQuestions({ open, answers, onAnswers }: SheetQuestionsProps) {
  const { styles, rates = {}, options = {} } = answers;
  return (
    <>
      {open.questions.map((question) => (
        <StyleQuestion
          key={question.name}
          question={question}
          answer={styles[question.name]}
          onAnswer={(style) =>
            onAnswers({ ...answers, styles: { ...styles, [question.name]: style } })
          }
        />
      ))}
      {open.foreign.map((amounts) => {
        const { name, currency } = amounts;
        return (
          <RateQuestion
            key={`${name} ${currency}`}
            amounts={amounts}
            style={styles[name] ?? open.styles[name]}
            typed={rates[name]?.[currency] ?? ''}
            onTyped={(typed) =>
              onAnswers({
                ...answers,
                rates: { ...rates, [name]: { ...rates[name], [currency]: typed } },
              })
            }
          />
        );
      })}
      {open.unknown.length > 0 && (
        <Fieldset legend="Other words">
          <ul className="grid gap-2">
            {open.unknown.map((unknown) => {
              const { name, word } = unknown;
              const key = optionKey(word);
              return (
                <OptionQuestion
                  key={`${name} ${key}`}
                  unknown={unknown}
                  chosen={options[name]?.[key] ?? ''}
                  onChosen={(option) =>
                    onAnswers({
                      ...answers,
                      options: { ...options, [name]: { ...options[name], [key]: option } },
                    })
                  }
                />
              );
            })}
          </ul>
        </Fieldset>
      )}
    </>
  );
}

type FieldsetProps = { readonly legend: ReactNode; readonly children: ReactNode };

function Fieldset({ legend, children }: FieldsetProps) {
  return (
    <fieldset className="rounded-md border border-line px-4 pt-2 pb-3 text-sm">
      <legend className="px-1 font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}

type StyleQuestionProps = {
  readonly question: Question;
  readonly answer: Styles[string] | undefined;
  readonly onAnswer: (answer: Styles[string]) => void;
};

/** Asks how a column is meant that can be read in two ways; no answer is chosen in advance. */
function StyleQuestion({ question, answer, onAnswer }: StyleQuestionProps) {
  const { label, kind, examples } = question;
  const name = useId();
  const example = examples[0] ?? '';
  const choices = kind === 'date' ? (['day', 'month'] as const) : (['point', 'comma'] as const);
  return (
    <Fieldset
      legend={
        <>
          {label}: what does <bdi>“{example || 'this column'}”</bdi> mean?
        </>
      }
    >
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-8 items-center gap-2 tabular-nums pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={answer === choice}
              onChange={() => onAnswer(choice)}
              className="size-4 accent-accent"
            />
            {meaningOf(choice, example)}
          </label>
        ))}
      </div>
      <p className="text-xs text-muted">
        {kind === 'date'
          ? 'It holds for every date of this column. Dates that are not in this order are listed below as problems.'
          : 'It holds for every number of this column that can be read in two ways.'}
      </p>
    </Fieldset>
  );
}

function meaningOf(choice: Styles[string], example: string): string {
  if (choice === 'day' || choice === 'month') {
    const date = readDate(example, choice);
    const order = choice === 'day' ? 'day first' : 'month first';
    return date === null ? `The ${order}` : `${formatDate(date)} (${order})`;
  }
  const number = readAnyNumber(example, choice)?.toLocaleString('en-US', {
    maximumFractionDigits: 20,
  });
  return `${number} (decimal ${choice})`;
}

type RateQuestionProps = {
  readonly amounts: ForeignAmounts;
  /** How the numbers of the column are written. */
  readonly style: Styles[string] | undefined;
  /** The rate as it is typed. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
};

const PEGGED: Readonly<Record<string, string>> = {
  'AED per USD': 'The dirham is pegged at 3.6725. ',
  'USD per AED': 'The dirham is pegged at 0.27229408 (1 / 3.6725). ',
};

/** Asks for the rate of a foreign currency in a column; without one, its amounts are left out. */
function RateQuestion({ amounts, style, typed, onTyped }: RateQuestionProps) {
  const { label, currency, count } = amounts;
  const inputId = useId();
  const resultId = useId();
  const rate = rateFrom(typed);
  const isWrong = typed.trim() !== '' && rate === null;
  return (
    <Fieldset
      legend={
        <>
          {label}: {countText(count, 'amount')} in <bdi>{currency}</bdi>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={inputId}>
          <bdi>{currency}</bdi> per {companyCurrency()}
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
        {PEGGED[`${currency} per ${companyCurrency()}`]}Amounts are stored in {companyCurrency()};
        without a rate, the rows with these are left out.
      </p>
    </Fieldset>
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
  return `${named} becomes ${money(converted(amount, rate))}.`;
}

type OptionQuestionProps = {
  readonly unknown: UnknownOption;
  readonly chosen: string;
  readonly onChosen: (option: string) => void;
};

/** Asks which option another word of a column stands for; without an answer, its rows are left out. */
function OptionQuestion({ unknown, chosen, onChosen }: OptionQuestionProps) {
  const { label, word, count, options } = unknown;
  return (
    <li>
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {label} <bdi>“{word.slice(0, 60)}”</bdi> in {countText(count, 'row')} is
        </span>
        <select
          value={chosen}
          onChange={({ target }) => onChosen(target.value)}
          className="h-9 max-w-60 rounded-md border border-edge bg-surface ps-2 pointer-coarse:h-11"
        >
          <option value="">Not known, leave out</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
    </li>
  );
}
