import { EXPERIENCE } from '../../content/experience.ts';
import { Block } from './Block.tsx';
import { BARS, LAST_WEEK, percentOf, spanOf, timelineOf } from './scale.ts';

/** The least distance of two week numbers, in weeks. */
const MIN_DISTANCE = 4;

/** A step in the drawing: its shortest time solid, the rest until its latest finish hatched. */
export function GanttRow({
  index,
  isCurrent,
}: {
  readonly index: number;
  readonly isCurrent: boolean;
}) {
  const bar = BARS[index];
  const step = EXPERIENCE.steps[index];
  if (bar === undefined || step === undefined) return null;
  const before = BARS[index - 1];
  const showsFinish = bar.finish - bar.start >= MIN_DISTANCE;
  const figures = [bar.start, ...(showsFinish ? [bar.finish] : []), bar.latestFinish];
  return (
    <li className="gantt-row" data-current={isCurrent || undefined}>
      <p className="gantt-label" style={{ marginInlineStart: percentOf(bar.start) }}>
        {step.title}
      </p>
      <div className="relative h-2.5 lg:h-4">
        <span className="gantt-number" style={{ insetInlineEnd: percentOf(LAST_WEEK - bar.start) }}>
          {index + 1}
        </span>
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
            className={`gantt-block ${phase === 0 ? 'text-brass' : 'text-[#7fb5b3]'}`}
            style={spanOf(start, finish)}
          />
        ))}
        {step.afterwards !== undefined && (
          <span
            className="gantt-onward"
            style={{ insetInlineStart: percentOf(bar.latestFinish) }}
          />
        )}
        <span
          className="gantt-veil"
          style={{
            ...timelineOf(index),
            ...spanOf(bar.start, bar.finish),
          }}
        />
      </div>
      <p className="gantt-figures">
        {figures.map((week) => (
          <span key={week} style={{ insetInlineStart: percentOf(week) }}>
            {week}
          </span>
        ))}
      </p>
    </li>
  );
}
