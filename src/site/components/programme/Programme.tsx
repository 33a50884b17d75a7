import { useRef } from 'react';
import { useIsPainted } from '../../../ui/useIsPainted.ts';
import { EXPERIENCE } from '../../content/experience.ts';
import { Gantt } from './Gantt.tsx';
import { Step } from './Step.tsx';
import { useCurrentStep } from './useCurrentStep.ts';

const { steps, note } = EXPERIENCE;

/** The steps, and beside or above them their programme as a drawing that stays in view while they scroll. */
export function Programme() {
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
