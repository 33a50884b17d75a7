import { importedFields } from './sheetFields.ts';
import type { Entity } from '../../model/entity.ts';
import type { ReadRow } from './readRows.ts';
import { formatDate } from '../../lib/dates.ts';

type PreviewTableProps = {
  readonly title: string;
  readonly entity: Entity;
  /** The names of the fields that the sheet has columns for. */
  readonly names: readonly string[];
  readonly rows: readonly ReadRow[];
  /** What is to be said of a row. */
  readonly noteOf?: (row: ReadRow) => string;
};

/** How many rows are rendered. */
const MAX_SHOWN = 100;

/** Rows of a sheet as the records that they become. */
export function PreviewTable({ title, entity, names, rows, noteOf }: PreviewTableProps) {
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
                </th>
                {noteOf && (
                  <td className="min-w-60 px-3 py-1.5 align-top wrap-anywhere">
                    <bdi>{noteOf(row)}</bdi>
                  </td>
                )}
                {columns.map((name) => (
                  <td key={name} className="max-w-80 min-w-24 px-3 py-1.5 align-top wrap-anywhere">
                    <bdi className="line-clamp-3">
                      {shownText(fields[name]?.input.type, row.texts[name])}
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
          The first {MAX_SHOWN} of {rows.length.toLocaleString('en-US')}.
        </p>
      )}
    </section>
  );
}

function shownText(type: string | undefined, text = ''): string {
  if (type === 'date') return formatDate(text);
  if (type !== 'number' || text === '') return text;
  return Number(text).toLocaleString('en-US', { maximumFractionDigits: 20 });
}
