import { CASE_STUDY } from '../../content/caseStudies.ts';
import type { Project } from '../../content/types.ts';
import { Measurement } from '../Measurement.tsx';
import { Reveal } from '../Reveal.tsx';

/**
 * The highlights of a project, set large where they stand alone, and for a case study its decisions: each a number, a
 * constraint and its answer.
 */
export function Execution({ project: { decisions, highlights } }: { readonly project: Project }) {
  return (
    <>
      <ul
        className={`mt-[clamp(1.5rem,3vw,3rem)] grid gap-x-[clamp(1rem,2vw,2.5rem)] sm:grid-cols-2 ${decisions === undefined ? 'gap-y-[clamp(1.75rem,4vw,4.5rem)]' : 'lg:grid-cols-3'}`}
      >
        {highlights.map((highlight) => (
          <li
            key={highlight}
            className={`border-t border-ink/25 ${decisions === undefined ? 'pt-4 font-display text-[clamp(1.5rem,2.4vw,2.5rem)] leading-[1.16] text-balance lining-nums' : 'py-4'}`}
          >
            {highlight}
          </li>
        ))}
      </ul>
      {decisions !== undefined && (
        <ol className="mt-[clamp(3rem,6vw,6rem)]">
          {decisions.map(({ title, figure, constraint, answer }) => (
            <li key={title} className="border-t border-ink/25">
              <Reveal className="grid gap-x-[clamp(1rem,2vw,2.5rem)] gap-y-5 py-[clamp(1.75rem,3vw,3rem)] lg:grid-cols-12">
                <Measurement
                  measure={figure}
                  className="text-[clamp(min(4rem,24vw),7.5vw,8rem)] text-brass-deep lg:col-span-5"
                />
                <div className="lg:col-span-7">
                  <h3 className="display-3">{title}</h3>
                  <dl className="mt-4 grid gap-x-[clamp(1rem,2vw,2.5rem)] gap-y-4 sm:grid-cols-2">
                    <div>
                      <dt className="eyebrow text-slate">{CASE_STUDY.constraint}</dt>
                      <dd className="mt-2 text-slate">{constraint}</dd>
                    </div>
                    <div>
                      <dt className="eyebrow text-brass-deep">{CASE_STUDY.answer}</dt>
                      <dd className="mt-2 font-medium">{answer}</dd>
                    </div>
                  </dl>
                </div>
              </Reveal>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
