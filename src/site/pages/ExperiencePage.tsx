import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { EXPERIENCE } from '../content/experience.ts';
import type { ProcessStep } from '../content/types.ts';

/** The five-step process timeline (specification, section 2). */
export default function ExperiencePage() {
  const { head, illustration, steps, note, callToAction } = EXPERIENCE;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} illustration={illustration} />
      <section className="page-width section">
        <ol className="border-s border-brass-deep/50">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="relative pb-[clamp(3rem,6vw,5.5rem)] ps-[clamp(1.75rem,5vw,5rem)] last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute -start-[0.4rem] top-3 size-3 rounded-full border border-brass-deep bg-pearl"
              />
              <Reveal>
                <Step step={step} index={index} />
              </Reveal>
            </li>
          ))}
        </ol>
        <p className="mt-[clamp(3rem,5vw,5rem)] max-w-[62ch] text-sm text-slate">{note}</p>
      </section>
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}

function Step({ step, index }: { readonly step: ProcessStep; readonly index: number }) {
  const { labels } = EXPERIENCE;
  const parts = [
    [labels.you, step.you],
    [labels.we, step.we],
    [labels.result, step.result],
  ] as const;
  return (
    <>
      <div className="gap-8 xl:flex xl:items-baseline xl:justify-between">
        <h2 className="display-2">
          <span aria-hidden="true" className="me-4 text-brass-deep">
            {index + 1}
          </span>
          {step.title}
        </h2>
        <p className="mt-3 text-brass-deep">
          <span className="sr-only">{labels.duration}: </span>
          {step.duration}
        </p>
      </div>
      <dl className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {parts.map(([term, detail]) => (
          <div key={term} className="border-t border-ink/20 pt-3">
            <dt className="eyebrow text-slate">{term}</dt>
            <dd className="mt-2 max-w-[38ch]">{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
