import { FILTERS, PORTFOLIO, PROJECTS } from '../../company/site/projects.ts';
import { ELEVATIONS } from '../../company/projectMeasures.ts';
import { ELEVATION } from '../../company/site/elevations.ts';
import type { FocusEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Category, ListedProject } from '../../company/site/types.ts';
import { drawnAfter, Person } from '../components/drawing.tsx';
import { ElevationShape } from '../components/ElevationShape.tsx';
import { SiteLink } from '../components/links.tsx';
import { ProjectGrid } from '../components/ProjectGrid.tsx';
import { Sample } from '../components/Sample.tsx';
import { SitePage } from '../components/SitePage.tsx';

const PARAMETER = 'category';

/** The six projects, filtered by category (specification, section 2). */
export default function PortfolioPage() {
  const { head, labels, nextPage } = PORTFOLIO;
  const [category, setCategory] = useCategory();
  const projects = PROJECTS.filter((project) => category === null || project.category === category);

  return (
    <SitePage head={head} drawing={<ScaleDrawing shown={projects} />} nextPage={nextPage}>
      <section className="page-width pt-[clamp(2rem,3vw,3rem)] pb-[clamp(3rem,6vw,6rem)]">
        <div className="mb-[clamp(2rem,3vw,3rem)] flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <ProjectFilter selected={category} onSelect={setCategory} />
          <p role="status" className="text-sm text-slate">
            {labels.count(projects.length)}
          </p>
        </div>
        <ProjectGrid projects={projects} level={2} priority isFiltered />
        <Sample of="projects" className="border-t border-sand pt-4" />
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

/** What the drawing reaches above and below the floor, and the line of its dimensions, in centimetres, as everything in it. */
const [ABOVE, BELOW, DIMENSIONS] = [302, 238, 226];
/** Between two projects. */
const GAP = 50;
/** The room of the person after the first project. */
const STANDING = 60;
/** From the drawing to both edges of any window. */
const FAR = 9000;

function widthOf(id: number): number {
  const width = ELEVATIONS[id]?.width ?? 0;
  if (id === PROJECTS.at(-1)?.id) return width;
  return width + GAP + (id === PROJECTS[0]?.id ? STANDING : 0);
}

/** The floor from one edge of the window to the other, which the ponds interrupt; one line, so that it has no seams. */
function floor(): string {
  let [path, left] = [`M${-FAR} 0`, 0];
  for (const { id } of PROJECTS) {
    const { shape, width = 0 } = ELEVATIONS[id] ?? {};
    if (shape === 'pond') path += `H${left}M${left + width} 0`;
    left += widthOf(id);
  }
  return `${path}H${FAR}`;
}

/**
 * All projects on one floor at one scale, each a link to its page, and a person beside the first. Its styles are those of the
 * first screen.
 */
function ScaleDrawing({ shown }: { readonly shown: readonly ListedProject[] }) {
  return (
    <ul aria-label={ELEVATION.title} className="page-scale page-width" onFocus={bringIntoRow}>
      {PROJECTS.map((project, index) => {
        const elevation = ELEVATIONS[project.id];
        if (elevation === undefined) return null;
        const { width, shape } = elevation;
        const part = widthOf(project.id);
        return (
          <li
            key={project.id}
            data-other={!shown.includes(project) || undefined}
            style={drawnAfter(index)}
          >
            <SiteLink to={`/portfolio/${project.id}`}>
              <svg
                viewBox={`0 ${-ABOVE} ${part} ${ABOVE + BELOW}`}
                width={part}
                height={ABOVE + BELOW}
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
              >
                {index === 0 && (
                  <>
                    <path className="page-floor" d={floor()} strokeWidth="3" />
                    <Person at={part - (GAP + STANDING) / 2} />
                  </>
                )}
                <ElevationShape elevation={elevation} middle={width / 2} />
                <g className="page-scale-ends">
                  <path
                    d={`M0 24V${DIMENSIONS}M${width} 24V${DIMENSIONS}`}
                    strokeDasharray="2 8"
                    opacity="0.6"
                  />
                  <path
                    d={`M-12 ${DIMENSIONS}H${width + 12}M-8 ${DIMENSIONS + 8}l16-16M${width - 8} ${DIMENSIONS + 8}l16-16`}
                    opacity="0.7"
                  />
                </g>
              </svg>
              <span className="page-scale-name">{project.title}</span>
              <span className="page-scale-figure">
                <bdi>
                  {project.figure?.value}&nbsp;{project.figure?.unit}
                </bdi>
              </span>
              <span className="page-scale-size">
                <bdi>{ELEVATION.size[shape](elevation)}</bdi>
              </span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Brings the link that the keyboard has reached to the start of the row, where it snaps; to browsers, a part in view is enough. */
function bringIntoRow({ target }: FocusEvent): void {
  // A pointer would press one link and release another.
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'start' });
  }
}
