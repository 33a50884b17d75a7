import type { PictureName } from '../content/types.ts';
import { UPRIGHT, factsOf, fallbackSource, sourceSet } from '../pictures.ts';
import { Mark } from './Mark.tsx';

type PictureProps = {
  readonly picture: PictureName | null;
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

/** A picture in a box that keeps its shape and colour while it loads; a quiet plate where none exists yet. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, className = '', priority = false, upright } = props;
  if (picture === null) {
    return (
      <div
        aria-hidden="true"
        className={`grid place-items-center overflow-hidden bg-lagoon bg-[radial-gradient(120%_120%_at_20%_0%,#1d5257,#0e2a30_55%,#07181c)] text-brass/40 ${className}`}
      >
        <Mark className="h-1/3 max-h-24" />
      </div>
    );
  }
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
