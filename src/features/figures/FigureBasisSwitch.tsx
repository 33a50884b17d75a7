import { useId } from 'react';
import { useFigureBasis } from './useFigureBasis.ts';

const OPTIONS = [
  { basis: 'sample', label: 'Sample data', mark: 'peer-checked:border-dashed' },
  { basis: 'own', label: 'Your records', mark: '' },
] as const;

type FigureBasisSwitchProps = {
  /** What the switch changes, such as the title of a chart. */
  readonly of: string;
};

/** Chooses between sample data and figures of the company's own records, everywhere at once and for everybody. */
export function FigureBasisSwitch({ of }: FigureBasisSwitchProps) {
  const [chosen, choose] = useFigureBasis();
  const name = useId();
  return (
    <fieldset className="flex gap-1 text-xs font-medium text-muted print:hidden">
      <legend className="sr-only">Figures of {of}, for everybody</legend>
      {OPTIONS.map(({ basis, label, mark }) => (
        <label
          key={basis}
          className="relative flex cursor-pointer items-center pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={basis === chosen}
            onChange={() => choose(basis)}
            className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span
            className={`grid min-h-6 place-items-center rounded-md border border-transparent px-2 peer-checked:border-edge peer-checked:text-ink peer-hover:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ${mark}`}
          >
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
