import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { PORTFOLIO } from '../content/projects.ts';
import type { ListedProject } from '../content/types.ts';
import { Picture } from './Picture.tsx';
import { TextLink } from './TextLink.tsx';

const { labels } = PORTFOLIO;

/**
 * A project: its picture and facts, and either a link to its case study or a toggle that reveals its scope and
 * highlights (specification, section 2).
 */
export function ProjectCard({
  project,
  level,
}: {
  readonly project: ListedProject;
  readonly level: 2 | 3;
}) {
  const { title, category, location, imageUrl, imageAlt } = project;
  const Heading = `h${level}` as const;
  return (
    <article className="flex h-full flex-col">
      <Picture
        picture={imageUrl}
        alt={imageAlt}
        sizes="(min-width: 1024px) 28rem, (min-width: 640px) 46vw, 62vw"
        className="aspect-4/3 w-full"
      />
      <p className="eyebrow mt-5 text-brass-deep">{category}</p>
      <Heading className="display-3 mt-2">{title}</Heading>
      <p className="mt-1 text-slate">{location}</p>
      <div className="mt-3 border-t border-sand pt-1">
        {project.isCaseStudy ? (
          <TextLink to={`/portfolio/${project.id}`} label={labels.viewCaseStudy} />
        ) : (
          <Details project={project} level={level} />
        )}
      </div>
    </article>
  );
}

function Details({ project, level }: { readonly project: ListedProject; readonly level: 2 | 3 }) {
  const [open, setOpen] = useState(false);
  const Heading = level === 2 ? 'h3' : 'h4';
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-3 rounded-xs font-semibold"
      >
        {open ? labels.hideDetails : labels.viewDetails}
        <span className="sr-only"> {project.title}</span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className={`size-5 transition-transform ${open ? '-scale-y-100' : ''}`}
        />
      </button>
      <div
        id={id}
        inert={!open}
        className={`grid transition-[grid-template-rows] duration-300 ${open ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]'}`}
      >
        <div className={`overflow-hidden ${open ? '' : 'invisible'}`}>
          <Heading className="pt-3 font-semibold">{labels.scope}</Heading>
          <p className="mt-1 text-slate">{project.scope}</p>
          <Heading className="pt-4 font-semibold">{labels.highlights}</Heading>
          <ul className="mt-1 list-[square] space-y-1.5 ps-5 pb-2 text-slate marker:text-brass">
            {project.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
