import { MoveRight } from 'lucide-react';
import { CASE_STUDY } from '../../content/caseStudies.ts';
import { PROJECTS } from '../../content/projects.ts';
import { ProjectFigure, ProjectPicture } from '../portfolio/ProjectPicture.tsx';
import { SiteLink } from '../SiteLink.tsx';

/**
 * A link to the project after this one, after the last to the first: its picture, which grows into its page. At its foot is
 * room for the water level that stands on the section below.
 */
export function NextProject({ id }: { readonly id: number }) {
  const index = PROJECTS.findIndex((project) => project.id === id);
  const next = PROJECTS[(index + 1) % PROJECTS.length];
  if (next === undefined) return null;
  return (
    <SiteLink
      to={`/portfolio/${next.id}`}
      className="group relative isolate flex min-h-[clamp(22rem,62vh,44rem)] flex-col justify-end overflow-hidden bg-abyss text-pearl focus-visible:-outline-offset-4 print:hidden"
    >
      <ProjectPicture
        project={next}
        sizes="(max-aspect-ratio: 1/1) 80vh, 100vw"
        decorative
        className="backdrop"
      />
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-[clamp(4.5rem,6vw,7rem)]">
        <p className="font-display text-[clamp(2.5rem,6vw,6rem)] leading-none font-medium tracking-[-0.01em]">
          {CASE_STUDY.next(next.title)}
          <MoveRight
            aria-hidden="true"
            strokeWidth={1}
            className="ms-[0.3em] inline size-[0.7em] text-brass transition-transform group-hover:translate-x-3 rtl:-scale-x-100"
          />
        </p>
        <ProjectFigure project={next} className="text-[clamp(2rem,3.5vw,3.5rem)]" />
      </div>
    </SiteLink>
  );
}
