import { EXPERIENCE } from '../../content/experience.ts';
import { durationOf } from './durationOf.ts';
import { Block, Hatching } from './Block.tsx';
import { GanttRow } from './GanttRow.tsx';
import { GanttTable } from './GanttTable.tsx';
import { LAST_WEEK, BARS, cursorOf, percentOf } from './scale.ts';

const { labels, steps } = EXPERIENCE;
const FOURS = Array.from({ length: LAST_WEEK / 4 + 1 }, (_, index) => index * 4);
const TWELVES = FOURS.filter((week) => week % 12 === 0);

/** The programme as a drawing in weeks, with a table as its text alternative. */
export function Gantt({ current }: { readonly current: number | null }) {
  const step = current === null ? undefined : steps[current];
  return (
    <figure className="gantt sticky top-18 z-10 self-start bg-abyss text-pearl short:static lg:h-[calc(100dvh-4.5rem)]">
      <GanttTable />
      <Hatching />
      <div
        aria-hidden="true"
        className="flex h-full flex-col px-[clamp(1.25rem,5vw,6rem)] pt-3 pb-2 lg:ps-[max(clamp(1.25rem,5vw,6rem),calc(100%-50rem))] lg:pe-[clamp(2rem,3.5vw,5rem)] lg:pt-[clamp(0.75rem,3.5vh,3rem)] lg:pb-[clamp(0.75rem,3vh,2.5rem)]"
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

/** What the drawing says in sum, and how to read it. */
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

/** How to read the bars. */
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
