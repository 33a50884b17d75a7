import { CASE_STUDY } from '../../company/site/caseStudies.ts';
import { type Elevation, ELEVATIONS } from '../../company/projectMeasures.ts';
import { ELEVATION } from '../../company/site/elevations.ts';
import { CATEGORY_NAME, PROJECTS } from '../../company/site/projects.ts';
import type { Project } from '../../company/site/types.ts';
import { BRAND } from '../../company/brand.ts';
import { Mark } from '../../company/Mark.tsx';
import { Dimension, Person } from './drawing.tsx';
import { ElevationShape } from './ElevationShape.tsx';

/** The drawing's size and the middle of its width, in centimetres, as everything in it. */
const WIDTH = 740;
const MIDDLE = 380;
/** Between the project and the person, its dimensions and the edge. */
const GAP = 55;

/** A cell draws the lines above and before it; the sheet hides those at its edge. */
const CELL = '-ms-px -mt-px border-s border-t border-brass/40';
const SMALL_CELL = `${CELL} p-[clamp(1rem,1.6vw,1.75rem)]`;
const LOW_CELL = `${CELL} px-[clamp(1.25rem,2.5vw,2.5rem)] py-[clamp(1rem,1.6vw,1.75rem)]`;
const LARGE_CELL = `${CELL} p-[clamp(1.25rem,2.5vw,2.5rem)]`;

/**
 * The scope of a project, drawn as the title block of its drawings (specification, section 2): beside its facts, or, where these
 * are not known, beside an elevation and above a row of what is.
 */
export function ScopeSheet({ project }: { readonly project: Project }) {
  const { id, category, location, figure, facts } = project;
  const { terms } = CASE_STUDY;
  const elevation = ELEVATIONS[id];
  return (
    <div className="bg-abyss text-pearl">
      <div className="page-width py-[clamp(3rem,7vw,8rem)]">
        {/* The frame of a drawing: a fine line around a strong one. */}
        <aside
          aria-labelledby="project-scope"
          className="border border-brass/40 p-[clamp(0.375rem,0.8vw,0.75rem)]"
        >
          <div
            className={`grid grid-cols-1 overflow-hidden border-2 border-brass/70 ${facts ? 'lg:grid-cols-[1fr_2fr]' : 'lg:grid-cols-[1fr_1.6fr]'}`}
          >
            <div className={`flex flex-col justify-between gap-10 ${LARGE_CELL}`}>
              <div>
                <h2 id="project-scope" className="eyebrow text-brass">
                  {CASE_STUDY.scope}
                </h2>
                <p className="mt-5 font-display text-[clamp(1.625rem,2.6vw,2.75rem)] leading-[1.14] text-balance lining-nums">
                  {project.scope}
                </p>
              </div>
              <Imprint project={project} />
            </div>
            {facts ? (
              <SheetFacts
                facts={facts}
                className="sm:grid-cols-2"
                cellClassName={`${SMALL_CELL} tabular-nums sm:last:odd:col-span-2`}
              />
            ) : (
              <>
                {elevation && (
                  <div className={`grid content-end gap-4 ${LARGE_CELL}`}>
                    <ElevationDrawing elevation={elevation} />
                    <p className="text-sm text-mist">{ELEVATION.title}</p>
                  </div>
                )}
                <SheetFacts
                  facts={[
                    { term: terms.volume, detail: figure && `${figure.value}\u00A0${figure.unit}` },
                    { term: terms.type, detail: CATEGORY_NAME(category) },
                    { term: terms.location, detail: location },
                  ]}
                  className="sm:grid-cols-3 lg:col-span-2"
                  cellClassName={LOW_CELL}
                />
              </>
            )}
          </div>
        </aside>
      </div>
    </div>
  );
}

type SheetFactsProps = {
  readonly facts: readonly { readonly term: string; readonly detail: string | undefined }[];
  readonly className: string;
  readonly cellClassName: string;
};

function SheetFacts({ facts, className, cellClassName }: SheetFactsProps) {
  return (
    <dl className={`grid ${className}`}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={cellClassName}>
          <dt className="text-sm text-mist">{term}</dt>
          <dd className="mt-1 text-lg leading-snug">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

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

/** A project from the front, beside a person, with its dimensions. All projects are drawn to one scale. */
function ElevationDrawing({ elevation }: { readonly elevation: Elevation }) {
  const { shape, width, height, base } = elevation;
  const isPond = shape === 'pond';
  const top = isPond ? 0 : -base - height;
  const bottom = top + height;
  const [left, right] = [MIDDLE - width / 2, MIDDLE + width / 2];
  const [highest, lowest] = [Math.min(top, -175) - 35, Math.max(bottom, 0) + 105];
  return (
    <svg
      viewBox={`0 ${highest} ${WIDTH} ${lowest - highest}`}
      role="img"
      aria-label={ELEVATION.description[shape](elevation) + ELEVATION.beside}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      direction="ltr"
      className="w-full text-brass"
    >
      <Person at={left - GAP} />
      <path d={isPond ? `M0 0H${left}M${right} 0H${WIDTH}` : `M0 0H${WIDTH}`} strokeWidth="4" />
      <ElevationShape elevation={elevation} middle={MIDDLE} />
      <Dimension length={width} transform={`translate(${left} ${Math.max(bottom, 0) + 60})`} />
      {shape !== 'sphere' && (
        <Dimension
          length={height}
          transform={`translate(${right + GAP + 10} ${bottom}) rotate(-90)`}
        />
      )}
    </svg>
  );
}
