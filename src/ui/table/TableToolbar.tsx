import { type MouseEvent, type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { TitleLineEnd } from '../ListSection.tsx';
import { SearchField } from '../SearchField.tsx';
import type { Filter, Toggle } from './column.ts';
import type { TableView } from './sort.ts';
import { inFigures } from '../../lib/words.ts';

type TableToolbarProps<Row> = {
  readonly label: string;
  readonly placeholder: string;
  readonly filter: Filter<Row> | undefined;
  readonly toggles: readonly Toggle<Row>[];
  /** What else the rows are narrowed to, before the filter. */
  readonly chosenFilters: ReactNode;
  /** All rows, those that this narrows them to, and those of them that match the toggles. */
  readonly rows: readonly Row[];
  readonly matching: readonly Row[];
  readonly toggled: readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly found: number;
  /** What is said of the rows where all are shown; by default, how many there are. */
  readonly allShown: string | undefined;
  /** Whether the rows are only the newest ones, while the others are loading. */
  readonly isPartial: boolean;
  /** Replaces the filter while rows are selected. */
  readonly selectionBar: ReactNode;
  /** Whether there is nothing yet that could be searched: only the end is shown. */
  readonly isBlank?: boolean;
  /** The end of the toolbar. */
  readonly tools: ReactNode;
};

/** Above a list: its search box, its filter, how many of its rows are shown, and its tools. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { placeholder, filter, toggles, view, onView, selectionBar } = props;
  const countId = useId();
  const { isBlank } = props;
  return (
    <>
      {!isBlank && (
        <SearchField
          placeholder={placeholder}
          describedBy={countId}
          query={view.query}
          onQuery={(query) => onView({ ...view, query })}
        />
      )}
      {/* Beside the search if all of it fits there. */}
      <div
        className={`contents ${isBlank ? '' : 'xl:flex xl:min-w-0 xl:grow xl:items-center xl:gap-3'}`}
      >
        {!isBlank && (
          <>
            <div className="order-1 flex min-w-0 basis-full gap-x-3 gap-y-1 empty:hidden max-sm:mt-1 sm:flex-wrap xl:order-none xl:basis-auto max-sm:-mx-4 max-sm:basis-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none]">
              {props.chosenFilters}
              {selectionBar ??
                (filter && (
                  <FilterChips
                    filter={filter}
                    all={props.rows}
                    rows={props.toggled}
                    values={view.filter}
                    onValues={(values) => onView({ ...view, filter: values })}
                  />
                ))}
              {!selectionBar && toggles.length > 0 && (
                <ToggleChips
                  toggles={toggles}
                  all={props.rows}
                  rows={props.matching}
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
            <bdi className="hidden basis-full text-xs text-muted print:block">
              {describeView(props)}
            </bdi>
          </>
        )}
        {/* Right beside the count if there is one, and else at the end of the line; the same before and after the rows arrive, so that an open menu stays. */}
        <div className="flex gap-2 not-[p~*]:ms-auto empty:hidden print:hidden">{props.tools}</div>
      </div>
    </>
  );
}

function describeView<Row>({ toggles, view }: TableToolbarProps<Row>): string {
  const on = toggles.filter(({ name }) => view.toggles.includes(name));
  const query = view.query.trim();
  return [...view.filter, ...on.map(({ label }) => label), ...(query ? [`“${query}”`] : [])].join(
    ' · ',
  );
}

type Counts = Pick<TableToolbarProps<unknown>, 'found' | 'rows' | 'allShown' | 'isPartial'>;

function countText({ found, rows: { length: total }, allShown, isPartial }: Counts): string {
  const all = inFigures(total);
  if (isPartial) {
    const matches = found === total ? 'The' : `${found} of the`;
    return `${matches} newest ${all}, loading the others…`;
  }
  return found === total ? (allShown ?? `${all} total`) : `${inFigures(found)} of ${all}`;
}

type FilterChipsProps<Row> = {
  readonly filter: Filter<Row>;
  /** A value that none of these has is not offered, unless it is chosen. */
  readonly all: readonly Row[];
  readonly rows: readonly Row[];
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
};

/** One button per value with the number of its rows. A click chooses one, with Ctrl or Shift also several. */
function FilterChips<Row>({ filter, values, onValues, ...props }: FilterChipsProps<Row>) {
  // Counted once the rows are on screen, which a long list would delay.
  const rows = useDeferredValue(props.rows);
  const all = useDeferredValue(props.all);
  const counts = useMemo(() => countsOf(rows, filter), [rows, filter]);
  const known = useMemo(() => countsOf(all, filter), [all, filter]);

  function choose(option: string, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    const isChosen = values.includes(option);
    if (ctrlKey || metaKey || shiftKey) {
      onValues(isChosen ? values.filter((value) => value !== option) : [...values, option]);
    } else onValues(isChosen && values.length === 1 ? [] : [option]);
  }

  return (
    <div
      role="group"
      aria-label={`Filter by ${filter.label.toLowerCase()}`}
      className="flex min-w-0 gap-0.5 print:hidden overflow-x-auto [scrollbar-width:none] max-sm:shrink-0 max-sm:overflow-visible"
    >
      <Chip
        label="All"
        count={rows.length}
        isChosen={values.length === 0}
        onClick={() => onValues([])}
      />
      {filter.options
        .filter((option) => known.has(option) || values.includes(option))
        .map((option) => (
          <Chip
            key={option}
            label={option}
            count={counts.get(option) ?? 0}
            isChosen={values.includes(option)}
            onClick={(event) => choose(option, event)}
          />
        ))}
    </div>
  );
}

function countsOf<Row>(rows: readonly Row[], { value }: Filter<Row>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const option = value(row);
    counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  return counts;
}

type ChipProps = {
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onClick: (event: MouseEvent) => void;
};

/** A button that is pressed while it filters a list, with the number of rows it stands for. */
export function Chip({ label, count, isChosen, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="flex min-h-7 shrink-0 items-center gap-1.5 rounded-md px-2 text-[0.8125rem] font-medium whitespace-nowrap text-muted outline-offset-[-2px] hover:text-ink aria-pressed:bg-accent/10 aria-pressed:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3"
    >
      {label}{' '}
      <span className="text-xs font-normal text-muted tabular-nums">{inFigures(count)}</span>
    </button>
  );
}

type ToggleChipsProps<Row> = {
  readonly toggles: readonly Toggle<Row>[];
  /** One that none of these matches is not offered, unless it is on. */
  readonly all: readonly Row[];
  readonly rows: readonly Row[];
  /** The names of those that are on. */
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
};

/** One button per toggle with the number of all rows that match it. Each is on or off by itself. */
function ToggleChips<Row>({ toggles, all, rows, values, onValues }: ToggleChipsProps<Row>) {
  const counts = useMemo(
    () => toggles.map(({ matches }) => rows.filter(matches).length),
    [toggles, rows],
  );
  const isOffered = useMemo(() => toggles.map(({ matches }) => all.some(matches)), [toggles, all]);
  return (
    <div
      role="group"
      aria-label="Show only"
      className="flex min-w-0 gap-0.5 overflow-x-auto border-line not-first:border-s not-first:ps-3 [scrollbar-width:none] empty:hidden sm:max-lg:border-0! sm:max-lg:ps-0! max-sm:shrink-0 max-sm:overflow-visible print:hidden"
    >
      {toggles.map(({ name, label }, index) => {
        const isChosen = values.includes(name);
        return (
          (isChosen || isOffered[index]) && (
            <Chip
              key={name}
              label={label}
              count={counts[index] ?? 0}
              isChosen={isChosen}
              onClick={() =>
                onValues(isChosen ? values.filter((value) => value !== name) : [...values, name])
              }
            />
          )
        );
      })}
    </div>
  );
}
