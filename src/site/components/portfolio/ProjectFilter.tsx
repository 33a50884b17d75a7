import { useSearchParams } from 'react-router-dom';
import { FILTERS, PORTFOLIO } from '../../content/projects.ts';
import type { Category } from '../../content/types.ts';

const PARAMETER = 'category';

/**
 * The category in the address, as in `/portfolio?category=ponds`, and a function that changes it. An unknown one stands
 * for all, which is null. Each change is an entry of the history, so that going back returns to the previous selection.
 */
export function useCategory(): readonly [
  category: Category | null,
  setCategory: (category: Category | null) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(PARAMETER);
  const filter = FILTERS.find(({ category }) => category !== null && nameOf(category) === named);
  return [
    filter?.category ?? null,
    (category) => setParameters(category === null ? {} : { [PARAMETER]: nameOf(category) }),
  ];
}

const nameOf = (category: Category): string => category.toLowerCase();

type ProjectFilterProps = {
  readonly selected: Category | null;
  readonly onSelect: (category: Category | null) => void;
};

/** The buttons of the filter. */
export function ProjectFilter({ selected, onSelect }: ProjectFilterProps) {
  return (
    <div role="group" aria-label={PORTFOLIO.labels.filterGroup} className="flex flex-wrap gap-2">
      {FILTERS.map(({ label, category }) => (
        <button
          key={label}
          type="button"
          aria-pressed={selected === category}
          onClick={() => {
            if (selected !== category) onSelect(category);
          }}
          className="min-h-11 rounded-xs border border-ink/30 px-4 text-[0.9375rem] transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-pearl forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
