import { useMemo } from 'react';
import type { Entity } from '../../model/entity.ts';
import type { ReadRow } from './readRows.ts';
import { plural } from '../../lib/plural.ts';
import { protectedText } from '../../lib/sheets/writeCsv.ts';
import { Button } from '../../ui/Button.tsx';
import { fileNameOf } from '../../shell/address/importAddress.ts';
import { downloadCsv } from './downloadCsv.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { Sheet } from './sheet.ts';
import type { Review } from './useReview.ts';

type ReviewResultProps = {
  readonly entity: Entity;
  readonly sheet: Sheet;
  readonly review: Review;
  readonly withDuplicates: boolean;
  readonly onWithDuplicates: (withDuplicates: boolean) => void;
};

/** How many of the rows without problems are shown. */
const FIRST_ROWS = 5;

/** How many rows are new, wrong and duplicates, and which. */
export function ReviewResult(props: ReviewResultProps) {
  const { entity, sheet, review, withDuplicates, onWithDuplicates } = props;
  const { isReadable, rows, duplicates, counts } = review;
  const names = sheet.mapping.filter((name) => name !== null);
  const reasons = useMemo(
    () => new Map([...duplicates].map(([index, reason]) => [rows[index]?.number, reason])),
    [rows, duplicates],
  );
  const wrong = useMemo(() => rows.filter(({ problems }) => problems.length > 0), [rows]);
  const same = useMemo(() => rows.filter((_, index) => duplicates.has(index)), [rows, duplicates]);
  const fresh = useMemo(
    () => rows.filter(({ problems, number }) => problems.length === 0 && !reasons.has(number)),
    [rows, reasons],
  );
  if (!isReadable) return null;

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="text-sm font-semibold tabular-nums">
          {summary(counts)}
        </p>
        {counts.same > 0 && (
          <label className="flex min-h-8 items-center gap-2 text-[0.8125rem] pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={withDuplicates}
              onChange={({ target }) => onWithDuplicates(target.checked)}
              className="size-4 accent-accent"
            />
            Import duplicates as well
          </label>
        )}
        {wrong.length > 0 && (
          <Button variant="quiet" onClick={() => downloadWrong(entity, sheet, wrong)}>
            Download the rows with errors
          </Button>
        )}
      </div>
      {wrong.length > 0 && (
        <PreviewTable
          title="With errors, left out"
          entity={entity}
          names={names}
          rows={wrong}
          noteOf={({ problems }) => problems.join('; ')}
        />
      )}
      {same.length > 0 && (
        <PreviewTable
          title={withDuplicates ? 'Duplicates' : 'Duplicates, left out'}
          entity={entity}
          names={names}
          rows={same}
          noteOf={({ number }) => reasons.get(number) ?? ''}
        />
      )}
      {fresh.length > 0 && (
        <PreviewTable
          title={fresh.length > FIRST_ROWS ? `The first ${FIRST_ROWS} new rows` : 'New'}
          entity={entity}
          names={names}
          rows={fresh.slice(0, FIRST_ROWS)}
        />
      )}
    </div>
  );
}

const count = (number: number): string => number.toLocaleString('en-US');

function summary({ fresh, wrong, same }: Review['counts']): string {
  return [
    `${count(fresh)} new`,
    ...(wrong > 0 ? [`${count(wrong)} with errors`] : []),
    ...(same > 0
      ? [`${count(same)} ${plural(same, 'looks like a duplicate', 'look like duplicates')}`]
      : []),
  ].join(' · ');
}

/** Downloads rows as they were in the sheet, each with what is wrong with it. */
function downloadWrong(entity: Entity, { headings }: Sheet, rows: readonly ReadRow[]): void {
  const lines = rows.map(({ cells, problems }) => [
    ...headings.map((_, index) => protectedText(cells[index] ?? '')),
    problems.join('; '),
  ]);
  const head = [...headings.map(protectedText), 'Problem'];
  downloadCsv(`${fileNameOf(entity)}-errors`, [head, ...lines]);
}
