import { Tick } from '../../ui/controls.tsx';
import type { Entity, RecordOf } from '../../records/model/entity.ts';
import type { InputSpec } from '../../records/model/field.ts';
import { describeLines } from '../../records/model/formatValue.ts';
import { formatDate } from '../../lib/dates.ts';
import { plural, inFigures } from '../../lib/words.ts';
import { sameTaxNumbers } from './findDuplicates.ts';
import type { ReadRow } from './row.ts';
import type { Sheet } from './sheet.ts';
import { importedFields } from '../../records/page/exportRecords.ts';

type ReviewResultProps = {
  readonly entity: Entity;
  readonly sheet: Sheet;
  /** Those that are records, with errors or without. */
  readonly rows: readonly ReadRow[];
  /** Those that look like totals or notes of a report, ticked or not. */
  readonly asides: readonly ReadRow[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (number: number) => void;
  /** Those that are stored. */
  readonly records: readonly RecordOf<Entity>[];
  readonly duplicates: ReadonlyMap<ReadRow, string>;
  readonly withDuplicates: boolean;
  readonly onWithDuplicates: (withDuplicates: boolean) => void;
};

const FIRST_ROWS = 5;

/** How many rows are new, wrong and duplicates, and which. */
export function ReviewResult(props: ReviewResultProps) {
  const { entity, sheet, rows, asides, duplicates, withDuplicates, onWithDuplicates } = props;
  const names = sheet.mapping.flatMap((name) => name?.replace(/\..*/, '') ?? []);
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const same = [...duplicates.keys()];
  const fresh = rows.filter((row) => row.problems.length === 0 && !duplicates.has(row));
  const taxNumbers = sameTaxNumbers(rows, props.records);
  const noteOf = (row: ReadRow): string =>
    [duplicates.get(row) ?? [], row.notes, taxNumbers.get(row) ?? []].flat().join('; ');
  const noted = fresh.filter((row) => noteOf(row) !== '');
  const first = [...noted, ...fresh.filter((row) => noteOf(row) === '').slice(0, FIRST_ROWS)];

  const tables: readonly Omit<PreviewTableProps, 'entity' | 'names'>[] = [
    {
      title: 'With errors, left out',
      rows: wrong,
      noteOf: ({ problems }) => problems.join('; '),
    },
    { title: withDuplicates ? 'Duplicates' : 'Duplicates, left out', rows: same, noteOf },
    {
      title: 'Not records, left out unless ticked',
      rows: asides,
      noteOf: ({ aside }) => aside ?? '',
      ticked: props.ticked,
      onTick: props.onTick,
    },
    {
      title:
        fresh.length > first.length
          ? `${noted.length > 0 ? 'To look at, and the' : 'The'} first ${FIRST_ROWS} new rows`
          : 'New',
      rows: first,
      ...(noted.length > 0 && { noteOf }),
    },
  ];

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="text-sm font-semibold tabular-nums">
          {summarize(fresh.length, wrong.length, same.length)}
          {noted.length > 0 && ` · ${inFigures(noted.length)} to look at`}
        </p>
        {same.length > 0 && (
          <Tick checked={withDuplicates} onTick={onWithDuplicates} className="text-[0.8125rem]">
            Import duplicates as well
          </Tick>
        )}
      </div>
      {tables.map(
        (table) =>
          table.rows.length > 0 && (
            <PreviewTable key={table.title} entity={entity} names={names} {...table} />
          ),
      )}
    </div>
  );
}

function summarize(fresh: number, wrong: number, same: number): string {
  return [
    `${inFigures(fresh)} new`,
    ...(wrong > 0 ? [`${inFigures(wrong)} with errors`] : []),
    ...(same > 0
      ? [`${inFigures(same)} ${plural(same, 'looks like a duplicate', 'look like duplicates')}`]
      : []),
  ].join(' · ');
}

type PreviewTableProps = {
  readonly title: string;
  readonly entity: Entity;
  /** The names of the fields that the sheet has columns for. */
  readonly names: readonly string[];
  readonly rows: readonly ReadRow[];
  readonly noteOf?: (row: ReadRow) => string;
  /** The numbers of the rows that are ticked, if they can be. */
  readonly ticked?: ReadonlySet<number>;
  readonly onTick?: (number: number) => void;
};

const MAX_SHOWN = 100;

/** Rows of a sheet as the records that they become. */
function PreviewTable(props: PreviewTableProps) {
  const { title, entity, names, rows, noteOf, ticked, onTick } = props;
  const fields = importedFields(entity);
  const columns = Object.keys(fields).filter((name) => names.includes(name));
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="pb-1.5 text-[0.8125rem] font-semibold">{title}</h3>
      <div
        role="region"
        aria-label={`Rows: ${title}`}
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border border-line"
      >
        <table aria-label={title} className="w-full text-[0.8125rem] tabular-nums">
          <thead className="sticky top-0 bg-sunken text-xs text-muted">
            <tr>
              {[
                'Row',
                ...(noteOf ? ['Why'] : []),
                ...columns.map((name) => fields[name]?.label),
              ].map((heading) => (
                <th key={heading} className="px-3 py-2 text-start font-medium whitespace-nowrap">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.slice(0, MAX_SHOWN).map((row) => (
              <tr key={row.number}>
                <th scope="row" className="px-3 py-1.5 text-start align-top font-normal text-muted">
                  {row.number}
                  {onTick && row.problems.length === 0 && (
                    <input
                      type="checkbox"
                      aria-label={`Import row ${row.number} as well`}
                      checked={ticked?.has(row.number) === true}
                      onChange={() => onTick(row.number)}
                      className="ms-2 size-4 align-middle accent-accent"
                    />
                  )}
                </th>
                {noteOf && (
                  <td className="min-w-60 px-3 py-1.5 align-top wrap-anywhere">
                    <bdi>{noteOf(row)}</bdi>
                  </td>
                )}
                {columns.map((name) => (
                  <td key={name} className="max-w-80 min-w-24 px-3 py-1.5 align-top wrap-anywhere">
                    <bdi className="line-clamp-3">
                      {shownText(fields[name]?.input, row.texts[name])}
                    </bdi>{' '}
                    {row.sources[name] !== undefined && (
                      <span className="block text-xs text-muted">
                        from <bdi>“{row.sources[name].slice(0, 60)}”</bdi>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > MAX_SHOWN && (
        <p className="pt-1.5 text-xs text-muted">
          The first {MAX_SHOWN} of {inFigures(rows.length)}.
        </p>
      )}
    </section>
  );
}

function shownText(input: InputSpec | undefined, text = ''): string {
  if (input?.type === 'date') return formatDate(text);
  if (input?.type === 'lines') return describeLines(input.columns, text);
  if (input?.type !== 'number' || text === '') return text;
  return Number(text).toLocaleString('en-US', { maximumFractionDigits: 20 });
}
