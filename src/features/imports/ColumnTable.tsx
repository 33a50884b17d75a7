import type { Entity } from '../../model/entity.ts';
import { withColumn, type Mapping } from './guessColumns.ts';
import { importedFields } from './sheetFields.ts';
import type { Sheet } from './sheet.ts';

type ColumnTableProps = {
  readonly entity: Entity;
  readonly sheet: Sheet;
  readonly onMapping: (mapping: Mapping) => void;
};

/** The columns of a sheet, each with the field it goes to. */
export function ColumnTable({ entity, sheet, onMapping }: ColumnTableProps) {
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
