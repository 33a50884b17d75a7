import { CASE_STUDY } from '../../content/caseStudies.ts';
import type { Illustration } from '../../content/types.ts';
import { ConceptCaption } from '../Concept.tsx';
import { Figure } from '../Figure.tsx';
import { Picture } from '../Picture.tsx';
import { Reveal } from '../Reveal.tsx';

type Place = { readonly area: string; readonly shape: string; readonly sizes: string };

/** Where each picture after the first stands; the pattern is repeated for more. */
const PLACES: readonly [Place, ...Place[]] = [
  { area: 'md:col-[1/6]', shape: 'aspect-4/5 w-full', sizes: '(min-width: 768px) 62vw, 90vw' },
  {
    area: 'md:col-[7/13] md:self-end',
    shape: 'aspect-3/2 w-full',
    sizes: '(min-width: 768px) 55vw, 66vw',
  },
  {
    area: 'md:col-[1/8]',
    shape: 'aspect-3/2 w-full',
    sizes: '(min-width: 768px) 55vw, 66vw',
  },
  {
    area: 'md:col-[9/13] md:mt-[clamp(3rem,9vw,10rem)]',
    shape: 'aspect-4/5 w-full',
    sizes: '(min-width: 768px) 48vw, 90vw',
  },
];

type GalleryProps = { readonly pictures: readonly [Illustration, ...Illustration[]] };

/** The pictures of a project: the first reaches both edges of the window, the others stand in an uneven grid. */
export function Gallery({ pictures: [first, ...others] }: GalleryProps) {
  return (
    <section aria-label={CASE_STUDY.gallery} className="py-[clamp(4.5rem,9vw,10rem)]">
      <h2 className="display-2 page-width mb-[clamp(2rem,4vw,3.5rem)]">{CASE_STUDY.gallery}</h2>
      <Reveal>
        <figure>
          <Picture
            picture={first.picture}
            alt={first.alt}
            sizes="100vw"
            className="aspect-4/3 w-full sm:aspect-16/9 lg:aspect-21/9"
          />
          <figcaption className="page-width pt-3 text-sm text-slate">
            <ConceptCaption text={first.caption} />
          </figcaption>
        </figure>
      </Reveal>
      <div className="page-width mt-[clamp(2.5rem,6vw,6rem)] grid gap-x-[clamp(1rem,2vw,2.5rem)] gap-y-[clamp(2.5rem,6vw,6rem)] md:grid-cols-12">
        {others.map((illustration, index) => {
          const { area, sizes, shape } = PLACES[index % PLACES.length] ?? PLACES[0];
          return (
            <Reveal key={illustration.caption} className={area}>
              <Figure illustration={illustration} sizes={sizes} shape={shape} />
            </Reveal>
          );
        })}
      </div>
    </section>
  );
}
