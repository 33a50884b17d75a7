import { useRef } from 'react';
import { EXPERIENCE } from '../../content/experience.ts';
import { Gantt } from './Gantt.tsx';
import { Step } from './Step.tsx';
import { useCurrentStep } from './useCurrentStep.ts';

const { steps, note } = EXPERIENCE;

/** The steps, and beside or above them their programme as a drawing that stays in view while they scroll. */
export function Programme() {
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentStep(list);
  return (
    <div className="programme lg:grid lg:grid-cols-2">
      <Gantt current={current} />
      <div className="px-[clamp(1.25rem,5vw,6rem)] pb-[clamp(4.5rem,9vw,10rem)] lg:ps-[clamp(2.5rem,4.5vw,6rem)] lg:pe-[max(clamp(1.25rem,5vw,6rem),calc(100%-50rem))]">
        <ol ref={list}>
          {steps.map((step, index) => (
            <Step key={step.title} step={step} index={index} />
          ))}
        </ol>
        <p className="mt-[clamp(3rem,5vw,5rem)] max-w-[62ch] text-sm text-slate">{note}</p>
      </div>
    </div>
  );
}
