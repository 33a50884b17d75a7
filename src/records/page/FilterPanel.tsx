import { useId, useMemo } from 'react';
import { nameKey } from '../../lib/nameKey.ts';
import { MAX_DATE, MIN_DATE } from '../model/field.ts';
import { Button } from '../../ui/Button.tsx';
import {
  BOUNDS,
  type Choices,
  type FieldFilter,
  ME,
  NONE,
  SPANS,
  withChoice,
} from './fieldFilters.ts';
import { useToday } from './useToday.ts';
import { Options } from '../../ui/Options.tsx';

export type FilterPanelProps = {
  readonly filters: readonly FieldFilter[];
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  /** All records of the list. */
  readonly rows: readonly object[];
};

/** A control for each filter of a list. */
export default function FilterPanel({ filters, choices, onChoices, rows }: FilterPanelProps) {
  return (
    <div className="grid gap-3">
      {filters.map((filter) => {
        const Control = CONTROLS[filter.kind];
        return (
          <Control
            key={filter.name}
            filter={filter}
            rows={rows}
            choice={choices[filter.name] ?? ''}
            onChoice={(choice) => onChoices(withChoice(choices, filter.name, choice))}
          />
        );
      })}
      {Object.keys(choices).length > 0 && (
        <Button className="justify-self-start" onClick={() => onChoices({})}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

type ControlProps = {
  readonly filter: FieldFilter;
  readonly rows: readonly object[];
  /** Blank when nothing is chosen. */
  readonly choice: string;
  readonly onChoice: (choice: string) => void;
};

function PersonControl({ filter, rows, choice, onChoice }: ControlProps) {
  const id = useId();
  const names = useMemo(() => {
    const byKey = new Map(rows.map((row) => [nameKey(filter.read(row)), filter.read(row).trim()]));
    byKey.delete('');
    return [...byKey.values()].toSorted((a, b) => a.localeCompare(b));
  }, [rows, filter]);
  const isListed = ['', ME, NONE, ...names].includes(choice);
  return (
    <div>
      <label htmlFor={id} className={LABEL}>
        {filter.label}
      </label>
      <select
        id={id}
        value={choice}
        onChange={({ target }) => onChoice(target.value)}
        className={CONTROL}
      >
        <option value="">Anybody</option>
        <option value={ME}>Me</option>
        <option value={NONE}>Nobody</option>
        {!isListed && <option value={choice}>{choice}</option>}
        <Options of={names} />
      </select>
    </div>
  );
}

function DateControl({ filter, choice, onChoice }: ControlProps) {
  const id = useId();
  const today = useToday();
  const bound = Object.keys(BOUNDS).find((name) => choice.startsWith(`${name}-`));
  return (
    <div>
      <label htmlFor={id} className={LABEL}>
        {filter.label}
      </label>
      <div className="flex gap-2">
        <select
          id={id}
          value={bound ?? choice}
          onChange={({ target: { value } }) =>
            onChoice(value in BOUNDS ? `${value}-${today}` : value)
          }
          className={CONTROL}
        >
          <option value="">Any day</option>
          <Options of={Object.entries({ ...SPANS, ...BOUNDS, [NONE]: 'None' })} />
        </select>
        {bound !== undefined && (
          <input
            type="date"
            aria-label={`${filter.label}, ${bound}`}
            min={MIN_DATE}
            max={MAX_DATE}
            value={choice.slice(bound.length + 1)}
            onChange={({ target }) => onChoice(`${bound}-${target.value || today}`)}
            className={CONTROL}
          />
        )}
      </div>
    </div>
  );
}

function ArchivedControl({ filter, choice, onChoice }: ControlProps) {
  return (
    <label className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={choice !== ''}
        onChange={() => onChoice(choice === '' ? 'only' : '')}
        className="size-4 accent-accent"
      />
      {filter.label}
    </label>
  );
}

const CONTROLS = { person: PersonControl, date: DateControl, archived: ArchivedControl } as const;

const LABEL = 'mb-1 block text-xs font-medium text-muted';

const CONTROL =
  'h-9 w-full min-w-0 rounded-md border border-edge bg-surface px-2 text-[0.8125rem] pointer-coarse:h-11';
