import { SERVICES } from '../../company/site/services.ts';
import { Figure } from '../components/Picture.tsx';
import { SitePage } from '../components/SitePage.tsx';
import { TextLink } from '../components/links.tsx';
import { Reveal } from '../components/motion.tsx';
import { SectionHeading } from '../components/sections.tsx';

const { checklist } = SERVICES;

type Service = (typeof SERVICES.sections)[number];
type ChecklistRound = (typeof checklist.rounds)[number];

/** Our Capabilities: four sections and the maintenance checklist (specification, section 2). */
export default function ServicesPage() {
  const { head, sections, callToAction } = SERVICES;
  return (
    <SitePage head={head} callToAction={callToAction}>
      {sections.map((section, index) => (
        <ServiceSection key={section.id} section={section} index={index} />
      ))}
      <Checklist />
    </SitePage>
  );
}

/** A service: its picture fills one half of the window and stays there while the text beside it scrolls. */
function ServiceSection({ section, index }: { readonly section: Service; readonly index: number }) {
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
          shape="aspect-8/5 w-full sm:aspect-16/9 lg:aspect-auto lg:min-h-0 lg:grow"
          className="lg:sticky lg:top-18 lg:flex lg:h-[calc(100dvh-4.5rem)] lg:flex-col"
          captionClassName="on-dark px-page py-3 lg:px-6"
          withNote={index === 0}
          priority={index === 0}
        />
      </div>
      <div
        className={`flex flex-col justify-center px-page py-[clamp(3.5rem,9vw,10rem)] ${isMirrored ? 'lg:ps-page-half' : 'lg:pe-page-half'}`}
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
          {'link' in section && (
            <div className="mt-4">
              <TextLink {...section.link} />
            </div>
          )}
        </Reveal>
      </div>
    </section>
  );
}

/** The maintenance checklist as the sheet a technician signs, with the bands of reef water at its foot. */
function Checklist() {
  return (
    <section id="checklist" tabIndex={-1} className="scroll-mt-18 bg-sand/60 outline-none">
      <div className="page-width section">
        <SectionHeading head={checklist} />
        <Reveal className="mt-[clamp(2.5rem,4vw,4rem)] border border-ink/50 bg-paper text-[0.9375rem]">
          <div className="grid md:grid-cols-2 xl:grid-cols-[2fr_1.15fr_1fr_1fr]">
            {checklist.rounds.map((round, index) => (
              <Round key={round.interval} round={round} isWide={index === 0} />
            ))}
          </div>
          <div className="grid gap-x-12 gap-y-1 border-t border-ink/50 p-[clamp(1rem,1.6vw,1.75rem)] md:grid-cols-[auto_1fr] md:items-baseline">
            <h3 className="text-xl font-display font-semibold">{checklist.bandsHeading}</h3>
            <p className="text-slate">{checklist.bandsText}</p>
          </div>
          <dl className="grid grid-cols-2 gap-px border-t border-ink/20 bg-ink/20 lg:grid-cols-4">
            {checklist.bands.map(({ term, detail }) => (
              <div key={term} className="bg-paper p-[clamp(1rem,1.6vw,1.75rem)]">
                <dt className="text-sm text-slate">{term}</dt>
                <dd className="mt-1 font-display text-[1.625rem] leading-tight lining-nums max-sm:text-[1.375rem]">
                  {detail}
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
    </section>
  );
}

function Round({ round, isWide }: { readonly round: ChecklistRound; readonly isWide: boolean }) {
  return (
    <div className="border-ink/20 p-[clamp(1rem,1.6vw,1.75rem)] not-first:border-t md:nth-2:border-t-0 md:even:border-s xl:border-t-0! xl:not-first:border-s">
      <h3 className="font-display text-xl font-semibold">{round.interval}</h3>
      <ul className={`mt-3 gap-x-10 leading-snug ${isWide ? 'xl:columns-2' : ''}`}>
        {round.tasks.map((task) => (
          <li
            key={task}
            className="flex break-inside-avoid gap-3 border-t border-ink/10 py-2 before:mt-[0.3em] before:size-2.5 before:shrink-0 before:border before:border-ink/60"
          >
            {task}
          </li>
        ))}
      </ul>
    </div>
  );
}
