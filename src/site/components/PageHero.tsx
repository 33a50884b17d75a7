import type { Illustration, PageHead, PictureName } from '../content/types.ts';
import { useScrollToPart } from '../../ui/useScrollToPart.ts';
import { ConceptCaption } from './Concept.tsx';
import { Picture } from './Picture.tsx';

type PageHeroProps = {
  readonly head: Pick<PageHead, 'eyebrow' | 'heading' | 'lead'>;
  readonly illustration?: Illustration;
  /** Where the words stand: above the picture, or over it, as high as the window. */
  readonly layout?: 'below' | 'cover';
  /** Another crop for portrait windows. */
  readonly portrait?: PictureName;
};

/** Which part of a picture stays visible in a wider box; of all others it is the center. */
const OBJECT_POSITION: Partial<Record<PictureName, string>> = {
  'coral-nursery': '[&_img]:object-bottom',
  drift: '[&_img]:object-[50%_20%]',
  'section-drawing': '[&_img]:object-bottom',
  studio: '[&_img]:object-bottom',
};

/** The head of a page: eyebrow, heading and lead on a dark background, with an optional picture below or behind. */
export function PageHero({ head, illustration, layout = 'below', portrait }: PageHeroProps) {
  useScrollToPart();
  const isCover = layout === 'cover';
  const shape = isCover ? 'backdrop' : 'aspect-3/2 w-full sm:aspect-16/9 lg:aspect-2/1';
  return (
    <>
      <div
        className={`bg-abyss text-pearl ${isCover ? 'page-cover relative isolate flex min-h-[calc(100svh-4.5rem-1px)] flex-col justify-end' : ''}`}
      >
        <div className="page-width grid items-end gap-x-[clamp(2rem,5vw,6rem)] gap-y-6 pt-[clamp(2.5rem,4vw,4rem)] pb-[clamp(2rem,3vw,3rem)] lg:grid-cols-[1.5fr_1fr]">
          <div>
            <p className="eyebrow text-brass">{head.eyebrow}</p>
            <h1 tabIndex={-1} className="display-1 mt-5 max-w-[18ch] outline-none">
              {head.heading}
            </h1>
          </div>
          <p className="max-w-[60ch] text-lg leading-relaxed text-mist lg:pb-2">{head.lead}</p>
        </div>
        {illustration && (
          <Picture
            picture={illustration.picture}
            {...(portrait && { portrait })}
            alt={illustration.alt}
            sizes={isCover ? 'max(100vw, 160vh)' : '100vw'}
            priority
            className={`${shape} ${OBJECT_POSITION[illustration.picture] ?? ''}`}
          />
        )}
        {isCover && <div className="cover-shade" />}
      </div>
      {illustration && (
        <p className="page-width pt-3 text-sm text-slate">
          <ConceptCaption text={illustration.caption} withNote />
        </p>
      )}
    </>
  );
}
