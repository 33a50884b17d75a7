import { EXPERIENCE } from '../../company/site/experience.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import { Gantt } from '../components/programme/Gantt.tsx';
import { durationOf, timelineSourceOf } from '../components/programme/scale.ts';
import {
  dimension,
  DrawingFrame,
  FactoryRecord,
  rows,
} from '../components/programme/DrawingFrame.tsx';
import { Figure } from '../components/Picture.tsx';
import { SitePage } from '../components/SitePage.tsx';
import { observeView, Reveal } from '../components/motion.tsx';

const { labels, steps, note } = EXPERIENCE;

/** The five-step process timeline (specification, section 2). */
export default function ExperiencePage() {
  const { head, nextPage } = EXPERIENCE;
  return (
    <SitePage head={head} nextPage={nextPage}>
      <Programme />
    </SitePage>
  );
}

function Programme() {
  const list = useRef<HTMLOListElement>(null);
  const isPainted = useIsPainted();
  // On every screen, the first step reaches beyond the first viewport; in prerendered pages, all steps are there.
  const shown = isPainted || typeof window === 'undefined' ? steps : steps.slice(0, 1);
  const current = useCurrentStep(list, shown.length);
  return (
    <div className="programme lg:grid lg:grid-cols-2">
      <Gantt current={current} />
      <div className="px-page pb-[clamp(4.5rem,9vw,10rem)] lg:ps-[clamp(2.5rem,4.5vw,6rem)] lg:pe-page-half">
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

function Step({ step, index }: { readonly step: (typeof steps)[number]; readonly index: number }) {
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
    const items = [...(list.current?.children ?? [])];
    const onChange = (isInView: boolean, item: Element): void => {
      const index = items.indexOf(item);
      setCurrent((before) => {
        if (isInView) return index;
        return before === index ? null : before;
      });
    };
    return observeView(items, onChange, { rootMargin: '-50% 0px' });
  }, [list, count]);

  return current;
}

/** The drawing on the sheet of each step. */
const DRAWINGS = [FeasibilityNote, ConceptPlan, FactoryRecord, WaterLog, HusbandryLog];

/** What the client holds after a step, as a drawn sheet of paper. The step says it in words. */
function Paper({ index, title }: { readonly index: number; readonly title: string }) {
  const Drawing = DRAWINGS[index];
  // The page does not wait for what is drawn below its first screen.
  const isDrawn = useIsPainted();
  return (
    <div className="paper" aria-hidden="true" dir="ltr">
      <DrawingFrame title={title} number={`${index + 1} / ${DRAWINGS.length}`}>
        {isDrawn && Drawing && <Drawing />}
      </DrawingFrame>
    </div>
  );
}

/** A survey plan of the room, with the place of the tank, a paragraph, and the budget as a band on a scale. */
function FeasibilityNote() {
  return (
    <>
      <path
        d="M164 190H44V44H276V190H196M164 182H52V52H268V182H196M164 182v8M196 182v8"
        strokeWidth="1"
      />
      <path d="M196 186a32 32 0 0 0-32-32v32" opacity="0.6" />
      <g className="text-brass-deep">
        <path d="M96 44h128v22H96z" fill="currentColor" fillOpacity="0.18" strokeWidth="1.2" />
        <path d="M100 66l22-22M122 66l22-22M144 66l22-22M166 66l22-22M188 66l22-22" opacity="0.6" />
        <path d={dimension(96, 84, 128)} />
      </g>
      <path d="M66 118h46v40h-46zM74 126h30v24h-30zM226 150h26v26" opacity="0.45" />
      <path d={dimension(44, 206, 232)} opacity="0.7" />
      <path d={writing(44, 232, 232)} opacity="0.35" strokeWidth="1.6" />
      <path d="M44 322H276M44 317v10M102 319v6M160 319v6M218 319v6M276 317v10" />
      <path d="M118 315h70v14h-70z" className="text-brass-deep" fill="currentColor" />
      <path d="M118 340h70M118 337v6M188 337v6" className="text-brass-deep" />
    </>
  );
}

/** The room in perspective with the tank in its wall, the species in numbers, and a signature. */
function ConceptPlan() {
  return (
    <>
      <path d="M32 32H288V176H32ZM76 62H244V140H76ZM32 32l44 30M288 32l-44 30M32 176l44-36M288 176l-44-36" />
      <path
        d="M100 78H220V124H100Z"
        className="text-brass-deep"
        strokeWidth="1.4"
        fill="currentColor"
        fillOpacity="0.1"
      />
      <path
        d="M100 84q8-3 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0M106 124q6-16 16-12t10-8 14 12 8 8M180 124q6-10 12-8t8-6 10 14"
        opacity="0.7"
      />
      <path d={fish(150, 98) + fish(186, 104) + fish(128, 92)} strokeWidth="0.6" />
      <path d="M112 164h72v-14h-72zM120 150v-6h56v6M206 170a14 6 0 0 1 28 0z" opacity="0.5" />
      {rows(5).map((row) => (
        <g key={row} transform={`translate(32 ${200 + row * 20})`}>
          <path d={fish(2, 6)} />
          <path d={`M36 7h${92 - row * 9}`} opacity="0.35" strokeWidth="1.6" />
          <path
            d={rows(7 - row)
              .map((n) => `M${160 + n * 12} 2v9`)
              .join('')}
            strokeWidth="1"
          />
          <path d="M0 16H256" opacity="0.3" />
        </g>
      ))}
      <path
        d="M176 340c10-26 18-30 16-12s-8 14-2 4 12-12 12-2 6-12 10-8-2 12 6 6 10-20 14-22-10 28 0 20 14-10 22-8"
        className="text-tide"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d="M168 350H288" />
    </>
  );
}

/** The maturation of the water: one curve rises and falls after the other, the last stays. */
function WaterLog() {
  return (
    <>
      <path
        d={[
          ...rows(9).map((week) => `M${40 + week * 30} 40V220`),
          ...rows(7).map((level) => `M40 ${40 + level * 30}H280`),
        ].join('')}
        opacity="0.28"
      />
      <path d="M40 32V220H288" strokeWidth="1.2" />
      <g strokeWidth="1.8" strokeLinecap="round">
        <path
          d="M40 218C64 214 70 92 96 92S128 212 160 217 250 218 280 218"
          className="text-coral-deep"
        />
        <path
          d="M40 218C96 218 110 70 142 70S184 210 212 216 262 218 280 218"
          className="text-brass-deep"
        />
        <path d="M40 218C130 218 160 190 190 150S250 108 280 104" className="text-tide" />
      </g>
      <path
        d="M70 150h0M96 92h0M122 176h0M142 70h0M176 176h0M190 150h0M230 116h0M260 107h0"
        strokeWidth="5.2"
        strokeLinecap="round"
      />
      {rows(5).map((row) => (
        <path
          key={row}
          d={`M40 ${246 + row * 21}h44M112 ${246 + row * 21}h28M162 ${246 + row * 21}h28M212 ${246 + row * 21}h28M262 ${246 + row * 21}h18`}
          opacity="0.35"
          strokeWidth="1.6"
        />
      ))}
      <path
        d="M32 235H288M32 256H288M32 277H288M32 298H288M32 319H288M32 340H288M98 235V340M151 235V340M201 235V340M251 235V340"
        opacity="0.4"
      />
    </>
  );
}

/** A bound book of days: head-counts in tally marks, and the phases of the moon. */
function HusbandryLog() {
  return (
    <>
      <g fill="#10211f" fillOpacity="0.75" stroke="none">
        {rows(11).map((hole) => (
          <circle key={hole} cx="24" cy={34 + hole * 32} r="3.4" />
        ))}
      </g>
      <path d="M40 12V368" className="text-coral-deep" opacity="0.7" />
      <g className="text-brass-deep" strokeWidth="1">
        {rows(7).map((phase) => (
          <g key={phase} transform={`translate(${66 + phase * 34} 42)`}>
            <circle r="9" />
            <path
              d={`M0-9A9 9 0 0 ${phase < 4 ? 1 : 0} 0 9A${Math.abs(phase - 3) * 3 + 0.01} 9 0 0 ${phase < 3 ? 0 : 1} 0-9Z`}
              fill="currentColor"
              fillOpacity="0.8"
              stroke="none"
            />
          </g>
        ))}
      </g>
      {rows(9).map((row) => {
        const y = 84 + row * 31;
        const count = [9, 9, 12, 12, 14, 14, 17, 17, 17][row] ?? 0;
        return (
          <g key={row}>
            <path d={fish(52, y)} />
            <path
              d={Array.from({ length: count }, (_, n) =>
                n % 5 === 4 ? `M${86 + n * 7 - 30} ${y + 6}l28-12` : `M${86 + n * 7} ${y - 6}v12`,
              ).join('')}
              strokeWidth="1"
            />
            <path
              d={`M232 ${y}h${[52, 40, 48, 30, 52, 44, 36, 50, 24][row]}`}
              opacity="0.35"
              strokeWidth="1.6"
            />
            <path d={`M46 ${y + 15}H300`} opacity="0.3" />
          </g>
        );
      })}
    </>
  );
}

/** Lengths of the lines of a written paragraph, as shares of its width. */
const LENGTHS = [1, 0.94, 0.98, 0.9, 1, 0.58];

/** The path of lines of writing, the last one short; in units of the sheet. */
const writing = (x: number, y: number, width: number): string =>
  LENGTHS.map((length, line) => `M${x} ${y + line * 9}h${Math.round(width * length)}`).join('');

/** The path of a small fish that swims to the left, its head at a point. */
const fish = (x: number, y: number): string => `M${x} ${y}q7-6 16 0l6-4v8l-6-4q-9 6-16 0z`;
