import { CORAL_BANK } from '../../company/site/coralBank.ts';
import { Figure } from '../components/Picture.tsx';
import { SitePage } from '../components/SitePage.tsx';
import { Items } from '../components/lists.tsx';
import { Reveal } from '../components/motion.tsx';
import { SectionHeading } from '../components/sections.tsx';

const { limits } = CORAL_BANK;

/** The coral bank in Sri Lanka: impact, method, limits and law (specification, section 2). */
export default function CoralBankPage() {
  const { head, illustration, impact, fragments, method, law, callToAction } = CORAL_BANK;
  return (
    <SitePage head={head} illustration={illustration} callToAction={callToAction}>
      <section className="page-width section grid gap-[clamp(2.5rem,6vw,7rem)] lg:grid-cols-[1fr_1.4fr]">
        <SectionHeading head={impact} />
        <Items items={impact.areas} />
      </section>
      <Figure
        illustration={fragments}
        sizes="(min-width: 640px) 100vw, 66vw"
        shape="aspect-4/3 w-full sm:aspect-16/9"
        captionClassName="on-dark page-width max-w-none py-3 lg:px-[max(clamp(1.25rem,5vw,6rem),calc(50%-50rem))]"
      />
      <section className="bg-lagoon text-pearl">
        <div className="page-width section [&_.text-brass-deep]:text-brass [&_.text-slate]:text-mist">
          <SectionHeading head={method} />
          <Items
            items={method.steps}
            numbered
            className="mt-[clamp(2.5rem,5vw,4.5rem)] sm:grid-cols-2 sm:max-xl:[&>:last-child]:col-span-2 xl:grid-cols-5"
          />
        </div>
      </section>
      <Limits />
      <section className="bg-sand/60">
        <div className="page-width section">
          <SectionHeading head={law} />
          <Items items={law.rules} className="mt-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-3" />
        </div>
      </section>
    </SitePage>
  );
}

/** The limits of restoration, set like a paper: text in columns, and numbered sources at its foot. */
function Limits() {
  return (
    <section className="page-width section">
      <Reveal className="mx-auto max-w-[76rem] border border-ink/20 bg-paper p-[clamp(1.5rem,6vw,7rem)] shadow-card">
        <h2 className="display-1 text-center">{limits.heading}</h2>
        <div className="mt-[clamp(2rem,4vw,4rem)] gap-[clamp(2rem,4vw,4rem)] font-display text-[1.4375rem] leading-[1.45] font-medium lg:columns-2">
          {limits.paragraphs.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-4">
              {paragraph}
            </p>
          ))}
        </div>
        <h3 className="eyebrow mt-[clamp(2.5rem,5vw,5rem)] border-t border-ink/50 pt-4 text-brass-deep">
          {limits.sourcesHeading}
        </h3>
        <ol className="references mt-5 grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-6 text-[0.9375rem] leading-snug md:grid-cols-2">
          {limits.sources.map(({ statement, source, date }) => (
            <li key={statement} className="relative ps-9">
              <p>{statement}</p>
              <p className="mt-1.5 text-sm text-slate">{limits.cited(source, date)}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}
