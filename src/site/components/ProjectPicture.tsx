import { ViewTransition } from 'react';
import { CLOSE_UPS } from '../../company/site/closeUps.ts';
import type { ListedProject, Measure } from '../../company/site/types.ts';
import { Enlarge } from './Enlarge.tsx';
import { PictureLoop } from './Film.tsx';
import { DrawingFigures, Picture } from './Picture.tsx';

type ProjectPictureProps = {
  readonly project: ListedProject;
  /** The displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Classes of the box, which fix its position and its aspect ratio. */
  readonly className: string;
  readonly priority?: boolean;
  /** Hides the picture from screen readers, where a link beside it says the same. */
  readonly decorative?: boolean;
  readonly movesInPlace?: MovesInPlace;
};

/**
 * Whether it also moves within a page, as others beside it come and go. Elsewhere each change of the address, such as a wall
 * that is drawn, would be such a move, and the browser gives the page no touch while it prepares one.
 */
type MovesInPlace = boolean;

/**
 * The picture of a project. Between two pages that both show it, the browser moves it from its place on one to its place
 * on the other (src/site/transitions.css).
 */
export function ProjectPicture(props: ProjectPictureProps) {
  const { project, sizes, className, priority = false, decorative = false } = props;
  const { movesInPlace = false } = props;
  const { id, imageUrl, imageAlt } = project;
  return (
    <ViewTransition
      name={`project-${id}`}
      default="none"
      share="project-picture"
      update={movesInPlace ? 'project-picture' : 'none'}
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
  movesInPlace = false,
  className,
}: {
  readonly project: ListedProject;
  readonly movesInPlace?: MovesInPlace;
  readonly className: string;
}) {
  if (figure === undefined) return null;
  return (
    <ViewTransition
      name={`project-${id}-figure`}
      default="none"
      share="project-figure"
      update={movesInPlace ? 'project-figure' : 'none'}
    >
      <Measurement measure={figure} className={className} />
    </ViewTransition>
  );
}

type MeasurementProps = {
  readonly measure: Measure;
  /** Classes of the size and the color; the unit is in proportion to the number. */
  readonly className?: string;
};

/** A number, set large, with its unit beside it. */
export function Measurement({ measure: { value, unit }, className = '' }: MeasurementProps) {
  return (
    <p
      className={`font-display leading-none font-medium whitespace-nowrap lining-nums ${className}`}
    >
      {/* The unit stays after the number in a text that runs from right to left. */}
      <bdi>
        {value}
        <span className="text-[0.42em] tracking-wide"> {unit}</span>
      </bdi>
    </p>
  );
}

type CloseUpProps = {
  readonly project: ListedProject;
  readonly sizes: string;
  readonly className: string;
};

/** The second picture of a project without a case study. */
export function CloseUp({ project, sizes, className }: CloseUpProps) {
  const closeUp = CLOSE_UPS[project.id];
  if (closeUp === undefined) return null;
  return (
    <div className={`relative ${className}`}>
      <Enlarge illustration={closeUp}>
        <Picture {...closeUp} sizes={sizes} className="relative size-full" />
      </Enlarge>
      <PictureLoop picture={closeUp.picture} />
      <DrawingFigures picture={closeUp.picture} />
    </div>
  );
}
