import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { Facts } from '../components/Facts.tsx';
import { Figure } from '../components/Figure.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { SERVICES } from '../content/services.ts';
import type { Service } from '../content/types.ts';

/** Our Capabilities: four sections and the maintenance checklist (specification, section 2). */
export default function ServicesPage() {
  const { head, sections, checklist, callToAction } = SERVICES;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} />
      {sections.map((section, index) => (
        <ServiceSection key={section.id} section={section} index={index} />
      ))}
      <section id="checklist" tabIndex={-1} className="scroll-mt-18 bg-sand/60 outline-none">
        <div className="page-width section">
          <Reveal>
            <SectionHeading head={checklist} />
          </Reveal>
          <div className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
            {checklist.rounds.map(({ interval, tasks }, index) => (
              <Reveal key={interval} index={index} className="border-t border-ink/25 pt-5">
                <h3 className="display-3">{interval}</h3>
                <ul className="mt-4 space-y-2 text-[0.9375rem] leading-snug">
                  {tasks.map((task) => (
                    <li key={task}>{task}</li>
                  ))}
                </ul>
              </Reveal>
            ))}
          </div>
          <Reveal className="mt-[clamp(3rem,6vw,6rem)] grid gap-8 lg:grid-cols-[1fr_2fr]">
            <div>
              <h3 className="display-3">{checklist.bandsHeading}</h3>
              <p className="mt-3 max-w-[40ch] text-slate">{checklist.bandsText}</p>
            </div>
            <Facts facts={checklist.bands} className="sm:grid-cols-2" />
          </Reveal>
        </div>
      </section>
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}

function ServiceSection({ section, index }: { readonly section: Service; readonly index: number }) {
  const isMirrored = index % 2 === 1;
  return (
    <section
      id={section.id}
      tabIndex={-1}
      aria-labelledby={`${section.id}-heading`}
      className={`page-width grid scroll-mt-18 outline-none items-start gap-[clamp(2rem,6vw,7rem)] py-[clamp(3.5rem,7vw,7.5rem)] lg:grid-cols-2 ${index > 0 ? 'border-t border-sand' : ''}`}
    >
      <Reveal className={isMirrored ? 'lg:order-2' : ''}>
        <Figure
          illustration={section.illustration}
          sizes="(min-width: 1024px) 44vw, (min-width: 640px) 92vw, 62vw"
          shape="aspect-4/3 w-full"
        />
      </Reveal>
      <Reveal>
        <p aria-hidden="true" className="font-display text-2xl text-brass-deep lining-nums">
          {index + 1}
        </p>
        <h2 id={`${section.id}-heading`} className="display-2 mt-2">
          {section.title}
        </h2>
        <p className="mt-5 max-w-[56ch] text-lg leading-relaxed">{section.lead}</p>
        <ul className="mt-8 border-b border-sand">
          {section.bullets.map((bullet) => (
            <li key={bullet} className="border-t border-sand py-3.5 leading-snug text-slate">
              {bullet}
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
