import { useId, type ReactNode } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { readDate } from './readDate.ts';
import { readAnyNumber } from './readNumber.ts';
import {
  optionKey,
  type Answers,
  type OpenPoints,
  type Question,
  type Styles,
  type UnknownOption,
} from './readRows.ts';
import { Select } from '../../ui/controls.tsx';

type SheetQuestionsProps = {
  readonly open: OpenPoints;
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
};

/** Asks what the cells of a sheet leave open. */
export function SheetQuestions({ open, answers, onAnswers }: SheetQuestionsProps) {
  const { styles, options = {} } = answers;
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
                  chosen={options[name]?.[key] ?? unknown.suggested}
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
            {describeMeaning(choice, example)}
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

function describeMeaning(choice: Styles[string], example: string): string {
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
        <Select
          value={chosen}
          blank="Not known, leave out"
          options={options}
          onChoice={onChosen}
          className="max-w-60"
        />
      </label>
    </li>
  );
}
