import { useState } from 'react';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import { DESIGN_DRAWING } from '../../company/site/designDrawing.ts';
import { SAMPLES } from '../../company/site/samples.ts';
import { SECTION_DRAWING } from '../../company/site/sectionDrawing.ts';
import type { Illustration, PictureName } from '../../company/site/types.ts';
import { PORTRAIT_MEDIA, pictureInfo, fallbackSource, sourceSet } from '../../company/pictures.ts';
import { Enlarge } from './Enlarge.tsx';
import { PictureLoop } from './Film.tsx';
import { Dot } from './Sample.tsx';

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
  readonly focus?: 'bottom' | PictureName | undefined;
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

type FigureProps = {
  readonly illustration: Illustration;
  readonly sizes: string;
  /** Classes that fix the aspect ratio of the picture's box. */
  readonly shape: string;
  readonly className?: string;
  readonly captionClassName?: string;
  /** Adds the page's note on concept pictures to the caption. */
  readonly withNote?: boolean;
  readonly priority?: boolean;
  /** Is not opened large: the link beside it covers it. */
  readonly isLinked?: boolean;
};

/** A concept picture with its caption. */
export function Figure(props: FigureProps) {
  const { illustration, sizes, shape, className, withNote, priority = false, isLinked } = props;
  const { captionClassName = 'mt-3 text-slate' } = props;
  const { picture, alt, caption } = illustration;
  const image = <Picture {...{ picture, alt, sizes, priority }} className="absolute inset-0" />;
  return (
    <figure className={className}>
      <div className={`relative ${shape}`}>
        {isLinked ? image : <Enlarge illustration={illustration}>{image}</Enlarge>}
        <PictureLoop picture={picture} />
        <DrawingFigures picture={picture} />
      </div>
      <figcaption className={`text-sm ${captionClassName}`}>
        <ConceptCaption text={caption} withNote={withNote} />
      </figcaption>
    </figure>
  );
}

type CaptionProps = {
  readonly text: string | undefined;
  /** Adds the note, once on each page, that says what the dot means: at its first picture. */
  readonly withNote?: boolean | undefined;
};

/** The caption of a picture: while it shows a concept, a dot that marks it as such, and its text. */
export function ConceptCaption({ text, withNote = false }: CaptionProps) {
  if (SAMPLES.pictures === undefined) return text;
  return (
    <span className="flex flex-wrap justify-between gap-x-8">
      <span>
        <Dot />
        <span className={text || withNote ? 'sr-only' : ''}>
          {SAMPLES.pictures}
          {text && ': '}
        </span>
        {text}
      </span>
      {withNote && (
        <span className="whitespace-nowrap">
          <Dot />
          {SAMPLES.pictures}
        </span>
      )}
    </span>
  );
}

const DRAWINGS: Partial<Record<PictureName, PictureFiguresProps>> = {
  'design-drawing': DESIGN_DRAWING,
  'section-drawing': SECTION_DRAWING,
};

type DrawingFiguresProps = Pick<PictureFiguresProps, 'focus'> & { readonly picture: PictureName };

/** The figures of a picture, if it is a drawing. */
export function DrawingFigures({ picture, focus }: DrawingFiguresProps) {
  const drawing = DRAWINGS[picture];
  return drawing && <PictureFigures {...drawing} focus={focus} />;
}

type PictureFiguresProps = {
  /** What each dimension line of the picture measures. */
  readonly figures: Readonly<Record<string, string>>;
  /** The same in words, unless the picture's own text alternative says it. */
  readonly alt?: string;
  /** As of the picture. */
  readonly focus?: 'bottom' | undefined;
};

/**
 * The figures of a picture's dimension lines, as text over the box that it fills. Their styles are those of the first screen;
 * those of the section on home are with it.
 */
export function PictureFigures({ figures, alt, focus }: PictureFiguresProps) {
  return (
    <div
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className="page-measures"
      data-focus={focus}
    >
      <div dir="ltr" translate="no">
        {Object.entries(figures).map(([line, figure]) => (
          <span key={line} data-line={line}>
            {figure}
          </span>
        ))}
      </div>
    </div>
  );
}
