import { useMemo } from 'react';
import { Chip } from './Chip.tsx';
import type { Toggle } from './column.ts';

type ToggleChipsProps<Row> = {
  readonly toggles: readonly Toggle<Row>[];
  readonly rows: readonly Row[];
  /** The names of those that are on. */
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
};

/** One button per toggle with the number of all rows that match it. Each is on or off by itself. */
export function ToggleChips<Row>({ toggles, rows, values, onValues }: ToggleChipsProps<Row>) {
  const counts = useMemo(
    () => toggles.map(({ matches }) => rows.filter(matches).length),
    [toggles, rows],
  );
  return (
    <div
      role="group"
      aria-label="Show only"
      className="flex min-w-0 gap-0.5 overflow-x-auto border-s border-line ps-3 [scrollbar-width:none] max-sm:shrink-0 max-sm:overflow-visible print:hidden"
    >
      {toggles.map(({ name, label }, index) => {
        const isChosen = values.includes(name);
        return (
          <Chip
            key={name}
            label={label}
            count={counts[index] ?? 0}
            isChosen={isChosen}
            onClick={() =>
              onValues(isChosen ? values.filter((value) => value !== name) : [...values, name])
            }
          />
        );
      })}
    </div>
  );
}
