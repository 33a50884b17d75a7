import { CASE_STUDY } from '../../content/caseStudies.ts';
import type { Illustration } from '../../content/types.ts';
import { Figure } from '../Figure.tsx';
import { Reveal } from '../Reveal.tsx';

type Place = { readonly area: string; readonly shape: string; readonly sizes: string };

const FULL_BLEED: Place = {
  area: 'col-span-full -mx-[clamp(1.25rem,5vw,6rem)] [&_figcaption]:px-[clamp(1.25rem,5vw,6rem)]',
  shape: 'aspect-4/3 w-full sm:aspect-16/9 lg:aspect-21/9',
  sizes: '100vw',
};

/** Where each picture stands; the pattern is repeated for more. */
const PLACES: readonly Place[] = [
  FULL_BLEED,
  { area: 'md:col-[1/6]', shape: 'aspect-4/5 w-full', sizes: '(min-width: 768px) 62vw, 90vw' },
  {
    area: 'md:col-[7/13] md:self-end',
    shape: 'aspect-3/2 w-full',
    sizes: '(min-width: 768px) 55vw, 67vw',
  },
  {
    area: 'md:col-[1/8]',
    shape: 'aspect-3/2 w-full',
    sizes: '(min-width: 768px) 55vw, 67vw',
  },
  {
    area: 'md:col-[9/13] md:mt-[clamp(3rem,9vw,10rem)]',
    shape: 'aspect-4/5 w-full',
    sizes: '(min-width: 768px) 48vw, 90vw',
  },
];

/** The pictures of a project in an uneven grid; the first reaches both edges of the window. */
export function Gallery({ pictures }: { readonly pictures: readonly Illustration[] }) {
  return (
    <section aria-label={CASE_STUDY.gallery} className="overflow-hidden">
      <div className="page-width section">
        <h2 className="display-2 mb-[clamp(2rem,4vw,3.5rem)]">{CASE_STUDY.gallery}</h2>
        <div className="grid gap-x-[clamp(1rem,2vw,2.5rem)] gap-y-[clamp(2.5rem,6vw,6rem)] md:grid-cols-12">
          {pictures.map((illustration, index) => {
            const place = PLACES[index % PLACES.length] ?? FULL_BLEED;
            return (
              <Reveal key={illustration.caption} className={place.area}>
                <Figure illustration={illustration} sizes={place.sizes} shape={place.shape} />
              </Reveal>
            );
          })}
        </div>
      </div>
    </section>
  );
}
