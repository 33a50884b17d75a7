import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { Figure } from '../components/Figure.tsx';
import { Items } from '../components/Items.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { CORAL_BANK } from '../content/coralBank.ts';

/** The coral bank in Sri Lanka: impact, method, limits and law (specification, section 2). */
export default function CoralBankPage() {
  const { head, illustration, impact, fragments, method, limits, law, callToAction } = CORAL_BANK;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} illustration={illustration} />
      <section className="page-width section grid gap-[clamp(2.5rem,6vw,7rem)] lg:grid-cols-[1fr_1.4fr]">
        <Reveal>
          <SectionHeading head={impact} />
        </Reveal>
        <Items items={impact.areas} />
      </section>
      <Reveal className="page-width pb-[clamp(4.5rem,10vw,11rem)]">
        <Figure
          illustration={fragments}
          sizes="(min-width: 640px) 92vw, 62vw"
          shape="aspect-3/2 w-full md:aspect-2/1"
        />
      </Reveal>
      <section className="bg-lagoon text-pearl">
        <div className="page-width section [&_.text-brass-deep]:text-brass [&_.text-slate]:text-mist">
          <Reveal>
            <SectionHeading head={method} />
          </Reveal>
          <div className="mt-[clamp(2.5rem,5vw,4.5rem)]">
            <Items
              items={method.steps}
              numbered
              className="sm:grid-cols-2 sm:max-xl:[&>:last-child]:col-span-2 xl:grid-cols-5"
            />
          </div>
        </div>
      </section>
      <section className="page-width section grid gap-[clamp(2.5rem,6vw,7rem)] lg:grid-cols-[1fr_1.4fr]">
        <Reveal>
          <h2 className="display-2">{limits.heading}</h2>
          {limits.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[56ch] leading-relaxed">
              {paragraph}
            </p>
          ))}
        </Reveal>
        <Reveal>
          <h3 className="eyebrow text-brass-deep">{limits.sourcesHeading}</h3>
          <ul className="mt-4">
            {limits.sources.map(({ statement, source, date }) => (
              <li key={statement} className="border-t border-ink/20 py-5">
                <p className="max-w-[60ch]">{statement}</p>
                <p className="mt-2 text-sm text-slate">
                  {source}, {date}
                </p>
              </li>
            ))}
          </ul>
        </Reveal>
      </section>
      <section className="bg-sand/60">
        <div className="page-width section">
          <Reveal>
            <SectionHeading head={law} />
          </Reveal>
          <div className="mt-[clamp(2.5rem,5vw,4.5rem)]">
            <Items items={law.rules} className="lg:grid-cols-3" />
          </div>
        </div>
      </section>
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}
