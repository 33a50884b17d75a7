import { CONCEPT_NOTE, FILTERS, PORTFOLIO, PROJECTS } from '../../company/site/projects.ts';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '../../company/site/types.ts';
import { ProjectGrid } from '../components/ProjectGrid.tsx';
import { SitePage } from '../components/SitePage.tsx';

const PARAMETER = 'category';

/** The six projects, filtered by category (specification, section 2). */
export default function PortfolioPage() {
  const { head, labels, nextPage } = PORTFOLIO;
  const [category, setCategory] = useCategory();
  const projects = PROJECTS.filter((project) => category === null || project.category === category);

  return (
    <SitePage head={head} nextPage={nextPage}>
      <section className="page-width pt-[clamp(2rem,3vw,3rem)] pb-[clamp(3rem,6vw,6rem)]">
        <div className="mb-[clamp(2rem,3vw,3rem)] flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <ProjectFilter selected={category} onSelect={setCategory} />
          <p role="status" className="text-sm text-slate">
            {labels.count(projects.length)}
          </p>
        </div>
        <ProjectGrid projects={projects} level={2} priority />
        <p className="border-t border-sand pt-4 text-sm text-slate">{CONCEPT_NOTE}</p>
      </section>
    </SitePage>
  );
}

/**
 * The category in the address, as in `/portfolio?category=ponds`, and a function that changes it. An unknown one stands
 * for all, which is null. Each change is an entry of the history, so that going back returns to the previous selection.
 */
function useCategory(): readonly [
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
function ProjectFilter({ selected, onSelect }: ProjectFilterProps) {
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
