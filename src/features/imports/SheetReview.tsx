import { useEffect, useRef, useState, useId } from 'react';
import type { Texts } from '../../model/draft.ts';
import type { Entity, RecordOf } from '../../model/entity.ts';
import {
  type Answers,
  type ForeignAmounts,
  optionKey,
  type UnknownOption,
  type Question,
  type Styles,
  converted,
  rateFrom,
} from './readRows.ts';
import { countText } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { ReviewResult } from './ReviewResult.tsx';
import { decodedAs } from './sheetSource.ts';
import { openSheet, withHeadings, type Sheet } from './sheet.ts';
import { SheetOptions } from './SheetOptions.tsx';
import { useReview } from './useReview.ts';
import { withColumn, type Mapping } from './guessColumns.ts';
import { importedFields } from './sheetFields.ts';
import { readDate } from './readDate.ts';
import { readAnyNumber } from './readNumber.ts';
import { formatDate } from '../../lib/dates.ts';
import { CURRENCY, dollarsAndCents } from '../../model/money.ts';
import { splitCurrency } from './readCurrency.ts';

type SheetReviewProps = {
  readonly entity: Entity;
  readonly sheet: Sheet;
  /** Opens a sheet again in another way; shows why if that fails. */
  readonly onSheet: (open: () => Sheet) => void;
  readonly records: readonly RecordOf<Entity>[];
  /** Whether these are all records, so that duplicates can be found. */
  readonly areAll: boolean;
  readonly onImport: (rows: readonly Texts[]) => void;
  readonly onClose: () => void;
};

/** Shows what an import of a sheet would do, and asks what cannot be found out. */
export function SheetReview(props: SheetReviewProps) {
  const { entity, sheet, onSheet, records, areAll, onImport, onClose } = props;
  const [answers, setAnswers] = useState<Answers>({ styles: {} });
  const [withDuplicates, setWithDuplicates] = useState(false);
  // What was pasted into is gone: the focus moves to what was read.
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const review = useReview(entity, sheet, answers, records);
  const { questions, foreign, unknown, styles, isReadable, rows, duplicates, counts } = review;
  const chosen = counts.fresh + (withDuplicates ? counts.same : 0);
  const isReady = isReadable && areAll && chosen > 0;

  function submit(): void {
    if (!isReady) return;
    const imported = rows.filter(
      ({ problems }, index) => problems.length === 0 && (withDuplicates || !duplicates.has(index)),
    );
    onImport(imported.map(({ texts }) => texts));
  }

  return (
    <div className="max-w-6xl space-y-5 px-4 sm:px-6">
      <p ref={title} tabIndex={-1} className="text-sm outline-none">
        <bdi className="font-medium">{sheet.source.name ?? 'Pasted rows'}</bdi>
        {`, ${countText(sheet.rows.length, 'row')}`}
      </p>
      <SheetOptions
        sheet={sheet}
        onHeadings={(has) => onSheet(() => withHeadings(entity, sheet, has))}
        onSeparator={(separator) => onSheet(() => openSheet(entity, sheet.source, separator))}
        onEncoding={(to) => onSheet(() => openSheet(entity, decodedAs(sheet.source, to)))}
      />
      <ColumnTable
        entity={entity}
        sheet={sheet}
        onMapping={(mapping) => onSheet(() => ({ ...sheet, mapping }))}
      />
      {questions.map((question) => (
        <QuestionFields
          key={question.name}
          question={question}
          answer={answers.styles[question.name]}
          onAnswer={(answer) =>
            setAnswers({ ...answers, styles: { ...answers.styles, [question.name]: answer } })
          }
        />
      ))}
      {foreign.map((amounts) => (
        <RateFields
          key={`${amounts.name} ${amounts.currency}`}
          amounts={amounts}
          style={styles[amounts.name]}
          typed={answers.rates?.[amounts.name]?.[amounts.currency] ?? ''}
          onTyped={(typed) => setAnswers(withRate(answers, amounts, typed))}
        />
      ))}
      {unknown.length > 0 && (
        <OptionFields
          unknown={unknown}
          chosen={answers.options ?? {}}
          onChosen={(options) => setAnswers({ ...answers, options })}
        />
      )}
      <ReviewResult
        entity={entity}
        sheet={sheet}
        review={review}
        withDuplicates={withDuplicates}
        onWithDuplicates={setWithDuplicates}
      />
      <div className="sticky bottom-0 z-1 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 max-lg:bottom-14 sm:-mx-6 sm:px-6">
        <Button variant="primary" aria-disabled={!isReady} onClick={submit}>
          Import {isReadable ? countText(chosen, entity.noun) : ''}
        </Button>
        <Button onClick={onClose}>Choose another sheet</Button>
        {!isReady && <p className="text-[0.8125rem] text-muted">{reasonFor(props, review)}</p>}
      </div>
    </div>
  );
}

const withRate = (
  answers: Answers,
  { name, currency }: ForeignAmounts,
  typed: string,
): Answers => ({
  ...answers,
  rates: { ...answers.rates, [name]: { ...answers.rates?.[name], [currency]: typed } },
});

/** Why nothing can be imported yet. */
function reasonFor(
  { sheet, areAll }: SheetReviewProps,
  { isReadable }: ReturnType<typeof useReview>,
): string {
  if (sheet.rows.length === 0) return 'There are no rows below the headings.';
  if (sheet.mapping.every((name) => name === null)) return 'Choose where at least one column goes.';
  if (!isReadable) return 'Answer the question above first.';
  return areAll
    ? 'There is nothing new to import.'
    : 'Waiting for the records that are there, to find duplicates.';
}

type ColumnTableProps = {
  readonly entity: Entity;
  readonly sheet: Sheet;
  readonly onMapping: (mapping: Mapping) => void;
};

/** The columns of a sheet, each with the field it goes to. */
function ColumnTable({ entity, sheet, onMapping }: ColumnTableProps) {
  const { headings, rows, mapping } = sheet;
  const fields = Object.entries(importedFields(entity));
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <div
      role="region"
      aria-label="Columns"
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-md border border-line"
    >
      <table aria-label="Columns of the sheet" className="w-full table-fixed text-[0.8125rem]">
        <thead className="sticky top-0 bg-sunken text-start text-xs text-muted">
          <tr>
            <th className={HEADING}>Column</th>
            <th className={`${HEADING} max-sm:hidden`}>First cells</th>
            <th className={HEADING}>Goes to</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {columnsOf(headings).map(({ key, heading, index }) => (
            <tr key={key}>
              <th scope="row" className="px-3 py-1.5 text-start font-medium wrap-anywhere">
                <bdi>{heading}</bdi>
                <bdi className="block text-xs font-normal text-muted sm:hidden">
                  {samplesOf(rows, index)}
                </bdi>
              </th>
              <td className="px-3 py-1.5 text-muted max-sm:hidden">
                <bdi className="line-clamp-2 wrap-anywhere">{samplesOf(rows, index)}</bdi>
              </td>
              <td className="px-3 py-1.5">
                <select
                  aria-label={`${heading} goes to`}
                  value={mapping[index] ?? ''}
                  onChange={({ target }) =>
                    onMapping(withColumn(mapping, index, target.value || null))
                  }
                  className={`h-8 w-full rounded-md border border-edge/60 bg-surface px-2 pointer-coarse:h-11 ${mapping[index] ? '' : 'text-muted'}`}
                >
                  <option value="">Leave out</option>
                  {fields.map(([name, { label }]) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEADING = 'px-3 py-2 text-start font-medium';

/** The columns with keys of their own, since headings may be the same. */
const columnsOf = (headings: readonly string[]) =>
  headings.map((heading, index) => ({ key: `${index} ${heading}`, heading, index }));

/** How many rows are looked through for the first cells of a column. */
const SAMPLE_ROWS = 50;

function samplesOf(rows: Sheet['rows'], column: number): string {
  const cells = rows.slice(0, SAMPLE_ROWS).map((row) => row.cells[column]?.trim() ?? '');
  return cells
    .filter(Boolean)
    .slice(0, 3)
    .map((cell) => cell.slice(0, 40))
    .join(' · ');
}

type OptionFieldsProps = {
  /** Those of all columns. */
  readonly unknown: readonly UnknownOption[];
  readonly chosen: NonNullable<Answers['options']>;
  readonly onChosen: (chosen: NonNullable<Answers['options']>) => void;
};

/** Asks which option each other word of a column stands for; without an answer, its rows are left out. */
function OptionFields({ unknown, chosen, onChosen }: OptionFieldsProps) {
  return (
    <fieldset className="rounded-md border border-line px-4 pt-2 pb-3 text-sm">
      <legend className="px-1 font-medium">Other words</legend>
      <ul className="grid gap-2">
        {unknown.map(({ name, label, word, count, options }) => {
          const key = optionKey(word);
          return (
            <li key={`${name} ${key}`}>
              <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  {label} <bdi>“{word.slice(0, 60)}”</bdi> in {countText(count, 'row')} is
                </span>
                <select
                  value={chosen[name]?.[key] ?? ''}
                  onChange={({ target }) =>
                    onChosen({ ...chosen, [name]: { ...chosen[name], [key]: target.value } })
                  }
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
        })}
      </ul>
    </fieldset>
  );
}

type QuestionFieldsProps = {
  readonly question: Question;
  readonly answer: Styles[string] | undefined;
  readonly onAnswer: (answer: Styles[string]) => void;
};

/** Asks how a column is meant that can be read in two ways; no answer is chosen in advance. */
function QuestionFields({ question, answer, onAnswer }: QuestionFieldsProps) {
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

type RateFieldsProps = {
  readonly amounts: ForeignAmounts;
  /** How the numbers of the column are written. */
  readonly style: Styles[string] | undefined;
  /** The rate as it is typed. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
};

/** Asks for the rate of a foreign currency in a column; without one, its amounts are left out. */
function RateFields({ amounts, style, typed, onTyped }: RateFieldsProps) {
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
