import type { Service } from '../content/types.ts';
import { Figure } from './Figure.tsx';
import { Reveal } from './Reveal.tsx';

/** A service: its picture fills one half of the window and stays there while the text beside it scrolls. */
export function ServiceSection({
  section,
  index,
}: {
  readonly section: Service;
  readonly index: number;
}) {
  const isMirrored = index % 2 === 1;
  return (
    <section
      id={section.id}
      tabIndex={-1}
      aria-labelledby={`${section.id}-heading`}
      className="grid scroll-mt-18 outline-none lg:grid-cols-2"
    >
      <div className={`bg-abyss ${isMirrored ? 'lg:order-2' : ''}`}>
        <Figure
          illustration={section.illustration}
          sizes="(min-width: 1024px) max(50vw, 130vh), (min-width: 640px) 100vw, 66vw"
          shape="aspect-4/3 w-full sm:aspect-16/9 lg:aspect-auto lg:min-h-0 lg:grow"
          className="lg:sticky lg:top-18 lg:flex lg:h-[calc(100dvh-4.5rem)] lg:flex-col"
          captionClassName="on-dark px-[clamp(1.25rem,5vw,6rem)] py-3 lg:px-6"
          withNote={index === 0}
          priority={index === 0}
        />
      </div>
      <div
        className={`flex flex-col justify-center px-[clamp(1.25rem,5vw,6rem)] py-[clamp(3.5rem,9vw,10rem)] ${isMirrored ? 'lg:ps-[max(clamp(1.25rem,5vw,6rem),calc(100%-50rem))]' : 'lg:pe-[max(clamp(1.25rem,5vw,6rem),calc(100%-50rem))]'}`}
      >
        <Reveal>
          <p aria-hidden="true" className="font-display text-2xl text-brass-deep lining-nums">
            {index + 1}
          </p>
          <h2 id={`${section.id}-heading`} className="display-2 mt-2">
            {section.title}
          </h2>
          <p className="mt-5 max-w-[46ch] font-display text-[1.625rem] leading-snug">
            {section.lead}
          </p>
        </Reveal>
        <Reveal>
          <ul className="mt-10 border-b border-ink/20">
            {section.bullets.map((bullet) => (
              <li key={bullet} className="border-t border-ink/20 py-3.5 leading-snug text-slate">
                {bullet}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}
