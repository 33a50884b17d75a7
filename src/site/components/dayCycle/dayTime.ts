import type { DayLight } from '../../../company/site/types.ts';

/** The hours of the dial, in minutes after midnight. */
export const DAY = { start: 6 * 60, end: 24 * 60, step: 10 } as const;

/** The top of the dial. */
export const NOON = 12 * 60;

/**
 * Where a time is on the dial, whose top is noon: its ends are `DAY.start` at 0 and `DAY.end` at itself, so that from
 * noon on a place is a time, and the six hours before it take as much room as the twelve after it.
 */
export function placeOf(minutes: number): number {
  return Math.min(2 * (minutes - DAY.start), minutes);
}

/** The step of the dial at or before a place. */
export function timeAt(place: number): number {
  const minutes = Math.max(DAY.start + place / 2, place);
  return minutes - (minutes % DAY.step);
}

/** Formats minutes after midnight, such as 18:30. */
export function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** The last light that has started. */
export function lightAt(lights: readonly DayLight[], minutes: number): DayLight | undefined {
  return lights.findLast(({ startsAt }) => startsAt <= minutes) ?? lights[0];
}
