import { CLOSE_UPS } from '../../../company/site/closeUps.ts';
import type { ListedProject, PictureName } from '../../../company/site/types.ts';
import { Picture } from '../Picture.tsx';
import { SectionFigures } from '../SectionFigures.tsx';

/** Enlarges a part of a picture that is displayed whole elsewhere. */
const CLOSER: Partial<Record<PictureName, string>> = {
  aquascape: '[&_img]:origin-[52%_43%] [&_img]:scale-[1.9]',
  blackwater: '[&_img]:origin-[60%_46%] [&_img]:scale-[1.7]',
};

type CloseUpProps = {
  readonly project: ListedProject;
  /** The displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly className: string;
};

/** The second picture of a project without a case study. */
export function CloseUp({ project, sizes, className }: CloseUpProps) {
  const closeUp = CLOSE_UPS[project.id];
  if (closeUp === undefined) return null;
  return (
    <div className={`relative ${className}`}>
      <Picture
        picture={closeUp.picture}
        alt={closeUp.alt}
        sizes={sizes}
        className={`relative size-full ${CLOSER[closeUp.picture] ?? ''}`}
      />
      {closeUp.picture === 'section-drawing' && <SectionFigures />}
    </div>
  );
}
