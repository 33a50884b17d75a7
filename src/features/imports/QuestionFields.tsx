import { useId } from 'react';
import { readDate } from './readDate.ts';
import { readAnyNumber } from './readNumber.ts';
import type { Question, Styles } from './readRows.ts';
import { formatDate } from '../../lib/dates.ts';

type QuestionFieldsProps = {
  readonly question: Question;
  readonly answer: Styles[string] | undefined;
  readonly onAnswer: (answer: Styles[string]) => void;
};

/** Asks how a column is meant that can be read in two ways; no answer is chosen in advance. */
export function QuestionFields({ question, answer, onAnswer }: QuestionFieldsProps) {
  const { label, kind, examples } = question;
  const name = useId();
  const example = examples[0] ?? '';
  const choices = kind === 'date' ? (['day', 'month'] as const) : (['point', 'comma'] as const);
  return (
    <fieldset className="rounded-md border border-line px-4 pt-2 pb-3 text-sm">
      <legend className="px-1 font-medium">
        {label}: what does <bdi>“{example || 'this column'}”</bdi> mean?
      </legend>
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
    </fieldset>
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
