import { CORAL_BANK } from '../content/coralBank.ts';
import { Reveal } from './Reveal.tsx';

const { limits } = CORAL_BANK;

/** The limits of restoration, set like a paper: text in columns, and numbered sources at its foot. */
export function Limits() {
  return (
    <section className="page-width section">
      <Reveal className="mx-auto max-w-[76rem] border border-ink/20 bg-[#fdfbf6] p-[clamp(1.5rem,6vw,7rem)] shadow-card">
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
              <p className="mt-1.5 text-sm text-slate">
                {source}, {date}
              </p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}
