import { useId, useMemo } from 'react';
import { sortedNames } from '../../lib/nameKey.ts';
import { MAX_DATE, MIN_DATE } from '../../lib/calendar.ts';
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
import { useToday } from '../store/connection/useConnection.ts';
import { Input, Select, Tick } from '../../ui/controls.tsx';

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
  const names = useMemo(() => sortedNames(rows.map(filter.read)), [rows, filter]);
  return (
    <label>
      <span className={LABEL}>{filter.label}</span>
      <Select
        value={choice}
        blank="Anybody"
        options={[[ME, 'Me'], [NONE, 'Nobody'], ...names]}
        onChoice={onChoice}
        className="w-full"
      />
    </label>
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
        <Select
          id={id}
          value={bound ?? choice}
          blank="Any day"
          options={Object.entries({ ...SPANS, ...BOUNDS, [NONE]: 'None' })}
          onChoice={(value) => onChoice(value in BOUNDS ? `${value}-${today}` : value)}
          className="w-full"
        />
        {bound !== undefined && (
          <Input
            type="date"
            aria-label={`${filter.label}, ${bound}`}
            min={MIN_DATE}
            max={MAX_DATE}
            value={choice.slice(bound.length + 1)}
            onText={(day) => onChoice(`${bound}-${day || today}`)}
          />
        )}
      </div>
    </div>
  );
}

function ArchivedControl({ filter, choice, onChoice }: ControlProps) {
  return (
    <Tick checked={choice !== ''} onTick={(isTicked) => onChoice(isTicked ? 'only' : '')}>
      {filter.label}
    </Tick>
  );
}

const CONTROLS = { person: PersonControl, date: DateControl, archived: ArchivedControl } as const;

const LABEL = 'mb-1 block text-xs font-medium text-muted';
