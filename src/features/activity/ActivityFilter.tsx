import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nounInTitle } from '../../model/entity.ts';
import { ENTITIES } from '../../model/entities.ts';
import { nameInAddress } from '../../shell/address/addresses.ts';

/** Chooses whose activity and which kind of records are listed; the choice is in the address. */
export function ActivityFilter({ people }: { readonly people: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-3 px-4 sm:px-6">
      <Choice
        name="person"
        label="Person"
        all="Everybody"
        options={people.toSorted().map((person) => [person, person])}
      />
      <Choice
        name="kind"
        label="Kind"
        all="Everything"
        options={ENTITIES.map((entity) => [nameInAddress(entity), nounInTitle(entity)])}
      />
    </div>
  );
}

type ChoiceProps = {
  /** The name in the address. */
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly (readonly [value: string, label: string])[];
};

function Choice({ name, label, all, options }: ChoiceProps) {
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get(name) ?? '';
  const isListed = chosen === '' || options.some(([value]) => value === chosen);

  function choose(value: string): void {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        className="h-9 max-w-60 rounded-md border border-edge bg-surface ps-2 text-sm text-ink"
      >
        <option value="">{all}</option>
        {!isListed && <option value={chosen}>{chosen}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
