import { X } from 'lucide-react';
import { PORTFOLIO } from '../../content/projects.ts';
import type { ListedProject } from '../../content/types.ts';
import { TextLink } from '../TextLink.tsx';
import { CloseUp } from './CloseUp.tsx';

const { labels } = PORTFOLIO;

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
export function ProjectDetails({ id, project, level, isOpen, onClose }: ProjectDetailsProps) {
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
