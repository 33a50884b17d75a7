import { CASE_STUDY } from '../../content/caseStudies.ts';
import { ELEVATION, ELEVATIONS } from '../../content/elevations.ts';
import { PROJECTS } from '../../content/projects.ts';
import type { Fact, Project } from '../../content/types.ts';
import { BRAND } from '../../../brand.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { ElevationDrawing } from './ElevationDrawing.tsx';

/** A cell draws the lines above and before it; the sheet hides those at its edge. */
const CELL = '-ms-px -mt-px border-s border-t border-brass/40';
const SMALL_CELL = `${CELL} p-[clamp(1rem,1.6vw,1.75rem)]`;
const LOW_CELL = `${CELL} px-[clamp(1.25rem,2.5vw,2.5rem)] py-[clamp(1rem,1.6vw,1.75rem)]`;
const LARGE_CELL = `${CELL} p-[clamp(1.25rem,2.5vw,2.5rem)]`;

/** The scope of a project, drawn as the title block of its drawings (specification, section 2). */
export function ScopeSheet({ project }: { readonly project: Project }) {
  return (
    <div className="bg-abyss text-pearl">
      <div className="page-width py-[clamp(3rem,7vw,8rem)]">
        {/* The frame of a drawing: a fine line around a strong one. */}
        <aside
          aria-labelledby="project-scope"
          className="border border-brass/40 p-[clamp(0.375rem,0.8vw,0.75rem)]"
        >
          <div className="overflow-hidden border-2 border-brass/70">
            {project.facts === undefined ? (
              <ShortSheet project={project} />
            ) : (
              <FullSheet project={project} facts={project.facts} />
            )}
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The scope, and beside it a list of facts. */
function FullSheet({
  project,
  facts,
}: {
  readonly project: Project;
  readonly facts: readonly Fact[];
}) {
  return (
    <div className="grid lg:grid-cols-[1fr_2fr]">
      <div className={`flex flex-col justify-between gap-10 ${LARGE_CELL}`}>
        <Scope scope={project.scope} className="text-[clamp(1.625rem,2.6vw,2.75rem)]" />
        <Imprint project={project} />
      </div>
      <dl className="grid sm:grid-cols-2">
        {facts.map(({ term, detail }) => (
          <div key={term} className={`${SMALL_CELL} sm:last:odd:col-span-2`}>
            <dt className="text-sm text-mist">{term}</dt>
            <dd className="mt-1 text-lg leading-snug tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The scope beside a drawing, and a row of what else is known of a project without a list of facts. */
function ShortSheet({ project }: { readonly project: Project }) {
  const { id, category, location, figure, scope } = project;
  const { terms } = CASE_STUDY;
  const elevation = ELEVATIONS[id];
  const facts = [
    [terms.volume, figure && `${figure.value}\u00A0${figure.unit}`],
    [terms.type, category],
    [terms.location, location],
  ] as const;
  return (
    <div className="grid grid-cols-1 lg:grid-cols-[1fr_1.6fr]">
      <div className={`flex flex-col justify-between gap-10 ${LARGE_CELL}`}>
        <Scope scope={scope} className="text-[clamp(1.625rem,2.6vw,2.75rem)]" />
        <Imprint project={project} />
      </div>
      {elevation && (
        <div className={`grid content-end gap-4 ${LARGE_CELL}`}>
          <ElevationDrawing elevation={elevation} />
          <p className="text-sm text-mist">{ELEVATION.title}</p>
        </div>
      )}
      <dl className="grid sm:grid-cols-3 lg:col-span-2">
        {facts.map(([term, detail]) => (
          <div key={term} className={LOW_CELL}>
            <dt className="text-sm text-mist">{term}</dt>
            <dd className="mt-1 text-lg leading-snug">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Scope({ scope, className }: { readonly scope: string; readonly className: string }) {
  return (
    <div>
      <h2 id="project-scope" className="eyebrow text-brass">
        {CASE_STUDY.scope}
      </h2>
      <p className={`mt-5 font-display leading-[1.14] text-balance lining-nums ${className}`}>
        {scope}
      </p>
    </div>
  );
}

/** Whose drawing it is, and which one. */
function Imprint({ project: { id, title } }: { readonly project: Project }) {
  return (
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
  );
}
