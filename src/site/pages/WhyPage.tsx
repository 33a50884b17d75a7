import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { WHY } from '../content/why.ts';

/** Six differentiators, each with evidence and a link (specification, section 2). */
export default function WhyPage() {
  const { head, illustration, differentiators, callToAction } = WHY;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} illustration={illustration} />
      <ol className="page-width section">
        {differentiators.map(({ title, claim, evidence, link }, index) => (
          <li
            key={title}
            className="border-t border-ink/20 py-[clamp(2rem,4vw,4rem)] first:border-t-0 first:pt-0"
          >
            <Reveal className="grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-5 lg:grid-cols-[4rem_1fr_1.2fr]">
              <span
                aria-hidden="true"
                className="font-display text-4xl text-brass-deep lining-nums"
              >
                {index + 1}
              </span>
              <h2 className="display-2 max-w-[14ch]">{title}</h2>
              <div>
                <p className="text-xl leading-relaxed">{claim}</p>
                <p className="mt-4 max-w-[58ch] text-slate">{evidence}</p>
                <div className="mt-3">
                  <TextLink to={link.to} label={link.label} />
                </div>
              </div>
            </Reveal>
          </li>
        ))}
      </ol>
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}
