import { useId, type ReactNode } from 'react';
import { SearchField } from '../SearchField.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ToggleChips } from './ToggleChips.tsx';
import type { Column, Filter, Toggle } from './column.ts';
import type { Sorting } from './sort.ts';
import type { TableView } from './view.ts';

type TableToolbarProps<Row> = {
  readonly label: string;
  readonly placeholder: string;
  readonly columns: readonly Column<Row>[];
  readonly filter: Filter<Row> | undefined;
  readonly toggles: readonly Toggle<Row>[];
  /** All rows, and those that match the toggles. */
  readonly rows: readonly Row[];
  readonly toggled: readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly found: number;
  /** Whether the rows are only the newest ones, while the others are loading. */
  readonly isPartial: boolean;
  /** Replaces the filter while rows are selected. */
  readonly selectionBar: ReactNode;
};

/** Above a list: its search box, its filter, how many of its rows are shown, and, on phones, the sort order. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { label, placeholder, columns, filter, toggles, view, onView, selectionBar } = props;
  const countId = useId();
  return (
    <>
      <SearchField
        placeholder={placeholder}
        describedBy={countId}
        query={view.query}
        onQuery={(query) => onView({ ...view, query })}
      />
      <select
        aria-label={`Sort ${label.toLowerCase()}`}
        value={view.sorting ? `${view.sorting.direction} ${view.sorting.heading}` : ''}
        onChange={({ target }) => onView({ ...view, sorting: parseSorting(target.value) })}
        className="h-9 max-w-32 rounded-md border border-edge/60 bg-surface px-2 text-sm sm:hidden print:hidden pointer-coarse:h-11"
      >
        <option value="">Newest first</option>
        {(['ascending', 'descending'] as const).flatMap((direction) =>
          columns.map(({ heading }) => (
            <option key={`${direction} ${heading}`} value={`${direction} ${heading}`}>
              {heading}, {direction}
            </option>
          )),
        )}
      </select>
      {selectionBar ??
        (filter && (
          <FilterChips
            filter={filter}
            rows={props.toggled}
            values={view.filter}
            onValues={(values) => onView({ ...view, filter: values })}
          />
        ))}
      {!selectionBar && toggles.length > 0 && (
        <ToggleChips
          toggles={toggles}
          rows={props.rows}
          values={view.toggles}
          onValues={(values) => onView({ ...view, toggles: values })}
        />
      )}
      <p
        id={countId}
        role="status"
        className="text-xs whitespace-nowrap text-muted tabular-nums max-sm:order-first max-sm:ms-auto sm:ms-auto"
      >
        {countText(props)}
      </p>
      <p className="hidden basis-full text-xs text-muted print:block">
        <bdi>{describeView(props)}</bdi>
      </p>
    </>
  );
}

/** What a list on paper shows only: the values of its filter, its toggles and what is searched for. */
function describeView<Row>({ toggles, view }: TableToolbarProps<Row>): string {
  const on = toggles.filter(({ name }) => view.toggles.includes(name));
  const query = view.query.trim();
  return [...view.filter, ...on.map(({ label }) => label), ...(query ? [`“${query}”`] : [])].join(
    ' · ',
  );
}

type Counts = Pick<TableToolbarProps<unknown>, 'found' | 'rows' | 'isPartial'>;

function countText({ found, rows: { length: total }, isPartial }: Counts): string {
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
