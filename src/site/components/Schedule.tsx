import type { Table } from '../../company/site/types.ts';

type ScheduleProps = {
  readonly table: Table;
  readonly className?: string;
};

/** A table set like an engineer's schedule. On a phone each row becomes a block that repeats the column headings. */
export function Schedule({ table, className = '' }: ScheduleProps) {
  const [, ...columns] = table.columns;
  return (
    <table
      className={`mt-[clamp(2rem,4vw,3.5rem)] block w-full border border-ink/50 bg-paper text-[0.9375rem] leading-snug md:table md:table-fixed ${className}`}
    >
      <caption className="sr-only">{table.caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          {table.columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="eyebrow border-b border-ink/50 px-5 py-3 text-start text-brass-deep not-first:border-s not-first:border-s-ink/20 first:w-[26%]"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {table.rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className="block px-5 py-4 not-first:border-t not-first:border-ink/20 md:table-row md:p-0"
          >
            <th
              scope="row"
              className="block pb-2 text-start align-baseline font-display text-[1.375rem] leading-tight font-semibold md:table-cell md:px-5 md:py-3.5"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                className="block py-1 align-baseline md:table-cell md:border-s md:border-ink/20 md:px-5 md:py-3.5"
              >
                <span className="block text-sm text-slate md:hidden">{columns[index]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
