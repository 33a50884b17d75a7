import type { CSSProperties } from 'react';
import { EXPERIENCE } from '../../content/experience.ts';
import { scheduleOf } from './schedule.ts';

/** The bars of the drawing. */
export const BARS = scheduleOf(EXPERIENCE.steps);

/** Where the axis ends: at the next full twelve weeks after the last bar, which leaves room for what follows. */
export const LAST_WEEK = Math.ceil(((BARS.at(-1)?.latestFinish ?? 0) + 1) / 12) * 12;

/** A number of weeks as a share of the axis. */
export const percentOf = (weeks: number): string => `${(100 * weeks) / LAST_WEEK}%`;

/** Places an element over a span of the axis. */
export const spanOf = (start: number, finish: number): CSSProperties => ({
  insetInlineStart: percentOf(start),
  inlineSize: percentOf(finish - start),
});

const nameOf = (index: number): string => `--step-${index + 1}`;

/** Makes an element follow the scrolling of a step. */
export const timelineOf = (index: number): CSSProperties => ({ animationTimeline: nameOf(index) });

/** Makes a step the timeline that others follow. */
export const timelineSourceOf = (index: number): CSSProperties => ({
  viewTimelineName: nameOf(index),
});

/** Makes an element run through a step, from the week of the shortest case to that of the longest. */
export function cursorOf(index: number): CSSProperties {
  const { start = 0, finish = 0, latestFinish = 0 } = BARS[index] ?? {};
  const latestStart = BARS[index - 1]?.latestFinish ?? 0;
  const weeks = {
    '--from': start,
    '--weeks': finish - start,
    '--late-from': latestStart,
    '--late-weeks': latestFinish - latestStart,
    '--axis': LAST_WEEK,
  };
  return { ...timelineOf(index), ...weeks };
}
