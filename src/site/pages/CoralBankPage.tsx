import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { Figure } from '../components/Figure.tsx';
import { Items } from '../components/Items.tsx';
import { Limits } from '../components/Limits.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { CORAL_BANK } from '../content/coralBank.ts';

/** The coral bank in Sri Lanka: impact, method, limits and law (specification, section 2). */
export default function CoralBankPage() {
  const { head, illustration, impact, fragments, method, law, callToAction } = CORAL_BANK;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} illustration={illustration} />
      <section className="page-width section grid gap-[clamp(2.5rem,6vw,7rem)] lg:grid-cols-[1fr_1.4fr]">
        <Reveal>
          <SectionHeading head={impact} />
        </Reveal>
        <Items items={impact.areas} />
      </section>
      <Figure
        illustration={fragments}
        sizes="(min-width: 640px) 100vw, 66vw"
        shape="aspect-4/3 w-full sm:aspect-16/9 lg:aspect-21/9"
        captionClassName="on-dark page-width max-w-none py-3 lg:px-[max(clamp(1.25rem,5vw,6rem),calc(50%-50rem))]"
      />
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
      <Limits />
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
