import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PORTFOLIO } from '../../content/projects.ts';
import type { ListedProject } from '../../content/types.ts';
import { prefersReducedMotion } from '../prefersReducedMotion.ts';
import { TextLink } from '../TextLink.tsx';
import type { Place } from './composition.ts';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectFigure, ProjectPicture } from './ProjectPicture.tsx';

const { labels } = PORTFOLIO;

type ProjectCardProps = {
  readonly project: ListedProject;
  readonly level: 2 | 3;
  readonly place: Place;
  readonly priority: boolean;
};

/**
 * A project: its picture with the largest number on it, its facts, and either a link to its case study or a toggle that
 * reveals its scope and highlights (specification, section 2). The whole card is the area of that one link or button.
 */
export function ProjectCard({ project, level, place, priority }: ProjectCardProps) {
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
        className={`group/card relative print:col-auto print:mb-6 print:self-start print:break-inside-avoid ${place.area}`}
      >
        <div
          className={`relative isolate overflow-hidden print:mx-0 print:overflow-visible ${place.bleed}`}
        >
          <ProjectPicture
            project={project}
            sizes={place.sizes}
            priority={priority}
            className={`relative w-full [&_img]:transition-transform [&_img]:duration-1000 [&_img]:ease-out group-hover/card:[&_img]:scale-[1.025] print:aspect-3/2 ${place.shape}`}
          />
          <ProjectFigure
            project={project}
            className={`absolute start-[clamp(1.25rem,2.2vw,2.5rem)] bottom-[clamp(1rem,1.6vw,2rem)] text-pearl print:static print:text-4xl ${place.figure}`}
          />
        </div>
        <div ref={words} className={`mt-5 scroll-mt-24 scroll-mb-[44rem] ${place.words}`}>
          <div>
            <p className="eyebrow text-brass-deep">{category}</p>
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
