import type { PageHead, PictureName } from '../content/types.ts';
import { Picture } from './Picture.tsx';

type PageHeroProps = {
  readonly head: Pick<PageHead, 'eyebrow' | 'heading' | 'lead'>;
  readonly picture?: PictureName;
  readonly alt?: string;
};

/** The head of a page: eyebrow, heading and lead on the deep ground, with or without a picture below. */
export function PageHero({ head, picture, alt = '' }: PageHeroProps) {
  return (
    <div className="bg-abyss text-pearl">
      <div className="page-width pt-[clamp(3.5rem,8vw,8rem)] pb-[clamp(3rem,6vw,6rem)]">
        <p className="eyebrow text-brass">{head.eyebrow}</p>
        <h1 tabIndex={-1} className="display-1 mt-5 max-w-[18ch] outline-none">
          {head.heading}
        </h1>
        <p className="mt-7 max-w-[60ch] text-lg leading-relaxed text-mist">{head.lead}</p>
      </div>
      {picture !== undefined && (
        <Picture
          picture={picture}
          alt={alt}
          sizes="100vw"
          priority
          className="aspect-3/2 w-full sm:aspect-21/9"
        />
      )}
    </div>
  );
}
