import { SERVICES } from '../content/services.ts';
import type { ChecklistRound } from '../content/types.ts';
import { Reveal } from './Reveal.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const { checklist } = SERVICES;

/** The maintenance checklist as the sheet a technician signs, with the bands of reef water at its foot. */
export function Checklist() {
  return (
    <section id="checklist" tabIndex={-1} className="scroll-mt-18 bg-sand/60 outline-none">
      <div className="page-width section">
        <Reveal>
          <SectionHeading head={checklist} />
        </Reveal>
        <Reveal className="mt-[clamp(2.5rem,4vw,4rem)] border border-ink/50 bg-[#fdfbf6] text-[0.9375rem]">
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
              <div key={term} className="bg-[#fdfbf6] p-[clamp(1rem,1.6vw,1.75rem)]">
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

/** The tasks of an interval, each with its box. */
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
