import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { EXPERIENCE } from '../../company/site/experience.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import { Gantt } from '../components/programme/Gantt.tsx';
import type { ProcessStep } from '../../company/site/types.ts';
import { Figure } from '../components/Figure.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { durationOf, timelineSourceOf } from '../components/programme/scale.ts';
import { Paper } from '../components/programme/Paper.tsx';

const { labels } = EXPERIENCE;

const { steps, note } = EXPERIENCE;

/** The five-step process timeline (specification, section 2). */
export default function ExperiencePage() {
  const { head, callToAction } = EXPERIENCE;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} />
      <Programme />
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}

/** The steps, and beside or above them their programme as a drawing that stays in view while they scroll. */
function Programme() {
  const list = useRef<HTMLOListElement>(null);
  const isPainted = useIsPainted();
  // On every screen, the first step reaches beyond the first viewport; in prerendered pages, all steps are there.
  const shown = isPainted || typeof window === 'undefined' ? steps : steps.slice(0, 1);
  const current = useCurrentStep(list, shown.length);
  return (
    <div className="programme lg:grid lg:grid-cols-2">
      <Gantt current={current} />
      <div className="px-[clamp(1.25rem,5vw,6rem)] pb-[clamp(4.5rem,9vw,10rem)] lg:ps-[clamp(2.5rem,4.5vw,6rem)] lg:pe-[max(clamp(1.25rem,5vw,6rem),calc(100%-50rem))]">
        <ol ref={list}>
          {shown.map((step, index) => (
            <Step key={step.title} step={step} index={index} />
          ))}
        </ol>
        <p className="mt-[clamp(3rem,5vw,5rem)] max-w-[62ch] text-sm text-slate">{note}</p>
      </div>
    </div>
  );
}

/** A step: its duration, a picture with the sheet that the client holds at its end lying on it, and who does what. */
function Step({ step, index }: { readonly step: ProcessStep; readonly index: number }) {
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

/** The index of the step, of so many in a list, that crosses the middle of the window, or null. */
function useCurrentStep(list: RefObject<HTMLOListElement | null>, count: number): number | null {
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    if (list.current === null || !('IntersectionObserver' in window)) return undefined;
    const items = [...list.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = items.indexOf(target);
          setCurrent((before) => {
            if (isIntersecting) return index;
            return before === index ? null : before;
          });
        }
      },
      { rootMargin: '-50% 0px' },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, count]);

  return current;
}
