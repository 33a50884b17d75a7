import { EXPERIENCE } from '../../content/experience.ts';
import type { ProcessStep } from '../../content/types.ts';
import { Figure } from '../Figure.tsx';
import { Reveal } from '../Reveal.tsx';
import { durationOf } from './durationOf.ts';
import { Paper } from './papers/Paper.tsx';
import { timelineSourceOf } from './scale.ts';

const { labels } = EXPERIENCE;

/** A step: its duration, a picture with the sheet that the client holds at its end lying on it, and who does what. */
export function Step({ step, index }: { readonly step: ProcessStep; readonly index: number }) {
  const parts = [
    [labels.you, step.you],
    [labels.we, step.we],
    [labels.result, step.result],
  ] as const;
  return (
    <li className="programme-step pt-[clamp(3.5rem,9vh,7rem)]" style={timelineSourceOf(index)}>
      <Reveal>
        <h2 className="display-2">
          <span aria-hidden="true" className="me-4 inline-block text-brass-deep">
            {index + 1}
          </span>
          {step.title}
        </h2>
        <p className="mt-3 text-brass-deep">
          <span className="sr-only">{labels.duration}: </span>
          {durationOf(step)}
        </p>
      </Reveal>
      <Reveal className="mt-8">
        <Figure
          illustration={step.illustration}
          sizes="(min-width: 1024px) 45vw, (min-width: 640px) 92vw, 62vw"
          shape="aspect-16/10 w-full"
          captionClassName="mt-3 text-slate max-w-[45%] max-sm:max-w-[38%] max-sm:[&_span]:whitespace-normal"
          withNote={index === 0}
        />
      </Reveal>
      <div className="grid gap-x-[clamp(1.5rem,3vw,4rem)] sm:grid-cols-[1fr_1.05fr]">
        <dl className="mt-8 grid content-start gap-6 max-sm:order-2">
          {parts.map(([term, detail]) => (
            <div key={term} className="border-t border-ink/20 pt-3">
              <dt className="eyebrow text-slate">{term}</dt>
              <dd className="mt-2 max-w-[38ch]">{detail}</dd>
            </div>
          ))}
        </dl>
        <Paper index={index} title={step.sheet} />
      </div>
    </li>
  );
}
