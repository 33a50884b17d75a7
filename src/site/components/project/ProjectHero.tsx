import type { ListedProject } from '../../content/types.ts';
import { ProjectFigure, ProjectPicture } from '../portfolio/ProjectPicture.tsx';

type ProjectHeroProps = { readonly project: ListedProject; readonly eyebrow: string };

/**
 * The head of a project's page: its picture as high as the window, with title, location and number over it. Its styles are
 * those of the first screen.
 */
export function ProjectHero({ project, eyebrow }: ProjectHeroProps) {
  return (
    <header className="page-head page-head-cover page-head-project under-header">
      <ProjectPicture
        project={project}
        sizes="(max-width: 640px) and (max-aspect-ratio: 1/1) 72vh, (max-aspect-ratio: 1/1) 107vh, max(100vw, 160vh)"
        priority
        className="page-picture"
      />
      <div className="page-words page-width">
        <div className="project-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1 tabIndex={-1} className="display-1 outline-none">
            {project.title}
          </h1>
          <p className="page-lead">{project.location}</p>
        </div>
        <ProjectFigure project={project} className="page-figure text-[clamp(2.5rem,5vw,5.5rem)]" />
      </div>
    </header>
  );
}
