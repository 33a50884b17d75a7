import { EXPERIENCE } from '../../content/experience.ts';
import { Block } from './Block.tsx';
import { BARS, LAST_WEEK, percentOf, spanOf, timelineOf } from './scale.ts';

/**
 * A step in the drawing: its number and name before the axis, its shortest time solid, the rest until its latest finish
 * hatched, between the weeks of its start and of its latest finish.
 */
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
        {step.afterwards !== undefined && (
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
