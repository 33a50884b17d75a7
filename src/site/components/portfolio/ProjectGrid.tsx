import type { ListedProject } from '../../content/types.ts';
import { placeOf } from './composition.ts';
import { ProjectCard } from './ProjectCard.tsx';

type ProjectGridProps = {
  readonly projects: readonly ListedProject[];
  /** The level of the headings of the cards. */
  readonly level: 2 | 3;
  /** Loads the first picture eagerly: for a grid in the first viewport. */
  readonly priority?: boolean;
};

/** Projects in an uneven grid that is composed for their number. */
export function ProjectGrid({ projects, level, priority = false }: ProjectGridProps) {
  return (
    // Dense, so that a card moves up beside the previous one, past the row of that one's details.
    <ul className="grid grid-flow-dense gap-x-[clamp(1rem,2vw,2.5rem)] md:grid-cols-12 print:grid-cols-3">
      {projects.map((project, index) => (
        <li key={project.id} className="contents">
          <ProjectCard
            project={project}
            level={level}
            place={placeOf(index, projects.length)}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
