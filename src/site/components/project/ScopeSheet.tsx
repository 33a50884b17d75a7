import { CASE_STUDY } from '../../content/caseStudies.ts';
import { PROJECTS } from '../../content/projects.ts';
import type { Fact, Project } from '../../content/types.ts';
import { BRAND } from '../../../brand.ts';
import { Mark } from '../../../ui/Mark.tsx';

/** The scope of a project, drawn as the title block of its drawings (specification, section 2). */
export function ScopeSheet({ project }: { readonly project: Project }) {
  const { id, title, scope, facts = factsOf(project) } = project;
  return (
    <div className="bg-abyss text-pearl">
      <div className="page-width py-[clamp(3rem,7vw,8rem)]">
        {/* The frame of a drawing: a fine line around a strong one. */}
        <aside
          aria-labelledby="project-scope"
          className="border border-brass/40 p-[clamp(0.375rem,0.8vw,0.75rem)]"
        >
          <div className="border-2 border-brass/70">
            <div className="grid lg:grid-cols-[1fr_2fr]">
              <div className="flex flex-col justify-between gap-10 p-[clamp(1.25rem,2.5vw,2.5rem)] max-lg:border-b lg:border-e border-brass/40">
                <div>
                  <h2 id="project-scope" className="eyebrow text-brass">
                    {CASE_STUDY.scope}
                  </h2>
                  <p className="mt-5 font-display text-[clamp(1.625rem,2.6vw,2.75rem)] leading-[1.14] text-balance lining-nums">
                    {scope}
                  </p>
                </div>
                <div
                  aria-hidden="true"
                  className="flex flex-wrap items-center justify-between gap-4 text-sm text-mist"
                >
                  <span className="flex items-center gap-3">
                    <Mark className="h-8 text-brass" />
                    {BRAND.name}
                  </span>
                  <span className="text-end tabular-nums">
                    {title}
                    <br />
                    {CASE_STUDY.sheet(id, PROJECTS.length)}
                  </span>
                </div>
              </div>
              {/* One line between two cells: each draws the one above and the one before it. */}
              <dl className="grid overflow-hidden sm:grid-cols-2">
                {facts.map(({ term, detail }) => (
                  <div
                    key={term}
                    className="-mt-px border-t border-brass/40 p-[clamp(1rem,1.6vw,1.75rem)] sm:even:border-s sm:last:odd:col-span-2"
                  >
                    <dt className="text-sm text-mist">{term}</dt>
                    <dd className="mt-1 text-lg leading-snug tabular-nums">{detail}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The facts of a project that has no list of its own. */
function factsOf({ category, location, figure }: Project): readonly Fact[] {
  const { type, location: where, volume } = CASE_STUDY.terms;
  return [
    { term: type, detail: category },
    ...(figure ? [{ term: volume, detail: `${figure.value} ${figure.unit}` }] : []),
    { term: where, detail: location },
  ];
}
