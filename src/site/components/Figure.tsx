import type { Illustration } from '../../company/site/types.ts';
import { ConceptCaption } from './Concept.tsx';
import { Picture } from './Picture.tsx';

type FigureProps = {
  readonly illustration: Illustration;
  readonly sizes: string;
  /** Classes that fix the aspect ratio of the picture's box. */
  readonly shape: string;
  readonly className?: string;
  readonly captionClassName?: string;
  /** Adds the page's note on concept pictures to the caption. */
  readonly withNote?: boolean;
  /** Loads the picture eagerly: for the one picture in the first viewport. */
  readonly priority?: boolean;
};

/** A concept picture with its caption. */
export function Figure(props: FigureProps) {
  const {
    illustration,
    sizes,
    shape,
    className,
    captionClassName = 'mt-3 text-slate',
    withNote,
    priority = false,
  } = props;
  const { picture, alt, caption } = illustration;
  return (
    <figure className={className}>
      <Picture picture={picture} alt={alt} sizes={sizes} priority={priority} className={shape} />
      <figcaption className={`text-sm ${captionClassName}`}>
        <ConceptCaption text={caption} withNote={withNote} />
      </figcaption>
    </figure>
  );
}
