import { useMemo, type MouseEvent } from 'react';
import { Chip } from './Chip.tsx';
import type { Filter } from './column.ts';

type FilterChipsProps<Row> = {
  readonly filter: Filter<Row>;
  readonly rows: readonly Row[];
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
};

/** One button per value with the number of its rows. A click chooses one, with Ctrl or Shift also several. */
export function FilterChips<Row>({ filter, rows, values, onValues }: FilterChipsProps<Row>) {
  const counts = useMemo(() => countsOf(rows, filter), [rows, filter]);

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
      {filter.options.map((option) => (
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
