import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column } from './column.ts';
import type { Sorting } from './sort.ts';

type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  /** CSS widths, by column. */
  readonly widths: readonly string[];
  readonly sorting: Sorting | null;
  readonly onSort: (heading: string) => void;
};

/** The sticky header row; a click on a heading sorts by its column. */
export function TableHead<Row>({ columns, widths, sorting, onSort }: TableHeadProps<Row>) {
  return (
    <thead className="sticky top-0 z-1 hidden bg-sunken shadow-[inset_0_1px_0_var(--line),inset_0_-1px_0_var(--line)] sm:table-header-group">
      <tr aria-rowindex={1}>
        {columns.map(({ heading, numeric }, index) => {
          const direction = sorting?.heading === heading ? sorting.direction : 'none';
          const Icon = ICONS[direction];
          return (
            <th
              key={heading}
              scope="col"
              aria-sort={direction}
              style={{ width: widths[index] }}
              className="p-0 font-normal first:ps-[calc(1.5rem-var(--cell))] last:pe-(--cell)"
            >
              <button
                type="button"
                onClick={() => onSort(heading)}
                className={`group flex h-7.5 w-full items-center gap-1 px-(--cell) text-xs font-medium whitespace-nowrap text-muted outline-offset-[-3px] hover:text-ink ${numeric ? 'flex-row-reverse' : ''}`}
              >
                {heading}
                <Icon
                  aria-hidden="true"
                  className={`size-3.5 shrink-0 ${direction === 'none' ? 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60' : 'text-accent'}`}
                />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;
