import type { PictureName } from '../content/types.ts';
import { UPRIGHT, factsOf, fallbackSource, sourceSet } from '../pictures.ts';

type PictureProps = {
  readonly picture: PictureName;
  readonly alt: string;
  /**
   * How wide it is shown, as in the `sizes` attribute. For phones it says two thirds of that: they have three
   * pixels for each of the page's, and two are as many as eyes tell apart.
   */
  readonly sizes: string;
  /** Classes of the box, which fixes the shape; the picture fills it. */
  readonly className?: string;
  /** For the one picture that is seen first. */
  readonly priority?: boolean;
  /** Another crop for windows that are taller than wide. */
  readonly upright?: PictureName;
};

/** A picture in a box that keeps its shape and colour while it loads. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, className = '', priority = false, upright } = props;
  const { width, height, colour } = factsOf(picture);
  return (
    <picture className={`block overflow-hidden ${className}`} style={{ backgroundColor: colour }}>
      {upright && (
        <>
          <source media={UPRIGHT} type="image/avif" srcSet={sourceSet(upright, 'avif')} />
          <source media={UPRIGHT} srcSet={sourceSet(upright, 'jpg')} />
        </>
      )}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={fallbackSource(picture)}
        srcSet={sourceSet(picture, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className="size-full object-cover"
      />
    </picture>
  );
}
