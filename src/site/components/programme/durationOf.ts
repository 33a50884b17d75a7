import { EXPERIENCE } from '../../content/experience.ts';
import type { Phase, ProcessStep } from '../../content/types.ts';

const WEEKS_PER_MONTH = 52 / 12;

const { labels } = EXPERIENCE;

/** The typical duration of a step in words, such as '3–6 weeks, then 4–8 weeks of maturation'. */
export function durationOf({
  phases,
  afterwards,
}: Pick<ProcessStep, 'phases' | 'afterwards'>): string {
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
