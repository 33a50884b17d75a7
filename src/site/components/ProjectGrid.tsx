import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { CATEGORY_NAME, PORTFOLIO } from '../../company/site/projects.ts';
import type { ListedProject } from '../../company/site/types.ts';
import { TextLink } from './links.tsx';
import { prefersReducedMotion } from '../../lib/reducedMotion.ts';
import { CloseUp, ProjectFigure, ProjectPicture } from './ProjectPicture.tsx';

const { labels } = PORTFOLIO;

type ProjectGridProps = {
  readonly projects: readonly ListedProject[];
  readonly level: 2 | 3;
  readonly priority?: boolean;
  /** Whether the visitor chooses which projects are shown. */
  readonly isFiltered?: boolean;
};

/** Projects in an uneven grid that is composed for their number. */
export function ProjectGrid(props: ProjectGridProps) {
  const { projects, level, priority = false, isFiltered = false } = props;
  return (
    // Dense, so that a card moves up beside the previous one, past the row of that one's details.
    <ul className="grid grid-flow-dense gap-x-gutter md:grid-cols-12 print:grid-cols-3">
      {projects.map((project, index) => (
        <li key={project.id} className="contents">
          <ProjectCard
            project={project}
            level={level}
            place={placeOf(index, projects.length)}
            priority={priority && index === 0}
            isFiltered={isFiltered}
          />
        </li>
      ))}
    </ul>
  );
}

type ProjectCardProps = {
  readonly project: ListedProject;
  readonly level: 2 | 3;
  readonly place: Place;
  readonly priority: boolean;
  readonly isFiltered: boolean;
};

/**
 * A project: its picture with the largest number on it, its facts, and either a link to its case study or a toggle that
 * reveals its scope and highlights (specification, section 2). The whole card is the area of that one link or button.
 */
function ProjectCard({ project, level, place, priority, isFiltered }: ProjectCardProps) {
  const { id, title, category, location, isCaseStudy = false } = project;
  const [wasOpen] = useState(() => openProjects().includes(id));
  const [isOpen, setOpen] = useState(wasOpen);
  const details = useId();
  const words = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const Heading = `h${level}` as const;

  const isRestored = useRef(wasOpen);
  useEffect(() => {
    // Their scroll margin holds the details, so that both come into view, and stay where they already are.
    if (isOpen && !isRestored.current)
      words.current?.scrollIntoView({
        block: 'nearest',
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
    isRestored.current = false;
  }, [isOpen]);

  function show(isShown: boolean): void {
    setOpen(isShown);
    const others = openProjects().filter((other) => other !== id);
    const state = { ...window.history.state, openProjects: isShown ? [...others, id] : others };
    window.history.replaceState(state, '');
  }

  /** Hides the details; the focus, which may be in them, goes to what shows them again. */
  const close = (): void => {
    show(false);
    toggle.current?.focus();
  };

  return (
    // The card and the row of its details are both items of the grid.
    <article
      className="contents"
      onKeyDown={({ key }) => {
        if (isOpen && key === 'Escape') close();
      }}
    >
      <div
        className={`group/card lights-up relative print:col-auto print:mb-6 print:self-start print:break-inside-avoid ${place.area}`}
      >
        <div
          className={`relative isolate overflow-hidden print:mx-0 print:overflow-visible ${place.bleed}`}
        >
          <ProjectPicture
            project={project}
            sizes={place.sizes}
            priority={priority}
            movesInPlace={isFiltered}
            className={`relative w-full print:aspect-3/2 ${place.shape}`}
          />
          <ProjectFigure
            project={project}
            movesInPlace={isFiltered}
            className={`absolute start-[clamp(1.25rem,2.2vw,2.5rem)] bottom-[clamp(1rem,1.6vw,2rem)] text-pearl print:static print:text-4xl ${place.figure}`}
          />
        </div>
        <div ref={words} className={`mt-5 scroll-mt-24 scroll-mb-[44rem] ${place.words}`}>
          <div>
            <p className="eyebrow text-brass-deep">{CATEGORY_NAME(category)}</p>
            <Heading className="display-3 mt-2 underline decoration-transparent decoration-1 underline-offset-8 transition-colors group-hover/card:decoration-brass">
              {title}
            </Heading>
            <p className="mt-1 text-slate">{location}</p>
          </div>
          <div className="mt-2 [&>:is(a,button)]:after:absolute [&>:is(a,button)]:after:inset-0">
            {isCaseStudy ? (
              <TextLink to={`/portfolio/${project.id}`} label={labels.viewCaseStudy} />
            ) : (
              <button
                ref={toggle}
                type="button"
                aria-expanded={isOpen}
                aria-controls={details}
                onClick={() => show(!isOpen)}
                className="inline-flex min-h-11 items-center gap-3 rounded-xs font-semibold"
              >
                {isOpen ? labels.hideDetails : labels.viewDetails}
                <span className="sr-only"> {title}</span>
                <ChevronDown
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className={`size-5 transition-transform ${isOpen ? '-scale-y-100' : ''}`}
                />
              </button>
            )}
          </div>
        </div>
      </div>
      {!isCaseStudy && (
        <ProjectDetails
          id={details}
          project={project}
          level={level}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </article>
  );
}

/** The projects whose details are open, which the entry of the browser's history keeps: Back from one finds them open. */
const openProjects = (): readonly number[] =>
  (globalThis.history?.state as { readonly openProjects?: readonly number[] } | null)
    ?.openProjects ?? [];

type ProjectDetailsProps = {
  readonly id: string;
  readonly project: ListedProject;
  readonly level: 2 | 3;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/**
 * The scope and the highlights of a project with a second picture: a full row of the grid below its card, with a button that
 * closes it and a link to the project's own page.
 */
function ProjectDetails({ id, project, level, isOpen, onClose }: ProjectDetailsProps) {
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <div
      id={id}
      inert={!isOpen}
      className={`col-span-full grid transition-[grid-template-rows,margin] duration-500 ease-out ${isOpen ? 'grid-rows-[1fr] -mt-[clamp(1.5rem,4.5vw,4.5rem)]' : 'grid-rows-[0fr]'}`}
    >
      <div
        className={`min-h-0 overflow-hidden transition-[visibility] duration-500 ${isOpen ? '' : 'invisible'}`}
      >
        <div className="mb-[clamp(4rem,8vw,8rem)] border-t-2 border-brass bg-lagoon text-pearl lg:grid lg:grid-cols-12">
          {/* Not displayed while closed, so that it is not loaded either. */}
          <CloseUp
            project={project}
            sizes="(min-width: 1024px) 60vw, (min-width: 640px) 92vw, 62vw"
            className={`aspect-3/2 w-full transition-[display] transition-discrete duration-500 lg:relative lg:col-span-7 lg:aspect-auto lg:min-h-[34rem] lg:[&_img]:absolute lg:[&_img]:inset-0 ${isOpen ? '' : 'hidden'}`}
          />
          <div className="grid content-center p-[clamp(1.5rem,4vw,4.5rem)] lg:col-span-5">
            <div className="mb-6 flex min-h-11 items-start justify-between gap-4">
              <p aria-hidden="true" className="display-3 text-brass">
                {project.title}
              </p>
              {isOpen && (
                <button
                  type="button"
                  onClick={onClose}
                  className="-me-3 -mt-1 grid size-11 shrink-0 place-items-center rounded-xs transition-colors hover:text-brass"
                >
                  <span className="sr-only">
                    {labels.hideDetails} {project.title}
                  </span>
                  <X aria-hidden="true" strokeWidth={1.5} className="size-6" />
                </button>
              )}
            </div>
            <Heading className="font-semibold">{labels.scope}</Heading>
            <p className="mt-3 font-display text-[clamp(1.5rem,2.1vw,2.25rem)] leading-[1.2] text-pretty lining-nums">
              {project.scope}
            </p>
            <div className="mt-3 min-h-11">
              {isOpen && (
                <TextLink
                  to={`/portfolio/${project.id}`}
                  label={labels.seeProject(project.title)}
                />
              )}
            </div>
            <Heading className="mt-6 font-semibold">{labels.highlights}</Heading>
            <ul className="mt-3">
              {project.highlights.map((highlight) => (
                <li key={highlight} className="border-t border-pearl/20 py-3 text-mist">
                  {highlight}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Where a card stands in the grid, as classes of its parts. Below the breakpoint `md` the grid has one column. */
type Place = {
  /** The columns, and the space above and below. */
  readonly area: string;
  /** On phones, the edges of the window that the picture reaches. */
  readonly bleed: string;
  /** The aspect ratio of the picture. */
  readonly shape: string;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
  /** The size of the number on the picture. */
  readonly figure: string;
  /** The arrangement of title and action. */
  readonly words: string;
};

const BELOW = 'mb-[clamp(4rem,8vw,8rem)]';
const BLEED_START = 'max-md:-ms-page max-md:me-[10%]';
const BLEED_END = 'max-md:-me-page max-md:ms-[10%]';
const BLEED = 'max-md:-mx-page';
const IN_A_ROW = 'md:flex md:items-end md:justify-between md:gap-10 print:block';
const LARGE = 'text-[clamp(min(4rem,20vw),11vw,12rem)]';
const SMALL = 'text-[clamp(min(4rem,20vw),7vw,7.5rem)]';

/** The opening picture, as wide as the page. */
const PANORAMA: Place = {
  area: `md:col-span-12 ${BELOW}`,
  bleed: BLEED,
  shape: 'aspect-4/3 md:aspect-21/9',
  sizes: '(min-width: 768px) 92vw, 66vw',
  figure: LARGE,
  words: IN_A_ROW,
};

/** The only picture. */
const PLATE: Place = { ...PANORAMA, shape: 'aspect-4/5 sm:aspect-3/2 md:aspect-16/9' };

/** A wide picture with a margin at the start of the row. */
const WIDE_END: Place = {
  ...PANORAMA,
  area: `md:col-[3/13] ${BELOW}`,
  shape: 'aspect-4/3 md:aspect-16/9',
  sizes: '(min-width: 768px) 78vw, 66vw',
};

/** One of a pair: their pictures stand on one line, so that the details of either begin right below its words. */
const half = (columns: string, bleed: string, shape: string, width: number): Place => ({
  area: `${columns} md:self-end ${BELOW}`,
  bleed,
  shape: `aspect-4/5 ${shape}`,
  sizes: `(min-width: 768px) ${width}vw, 90vw`,
  figure: SMALL,
  words: '',
});

const UPRIGHT_START = half('md:col-[1/6]', BLEED_START, '', 62);
const UPRIGHT_END = half('md:col-[7/13]', BLEED_END, '', 62);
const LARGER_START = half('md:col-[1/8]', BLEED_START, 'md:aspect-4/3', 55);
const LARGER_END = half('md:col-[6/13]', BLEED_END, 'md:aspect-4/3', 55);
const SMALLER_START = half('md:col-[1/5]', BLEED_START, 'md:aspect-square', 48);
const SMALLER_END = half('md:col-[9/13]', BLEED_END, 'md:aspect-square', 48);

/** The places of a number of cards, for one card and up. */
const COMPOSITIONS: readonly (readonly Place[])[] = [
  [PLATE],
  [LARGER_START, SMALLER_END],
  [PANORAMA, UPRIGHT_START, UPRIGHT_END],
  [PANORAMA, UPRIGHT_START, UPRIGHT_END, WIDE_END],
  [PANORAMA, UPRIGHT_START, UPRIGHT_END, LARGER_START, SMALLER_END],
  [PANORAMA, UPRIGHT_START, UPRIGHT_END, WIDE_END, SMALLER_START, LARGER_END],
];

/** The place of a card in a grid of so many; the largest composition is repeated for more. */
function placeOf(index: number, count: number): Place {
  const places = COMPOSITIONS[count - 1] ?? COMPOSITIONS.at(-1) ?? [];
  return places[index % places.length] ?? PANORAMA;
}
