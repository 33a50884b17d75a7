import { EXPERIENCE } from '../../../company/site/experience.ts';
import { Hatching } from '../drawing.tsx';
import { BARS, cursorOf, durationOf, LAST_WEEK, percentOf, spanOf, timelineOf } from './scale.ts';
import type { CSSProperties } from 'react';

const PATTERN_ID = 'gantt-hatching';

const { labels, steps } = EXPERIENCE;
const FOURS = Array.from({ length: LAST_WEEK / 4 + 1 }, (_, index) => index * 4);
const TWELVES = FOURS.filter((week) => week % 12 === 0);

/** The programme as a drawing in weeks, with a table as its text alternative. */
export function Gantt({ current }: { readonly current: number | null }) {
  const step = current === null ? undefined : steps[current];
  return (
    <figure className="gantt sticky top-18 z-10 self-start bg-abyss text-pearl short:static lg:h-[calc(100dvh-4.5rem)]">
      <GanttTable />
      {/* Once on the page, for all bars. */}
      <svg aria-hidden="true" className="absolute size-0 text-brass">
        <Hatching id={PATTERN_ID} spacing={5} strokeWidth={1.4} />
      </svg>
      <div
        aria-hidden="true"
        className="flex h-full flex-col px-page pt-3 pb-2 lg:ps-page-half lg:pe-[clamp(2rem,3.5vw,5rem)] lg:pt-[clamp(0.75rem,3.5vh,3rem)] lg:pb-[clamp(0.75rem,3vh,2.5rem)]"
      >
        <div className="gantt-title">
          <p className="font-semibold text-brass">{step?.title ?? labels.programme}</p>
          <p className="text-mist">
            {step ? <bdi>{durationOf(step)}</bdi> : <Legend className="gantt-legend" />}
          </p>
        </div>
        <div className="gantt-axis relative mt-2 flex grow flex-col lg:mt-[clamp(0.5rem,2vh,1.25rem)]">
          <Axis />
          <ol className="relative flex grow flex-col py-1.5 lg:pt-0 lg:pb-7">
            {steps.map((each, index) => (
              <GanttRow key={each.title} index={index} isCurrent={index === current} />
            ))}
          </ol>
          {BARS.map((bar, index) => (
            <span key={bar.start} className="gantt-cursor" style={cursorOf(index)}>
              <span className="gantt-flag" data-weeks={labels.flag} />
            </span>
          ))}
        </div>
        <TitleBlock />
      </div>
    </figure>
  );
}

/** A hairline every four weeks, a number every twelve. */
function Axis() {
  return (
    <>
      {FOURS.map((week) => (
        <span key={week} className="gantt-line" style={{ insetInlineStart: percentOf(week) }} />
      ))}
      <p className="relative h-4 border-b border-pearl/30 text-[0.6875rem] text-mist tabular-nums lg:h-6 lg:text-[0.8125rem]">
        {TWELVES.map((week) => (
          <span
            key={week}
            className="absolute -translate-x-1/2 leading-none rtl:translate-x-1/2"
            style={{ insetInlineStart: percentOf(week) }}
          >
            {week}
          </span>
        ))}
      </p>
    </>
  );
}

function TitleBlock() {
  const [first, last] = [BARS.at(-2), BARS.at(-1)];
  const sums = [
    [labels.firstAnimals, first],
    [labels.fullyStocked, last],
  ] as const;
  return (
    <div className="mt-4 hidden border border-pearl/25 lg:grid lg:grid-cols-3 print:mt-4 print:grid print:grid-cols-3">
      {sums.map(([label, bar]) => (
        <p
          key={label}
          className="border-e border-pearl/25 px-[clamp(0.625rem,1.1vw,1rem)] py-[clamp(0.25rem,1.2vh,0.625rem)]"
        >
          <span className="block text-[0.8125rem] text-mist">{label}</span>
          <span className="font-display text-[clamp(1.25rem,1.65vw,1.5rem)] whitespace-nowrap lining-nums">
            {bar && labels.weeks(bar.finish, bar.latestFinish)}
          </span>
        </p>
      ))}
      <Legend className="grid content-center px-[clamp(0.625rem,1.1vw,1rem)] text-[0.8125rem] text-mist" />
    </div>
  );
}

function Legend({ className }: { readonly className: string }) {
  const kinds = [
    [labels.shortest, 'text-brass', false],
    [labels.longest, 'text-brass', true],
    [labels.maturation, 'text-maturation', false],
  ] as const;
  return (
    <span className={className}>
      {kinds.map(([label, color, isHatched]) => (
        <span key={label} className="flex items-center gap-[0.4em] whitespace-nowrap">
          <Block
            className={`h-2.5 w-[clamp(1em,2.2vw,2em)] shrink-0 ${color}`}
            isHatched={isHatched}
          />
          {label}
        </span>
      ))}
    </span>
  );
}

/**
 * A step in the drawing: its number and name before the axis, its shortest time solid, the rest until its latest finish
 * hatched, between the weeks of its start and of its latest finish.
 */
function GanttRow({ index, isCurrent }: { readonly index: number; readonly isCurrent: boolean }) {
  const bar = BARS[index];
  const step = EXPERIENCE.steps[index];
  if (bar === undefined || step === undefined) return null;
  const before = BARS[index - 1];
  return (
    <li className="gantt-row" data-current={isCurrent || undefined}>
      <p className="gantt-label">
        <span>{index + 1}</span>
        <span className="gantt-name">{step.title}</span>
      </p>
      <div className="gantt-bar">
        {before && (
          <>
            <span className="gantt-link" style={{ insetInlineStart: percentOf(before.finish) }} />
            <span
              className="gantt-link border-dashed opacity-60"
              style={{ insetInlineStart: percentOf(before.latestFinish) }}
            />
          </>
        )}
        <Block
          className="gantt-block text-brass"
          isHatched
          style={spanOf(bar.finish, bar.latestFinish)}
        />
        {bar.phases.map(({ start, finish }, phase) => (
          <Block
            key={start}
            className={`gantt-block ${phase === 0 ? 'text-brass' : 'text-maturation'}`}
            style={spanOf(start, finish)}
          />
        ))}
        <span
          className="gantt-veil"
          style={{
            ...timelineOf(index),
            ...spanOf(bar.start, bar.finish),
          }}
        />
        {'afterwards' in step && (
          <span
            className="gantt-onward"
            style={{ insetInlineStart: percentOf(bar.latestFinish) }}
          />
        )}
        <span className="gantt-week" style={{ insetInlineEnd: percentOf(LAST_WEEK - bar.start) }}>
          {bar.start}
        </span>
        <span className="gantt-week" style={{ insetInlineStart: percentOf(bar.latestFinish) }}>
          {bar.latestFinish}
        </span>
      </div>
    </li>
  );
}

/** The drawing as a table for screen readers. */
function GanttTable() {
  return (
    // A table itself could not be narrower than its cells.
    <div className="sr-only">
      <table>
        <caption>{labels.programme}</caption>
        <thead>
          <tr>
            {[labels.step, labels.earliest, labels.latest].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BARS.map(({ start, finish, latestFinish }, index) => (
            <tr key={start}>
              <th scope="row">{steps[index]?.title}</th>
              <td>{labels.span(start, finish)}</td>
              <td>{labels.until(latestFinish)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type BlockProps = {
  readonly className: string;
  readonly isHatched?: boolean;
  readonly style?: CSSProperties;
};

/** A filled or hatched bar, drawn as SVG, because backgrounds are neither printed nor shown with forced colors. */
function Block({ className, isHatched = false, style }: BlockProps) {
  return (
    <svg className={className} style={style}>
      <rect
        width="100%"
        height="100%"
        fill={isHatched ? `url(#${PATTERN_ID})` : 'currentColor'}
        stroke="currentColor"
        strokeOpacity={isHatched ? 0.5 : 0}
      />
    </svg>
  );
}
