import { Search } from 'lucide-react';
import type { Column } from './column.ts';
import type { Sorting } from './sort.ts';

type TableToolbarProps<Row> = {
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
  /** Whether the rows are only the newest ones, while the others are loading. */
  readonly isPartial: boolean;
};

const CONTROL = 'h-9 rounded-md border border-edge/60 bg-surface text-sm';

/** The search box of a table, the number of rows found, and, on phones, a select for the sort order. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
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
          className={`${CONTROL} w-full ps-9 pe-2 placeholder:text-muted`}
        />
      </div>
      <select
        aria-label={`Sort ${label.toLowerCase()}`}
        value={sorting ? `${sorting.direction} ${sorting.heading}` : ''}
        onChange={(event) => onSort(parseSorting(event.target.value))}
        className={`${CONTROL} px-2 sm:hidden`}
      >
        <option value="">Newest first</option>
        {columns.map(({ heading }) => (
          <option key={heading} value={`ascending ${heading}`}>
            {heading}, ascending
          </option>
        ))}
        {columns.map(({ heading }) => (
          <option key={heading} value={`descending ${heading}`}>
            {heading}, descending
          </option>
        ))}
      </select>
      <p id={countId} role="status" className="text-xs text-muted tabular-nums">
        {countText(props)}
      </p>
    </div>
  );
}

type Counts = Pick<TableToolbarProps<unknown>, 'found' | 'total' | 'isPartial'>;

function countText({ found, total, isPartial }: Counts): string {
  const all = total.toLocaleString('en-US');
  if (isPartial) {
    const matches = found === total ? 'The' : `${found} of the`;
    return `${matches} newest ${all}, loading the others…`;
  }
  return found === total ? `${all} total` : `${found.toLocaleString('en-US')} of ${all}`;
}

function parseSorting(option: string): Sorting | null {
  const [direction = '', ...heading] = option.split(' ');
  if (direction !== 'ascending' && direction !== 'descending') return null;
  return { direction, heading: heading.join(' ') };
}
