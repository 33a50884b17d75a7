import { Search } from 'lucide-react';
import type { Sorting } from './arrange.ts';
import type { Column } from './column.ts';

type TableToolsProps<Row> = {
  readonly label: string;
  readonly placeholder: string;
  readonly columns: readonly Column<Row>[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting | null) => void;
  readonly countId: string;
  readonly found: number;
  readonly total: number;
};

const BOX = 'h-9 rounded-md border border-edge/60 bg-surface text-sm';

/** The search box of a table, how many rows it leaves, and, where there are no headings to click, the sorting. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { label, placeholder, columns, query, onQuery, sorting, onSort, countId } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-3 print:hidden">
      <div className="relative min-w-0 grow sm:max-w-xs">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-2.5 size-4 text-muted"
        />
        <input
          type="search"
          dir="auto"
          aria-label={placeholder.replace(/\.+$/, '')}
          aria-describedby={countId}
          placeholder={placeholder}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className={`${BOX} w-full ps-9 pe-2 placeholder:text-muted`}
        />
      </div>
      <select
        aria-label={`Sort ${label.toLowerCase()}`}
        value={sorting ? `${sorting.direction} ${sorting.heading}` : ''}
        onChange={(event) => onSort(sortingFrom(event.target.value))}
        className={`${BOX} px-2 sm:hidden`}
      >
        <option value="">Newest first</option>
        {columns.map(({ heading }) => (
          <option key={heading} value={`ascending ${heading}`}>
            {heading}, rising
          </option>
        ))}
        {columns.map(({ heading }) => (
          <option key={heading} value={`descending ${heading}`}>
            {heading}, falling
          </option>
        ))}
      </select>
      <p id={countId} role="status" className="text-xs text-muted tabular-nums">
        {counted(props)}
      </p>
    </div>
  );
}

function counted({ found, total }: { readonly found: number; readonly total: number }): string {
  const all = total.toLocaleString('en-US');
  return found === total ? `${all} in all` : `${found.toLocaleString('en-US')} of ${all}`;
}

function sortingFrom(choice: string): Sorting | null {
  const [direction = '', ...heading] = choice.split(' ');
  if (direction !== 'ascending' && direction !== 'descending') return null;
  return { direction, heading: heading.join(' ') };
}
