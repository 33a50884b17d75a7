import { useMemo, useLayoutEffect, useRef, useState } from 'react';
import type { Texts } from '../../records/model/draft.ts';
import type { Entity, RecordOf } from '../../records/model/entity.ts';
import { countText } from '../../lib/words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { findDuplicates } from './findDuplicates.ts';
import { columnFields, withColumn, type Mapping } from './guessColumns.ts';
import { examine, readRows, type Answers } from './readRows.ts';
import { ReviewResult } from './ReviewResult.tsx';
import { MAX_HEAD, withHeadings, type Sheet } from './sheet.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { SheetQuestions } from './SheetQuestions.tsx';
import { Select } from '../../ui/controls.tsx';

type SheetReviewProps = {
  readonly entity: Entity;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly records: readonly RecordOf<Entity>[];
  readonly areAll: boolean;
  readonly problem: string | null;
  readonly onImport: (rows: readonly Texts[]) => void;
  readonly onClose: () => void;
};

/** Shows what an import of a sheet would do, and asks what cannot be found out. */
export function SheetReview(props: SheetReviewProps) {
  const { entity, sheet, onSheet, records, areAll, problem, onImport, onClose } = props;
  const day = useToday();
  const [answers, setAnswers] = useState<Answers>({ styles: {} });
  const [withDuplicates, setWithDuplicates] = useState(false);
  /** The numbers of the rows that are records although they look like totals. */
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  // What was pasted into is gone: the focus moves to what was read.
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);

  const open = useMemo(() => examine(entity, sheet), [entity, sheet]);
  const isAnswered = open.questions.every(({ name }) => name in answers.styles);
  const isReadable = isAnswered && sheet.mapping.some((name) => name !== null);
  const rows = useMemo(() => {
    const styles = { ...open.styles, ...answers.styles };
    return isReadable ? readRows(entity, sheet, { ...answers, styles }) : [];
  }, [entity, sheet, open, answers, isReadable]);
  const candidates = useMemo(
    () => rows.filter(({ aside, number }) => aside === null || ticked.has(number)),
    [rows, ticked],
  );
  const duplicates = useMemo(
    () => findDuplicates(entity, candidates, records, day),
    [entity, candidates, records, day],
  );
  const chosen = candidates.filter(
    (row) => row.problems.length === 0 && (withDuplicates || !duplicates.has(row)),
  );
  const isReady = areAll && chosen.length > 0;

  return (
    <div className="max-w-6xl space-y-5 px-4 sm:px-6">
      <p ref={title} tabIndex={-1} className="text-sm outline-none">
        <bdi className="font-medium">{sheet.source.name ?? 'Pasted rows'}</bdi>
        {`, ${countText(sheet.rows.length, 'row')}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]">
        <label className="flex items-center gap-2">
          Headings are in
          <Select
            value={String(sheet.head)}
            options={[
              ['-1', 'no row'],
              ...sheet.all
                .slice(0, MAX_HEAD)
                .map(({ number }, n) => [String(n), `row ${number}`] as const),
            ]}
            onChoice={(row) => onSheet(withHeadings(entity, sheet, Number(row)))}
          />
        </label>
        {sheet.head > 0 && <p className="text-muted">What is above is left out.</p>}
      </div>
      {sheet.source.isGuess && (
        <Alert kind="status">
          The file does not say how its letters are encoded. If they look wrong below, copy the
          cells in your spreadsheet program and paste them here instead.
        </Alert>
      )}
      <ColumnTable
        entity={entity}
        sheet={sheet}
        onMapping={(mapping) => onSheet({ ...sheet, mapping })}
      />
      <SheetQuestions open={open} answers={answers} onAnswers={setAnswers} />
      {isReadable && (
        <ReviewResult
          entity={entity}
          sheet={sheet}
          rows={candidates}
          asides={rows.filter(({ aside }) => aside !== null)}
          ticked={ticked}
          onTick={(row) => {
            const others = [...ticked].filter((number) => number !== row);
            setTicked(new Set(ticked.has(row) ? others : [...others, row]));
          }}
          records={records}
          duplicates={duplicates}
          withDuplicates={withDuplicates}
          onWithDuplicates={setWithDuplicates}
        />
      )}
      {problem !== null && <Alert kind="alert">{problem}</Alert>}
      <div className="sticky bottom-0 z-1 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 max-lg:bottom-14 sm:-mx-6 sm:px-6">
        <Button
          variant="primary"
          aria-disabled={!isReady}
          onClick={() => isReady && onImport(chosen.map(({ texts }) => texts))}
        >
          Import {isReadable ? countText(chosen.length, entity.noun) : ''}
        </Button>
        <Button onClick={onClose}>Choose another sheet</Button>
        {!isReady && <p className="text-[0.8125rem] text-muted">{reasonFor(props, isReadable)}</p>}
      </div>
    </div>
  );
}

function reasonFor({ sheet, areAll }: SheetReviewProps, isReadable: boolean): string {
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

function ColumnTable({ entity, sheet, onMapping }: ColumnTableProps) {
  const { headings, rows, mapping } = sheet;
  const fields = Object.entries(columnFields(entity));
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
                  {sampleCells(rows, index)}
                </bdi>
              </th>
              <td className="px-3 py-1.5 text-muted max-sm:hidden">
                <bdi className="line-clamp-2 wrap-anywhere">{sampleCells(rows, index)}</bdi>
              </td>
              <td className="px-3 py-1.5">
                <Select
                  aria-label={`${heading} goes to`}
                  value={mapping[index] ?? ''}
                  blank="Leave out"
                  options={fields.map(([name, { label }]) => [name, label])}
                  onChoice={(name) => onMapping(withColumn(mapping, index, name || null))}
                  className={`w-full ${mapping[index] ? '' : 'text-muted!'}`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEADING = 'px-3 py-2 text-start font-medium';

const columnsOf = (headings: readonly string[]) =>
  headings.map((heading, index) => ({ key: `${index} ${heading}`, heading, index }));

/** How many rows are looked through for the first cells of a column. */
const SAMPLE_ROWS = 50;

function sampleCells(rows: Sheet['rows'], column: number): string {
  const cells = rows.slice(0, SAMPLE_ROWS).map((row) => row.cells[column]?.trim() ?? '');
  return cells
    .filter(Boolean)
    .slice(0, 3)
    .map((cell) => cell.slice(0, 40))
    .join(' · ');
}
