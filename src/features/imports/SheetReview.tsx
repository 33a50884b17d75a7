import { useEffect, useRef, useState } from 'react';
import type { Texts } from '../../model/draft.ts';
import type { Entity, RecordOf } from '../../model/entity.ts';
import type { Answers, ForeignAmounts } from './readRows.ts';
import { countText } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { OptionFields } from './OptionFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { RateFields } from './RateFields.tsx';
import { ReviewResult } from './ReviewResult.tsx';
import { decodedAs } from './sheetSource.ts';
import { openSheet, withHeadings, type Sheet } from './sheet.ts';
import { SheetOptions } from './SheetOptions.tsx';
import { useReview } from './useReview.ts';

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
