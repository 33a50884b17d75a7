import { ViewTransition } from 'react';
import type { ListedProject } from '../../../company/site/types.ts';
import { Measurement } from '../Measurement.tsx';
import { Picture } from '../Picture.tsx';

type ProjectPictureProps = {
  readonly project: ListedProject;
  /** The displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Classes of the box, which fix its position and its aspect ratio. */
  readonly className: string;
  /** Loads the picture eagerly: for the one picture in the first viewport. */
  readonly priority?: boolean;
  /** Hides the picture from screen readers, where a link beside it says the same. */
  readonly decorative?: boolean;
};

/**
 * The picture of a project. Between two pages that both show it, the browser moves it from its place on one to its place
 * on the other (src/site/transitions.css).
 */
export function ProjectPicture(props: ProjectPictureProps) {
  const { project, sizes, className, priority = false, decorative = false } = props;
  const { id, imageUrl, imageAlt } = project;
  return (
    <ViewTransition
      name={`project-${id}`}
      default="none"
      share="project-picture"
      update="project-picture"
    >
      <div className={`overflow-hidden ${className}`}>
        <Picture
          picture={imageUrl}
          alt={decorative ? '' : imageAlt}
          sizes={sizes}
          priority={priority}
          className="size-full"
          focus={imageUrl}
        />
        <div className="picture-foot" />
      </div>
    </ViewTransition>
  );
}

/** The number set on the picture of a project, which moves with it. */
export function ProjectFigure({
  project: { id, figure },
  className,
}: {
  readonly project: ListedProject;
  readonly className: string;
}) {
  if (figure === undefined) return null;
  return (
    <ViewTransition
      name={`project-${id}-figure`}
      default="none"
      share="project-figure"
      update="project-figure"
    >
      <Measurement measure={figure} className={className} />
    </ViewTransition>
  );
}
