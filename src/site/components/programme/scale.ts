import type { CSSProperties } from 'react';
import { EXPERIENCE } from '../../../company/site/experience.ts';
import type { Phase } from '../../../company/site/types.ts';

const WEEKS_PER_MONTH = 52 / 12;

const { labels } = EXPERIENCE;

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

/** A span on the axis, in weeks from the first visit. */
type Span = { readonly start: number; readonly finish: number };

/** The bar of a step: its span if every step takes its shortest time, and when it ends if all take their longest. */
type Bar = Span & {
  readonly phases: readonly Span[];
  readonly latestFinish: number;
};

/** The phases of a step, and what follows the last of them without an end. */
type Step = { readonly phases: readonly Phase[]; readonly afterwards?: string };

function scheduleOf(steps: readonly Step[]): readonly Bar[] {
  let [start, latestFinish] = [0, 0];
  return steps.map(({ phases }) => {
    const spans = phases.map(({ minWeeks, maxWeeks }): Span => {
      const span = { start, finish: start + minWeeks };
      start = span.finish;
      latestFinish += maxWeeks;
      return span;
    });
    return { start: spans[0]?.start ?? start, finish: start, phases: spans, latestFinish };
  });
}

/** The typical duration of a step in words, such as '3–6 weeks, then 4–8 weeks of maturation'. */
export function durationOf({ phases, afterwards }: Step): string {
  const parts = [...phases.map(inWords), ...(afterwards === undefined ? [] : [afterwards])];
  return parts.reduce((before, part) => labels.followedBy(before, part));
}

function inWords({ minWeeks, maxWeeks, unit, of }: Phase): string {
  const span =
    unit === 'months'
      ? labels.inMonths(
          Math.round(minWeeks / WEEKS_PER_MONTH),
          Math.round(maxWeeks / WEEKS_PER_MONTH),
        )
      : labels.inWeeks(minWeeks, maxWeeks);
  return of === undefined ? span : labels.of(span, of);
}
