import type { Project } from '../content/types.ts';
import { Reveal } from './Reveal.tsx';

/** The highlights of a project and, for a case study, its numbered decisions. */
export function Execution({ project: { decisions, highlights } }: { readonly project: Project }) {
  return (
    <>
      <ul className="mt-6 grid list-[square] gap-x-10 gap-y-2 ps-5 marker:text-brass sm:grid-cols-2">
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      {decisions !== undefined && (
        <ol className="mt-10">
          {decisions.map(({ title, constraint, answer }, index) => (
            <li key={title} className="border-t border-sand py-8">
              <Reveal className="grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_1fr] xl:grid-cols-[14rem_1fr]">
                <h3 className="display-3 whitespace-nowrap">
                  <span aria-hidden="true" className="me-3 text-brass-deep">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <div className="max-w-[58ch]">
                  <p className="text-slate">{constraint}</p>
                  <p className="mt-3 font-medium">{answer}</p>
                </div>
              </Reveal>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
