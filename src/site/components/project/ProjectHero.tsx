import type { ListedProject } from '../../content/types.ts';
import { ProjectFigure, ProjectPicture } from '../portfolio/ProjectPicture.tsx';

type ProjectHeroProps = { readonly project: ListedProject; readonly eyebrow: string };

/** The head of a project's page: its picture as high as the window, with title, location and number over it. */
export function ProjectHero({ project, eyebrow }: ProjectHeroProps) {
  return (
    <div className="relative isolate flex min-h-[calc(100svh-4.5rem-1px)] flex-col justify-end overflow-hidden bg-abyss text-pearl print:block print:min-h-0">
      <ProjectPicture
        project={project}
        sizes="(max-aspect-ratio: 1/1) 107vh, max(100vw, 160vh)"
        priority
        className="backdrop"
      />
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-40 pb-[clamp(1.75rem,3.5vw,4rem)] short:pt-12 print:pt-6">
        <div className="project-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1
            tabIndex={-1}
            className="mt-4 max-w-[12ch] font-display text-[clamp(3.25rem,9vw,9rem)] leading-[0.96] font-medium tracking-[-0.02em] text-balance outline-none"
          >
            {project.title}
          </h1>
          <p className="mt-5 text-lg text-pearl/90">{project.location}</p>
        </div>
        <ProjectFigure project={project} className="text-[clamp(2.5rem,5vw,5.5rem)]" />
      </div>
    </div>
  );
}
