import { useState } from 'react';
import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { ProjectCard } from '../components/ProjectCard.tsx';
import { CONCEPT_NOTE, FILTERS, PORTFOLIO, PROJECTS } from '../content/projects.ts';
import type { Category } from '../content/types.ts';

/** The six projects, filtered by category (specification, section 2). */
export default function PortfolioPage() {
  const { head, labels, callToAction } = PORTFOLIO;
  const [category, setCategory] = useState<Category | null>(null);
  const visible = PROJECTS.filter((project) => category === null || project.category === category);

  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} />
      <section className="page-width py-[clamp(2.5rem,5vw,5rem)] pb-[clamp(4.5rem,9vw,10rem)]">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-sand pb-6">
          <div role="group" aria-label={labels.filterGroup} className="flex flex-wrap gap-2">
            {FILTERS.map((filter) => (
              <button
                key={filter.label}
                type="button"
                aria-pressed={category === filter.category}
                onClick={() => setCategory(filter.category)}
                className="min-h-11 rounded-xs border border-ink/30 px-4 text-[0.9375rem] transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-pearl forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
              >
                {filter.label}
              </button>
            ))}
          </div>
          <p role="status" className="text-sm text-slate">
            {labels.count(visible.length)}
          </p>
        </div>
        <p className="mt-4 text-sm text-slate">{CONCEPT_NOTE}</p>
        <ul className="mt-[clamp(2rem,3vw,3rem)] grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3">
          {visible.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} level={2} />
            </li>
          ))}
        </ul>
      </section>
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}
