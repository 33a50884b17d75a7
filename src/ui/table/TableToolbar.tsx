import { ArrowDownUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { TitleLineEnd } from '../ListSection.tsx';
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
      <span
        data-sorted={view.sorting !== null || undefined}
        className="relative grid size-9 shrink-0 place-items-center rounded-md border border-edge/60 bg-surface text-muted focus-within:outline-2 focus-within:outline-accent data-sorted:border-accent data-sorted:text-accent sm:hidden print:hidden pointer-coarse:size-11"
      >
        <ArrowDownUp aria-hidden="true" className="size-4" />
        <select
          aria-label={`Sort ${label.toLowerCase()}`}
          value={view.sorting ? `${view.sorting.direction} ${view.sorting.heading}` : ''}
          onChange={({ target }) => onView({ ...view, sorting: parseSorting(target.value) })}
          className="absolute inset-0 size-full opacity-0"
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
      </span>
      <div
        className={`flex min-w-0 gap-x-3 gap-y-1 empty:hidden max-sm:overflow-x-auto max-sm:[scrollbar-width:none] ${toggles.length > 0 ? 'max-[90rem]:order-1 max-[90rem]:basis-full' : 'max-xl:order-1 max-xl:basis-full'} max-sm:-mx-3 max-sm:basis-[calc(100%+1.5rem)]`}
      >
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
      </div>
      <p
        id={countId}
        role="status"
        className={`ms-auto text-xs whitespace-nowrap text-muted tabular-nums max-sm:order-first ${filter && props.found === props.rows.length ? 'max-sm:sr-only' : ''}`}
      >
        {countText(props)}
      </p>
      <TitleLineEnd />
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
