import { useState } from 'react';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import type { PictureName } from '../../company/site/types.ts';
import { PORTRAIT_MEDIA, pictureInfo, fallbackSource, sourceSet } from '../../company/pictures.ts';

type PictureProps = {
  readonly picture: PictureName;
  readonly alt: string;
  /**
   * The displayed width, as in the `sizes` attribute. For phones two thirds of it: they have three device pixels per
   * CSS pixel, and nobody can tell three from two.
   */
  readonly sizes: string;
  /** Classes of the box, which fixes the aspect ratio; the picture fills it. */
  readonly className?: string;
  /** Loads the picture eagerly: for the one picture in the first viewport. */
  readonly priority?: boolean;
  /**
   * Which part stays visible where the box has another shape; by default the center. The name of a picture stands for its
   * own (src/site/firstScreen/firstScreen.css).
   */
  readonly focus?: 'bottom' | 'upper' | PictureName | undefined;
  /** Another crop for portrait windows. */
  readonly portrait?: PictureName;
  /** The media query of the windows that show it, and its width as in `sizes`. */
  readonly portraitMedia?: string;
  readonly portraitSizes?: string;
};

/** The file of each picture that was loaded last. */
const loadedFiles = new Map<PictureName, string>();

/**
 * A picture in a box that reserves its space. While it loads, the box shows the file of the same picture that another box
 * has loaded, or else its average color.
 */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, className = '', priority = false, focus } = props;
  const { portrait, portraitMedia = PORTRAIT_MEDIA, portraitSizes } = props;
  const { width, height, color } = pictureInfo(picture);
  const [loadedFile] = useState(() => loadedFiles.get(picture));
  const isPainted = useIsPainted();
  // The first viewport is painted before any other picture is requested; in prerendered pages, all are there.
  const isRequested = priority || isPainted || typeof window === 'undefined';
  return (
    <picture
      className={`block overflow-hidden bg-cover bg-center ${className}`}
      style={{
        backgroundColor: color,
        ...(loadedFile !== undefined && { backgroundImage: `url("${loadedFile}")` }),
      }}
      data-focus={focus}
    >
      {isRequested && (
        <>
          {portrait && (
            <>
              <source
                media={portraitMedia}
                type="image/avif"
                srcSet={sourceSet(portrait, 'avif')}
                sizes={portraitSizes}
              />
              <source
                media={portraitMedia}
                srcSet={sourceSet(portrait, 'jpg')}
                sizes={portraitSizes}
              />
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
            onLoad={({ currentTarget }) => loadedFiles.set(picture, currentTarget.currentSrc)}
            className="size-full object-cover"
          />
        </>
      )}
    </picture>
  );
}
