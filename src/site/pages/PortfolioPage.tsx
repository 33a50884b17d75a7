import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { ProjectFilter, useCategory } from '../components/portfolio/ProjectFilter.tsx';
import { ProjectGrid } from '../components/portfolio/ProjectGrid.tsx';
import { CONCEPT_NOTE, PORTFOLIO, PROJECTS } from '../content/projects.ts';

/** The six projects, filtered by category (specification, section 2). */
export default function PortfolioPage() {
  const { head, labels, callToAction } = PORTFOLIO;
  const [category, setCategory] = useCategory();
  const projects = PROJECTS.filter((project) => category === null || project.category === category);

  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} />
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
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}
