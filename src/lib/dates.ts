import { HOURS_AHEAD_OF_UTC } from '../company/brand.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** What the clock of the company shows at a moment, as YYYY-MM-DDTHH:MM, wherever this device is. */
const companyClock = (moment: Date): string =>
  new Date(moment.getTime() + HOURS_AHEAD_OF_UTC * HOUR_MS).toISOString().slice(0, 16);

/** The date at the company as YYYY-MM-DD: what is done belongs to that day, whatever a phone in another place says. */
export const today = (now: Date = new Date()): string => companyClock(now).slice(0, 10);

/** A relative time: `just now`, `5 min ago`, `3 h ago`, `2 d ago`, and the date after a week. Times in milliseconds. */
export function timeAgo(then: number, now: number): string {
  const elapsedMs = now - then;
  if (elapsedMs < MINUTE_MS) return 'just now';
  if (elapsedMs < HOUR_MS) return `${Math.floor(elapsedMs / MINUTE_MS)} min ago`;
  if (elapsedMs < DAY_MS) return `${Math.floor(elapsedMs / HOUR_MS)} h ago`;
  if (elapsedMs < 7 * DAY_MS) return `${Math.floor(elapsedMs / DAY_MS)} d ago`;
  return today(new Date(then));
}

/** A time of day at the company, such as `14:05`. */
export const timeOfDay = (timestamp: number): string => companyClock(new Date(timestamp)).slice(11);

/** A date at the company with its time, such as `2026-11-05, 14:05`. */
export const dateAndTime = (timestamp: number): string =>
  `${today(new Date(timestamp))}, ${timeOfDay(timestamp)}`;

/** A moment on the clock of the company, such as `05 Nov 2026, 14:05`; `timestamp` in milliseconds since 1970. */
export const formatMoment = (timestamp: number): string =>
  formatDateAndTime(companyClock(new Date(timestamp)));

/** Formats a stored YYYY-MM-DDTHH:MM as `05 Nov 2026, 14:05`; returns any other text unchanged. */
export function formatDateAndTime(text: string): string {
  const [date = '', time = '', ...others] = text.split('T');
  const isWhole = /^\d{2}:\d{2}$/.test(time) && others.length === 0;
  return isWhole ? `${formatDate(date)}, ${time}` : text;
}

// By hand, as `digits`.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The month of a date that begins with YYYY-MM, such as `Nov`. */
export const shortMonth = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** The day of the week of a YYYY-MM-DD, such as `Monday`. */
export const weekday = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

/** Formats a stored YYYY-MM-DD as `05 Nov 2026`; returns any other text unchanged. */
export function formatDate(text: string): string {
  const timestamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(timestamp)) return text;
  const day = new Date(timestamp).toISOString();
  return `${day.slice(8, 10)} ${shortMonth(day)} ${day.slice(0, 4)}`;
}

/** A date with what happens then, or with the label of its field: "Due 03 Nov 2026", of "Due Date", too; blank if there is none. */
export const dated = (what: string, date: string): string =>
  date.trim() === '' ? '' : `${what.replace(/ Date$/, '')} ${formatDate(date)}`;
