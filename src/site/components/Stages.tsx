import { PROFESSIONALS } from '../content/professionals.ts';
import { Reveal } from './Reveal.tsx';

const { stages } = PROFESSIONALS;

/** What is issued at each stage, as stations on one line. */
export function Stages() {
  return (
    <Reveal className="mt-[clamp(4rem,8vw,9rem)]">
      <h2 id="stages" tabIndex={-1} className="display-2 scroll-mt-28 outline-none">
        {stages.heading}
      </h2>
      <p className="mt-4 max-w-[60ch] text-slate">{stages.text}</p>
      <dl className="mt-10 grid sm:grid-cols-2 sm:gap-y-10 md:grid-cols-3 2xl:grid-cols-6">
        {stages.items.map(({ term, detail }) => (
          <div
            key={term}
            className="relative border-brass/70 pb-6 max-sm:border-s max-sm:ps-6 sm:border-t sm:pe-8 sm:pt-5 sm:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[0.28rem] top-2 h-0 rounded-full border-[0.25rem] border-brass sm:start-0 sm:-top-[0.28rem]"
            />
            <dt className="font-display text-[1.625rem] leading-tight">{term}</dt>
            <dd className="mt-2 max-w-[26ch] text-mist">{detail}</dd>
          </div>
        ))}
      </dl>
    </Reveal>
  );
}
