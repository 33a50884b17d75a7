import type { Range } from '../../company/water.ts';
import { DAY_MS } from '../../lib/dates.ts';

/** One reading: when, in milliseconds since 1970 at the start of its day, and what. */
export type ReadingPoint = { readonly time: number; readonly value: number };

type Axis = { readonly domain: readonly [number, number]; readonly ticks: readonly number[] };

/** What stays free above and below what is drawn, of its height. */
const ROOM = 0.08;

/** How far apart two labels are at least, of the height of the axis. */
const BETWEEN_LABELS = 0.16;

/** The values from the bottom to the top of a chart, with its range in it; its labels are the bounds, and the extremes outside of them. */
export function valueAxis(points: readonly ReadingPoint[], [low, high]: Range): Axis {
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(low, ...values), Math.max(high, ...values)];
  const height = highest - lowest || 1;
  // Nothing is measured below zero that is not so named: no room is left below it.
  const bottom = lowest >= 0 && lowest < height * ROOM ? 0 : lowest - height * ROOM;
  const top = highest + height * ROOM;
  const ticks: number[] = [];
  for (const tick of [low, high, highest, lowest])
    if (ticks.every((other) => Math.abs(other - tick) >= (top - bottom) * BETWEEN_LABELS))
      ticks.push(tick);
  return { domain: [bottom, top], ticks: ticks.toSorted((a, b) => a - b) };
}

/** How many months at most are named below a chart. */
const MAX_MONTHS = 5;

/** The days from the first to the last of a chart, one at least; its labels are the first days of months, or its own two days. */
export function timeAxis(first: number, last: number): Axis & { readonly areMonths: boolean } {
  const domain = [first, Math.max(last, first + DAY_MS)] as const;
  const months = monthsBetween(...domain);
  if (months.length < 3) return { domain, ticks: [...new Set([first, last])], areMonths: false };
  const step = [1, 2, 3, 6, 12].find((by) => months.length / by <= MAX_MONTHS) ?? 24;
  const ticks = months.filter((time) => monthNumber(time) % step === 0);
  return { domain, ticks, areMonths: true };
}

/** The first days of the months from one time to another. */
function monthsBetween(from: number, to: number): readonly number[] {
  const found: number[] = [];
  const start = new Date(from);
  for (let month = 0; ; month += 1) {
    const time = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1);
    if (time > to) return found;
    if (time >= from) found.push(time);
  }
}

function monthNumber(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
