import { countText } from '../../lib/plural.ts';

/** A size in bytes, rounded: `0.4 MB`, `10.7 GB`. */
export function sizeOf(bytes: number): string {
  const [unit, divisor] = bytes < 1e9 ? (['MB', 1e6] as const) : (['GB', 1e9] as const);
  return `${(bytes / divisor).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
  ['second', 1_000],
] as const;

/** A span of time in its largest whole unit: `5 minutes`. */
export function spanOf(milliseconds: number): string {
  const ms = Math.abs(milliseconds);
  const [noun, unitMs] = UNITS.find(([, size]) => ms >= size) ?? ['second', 1_000];
  return countText(Math.round(ms / unitMs), noun);
}

/** A moment on the clock of this device, such as `23 Nov 2026, 14:05`; times in milliseconds since 1970. */
export const momentOf = (time: number): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
