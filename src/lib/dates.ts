import { once } from './once.ts';

/** The local date as YYYY-MM-DD. (`toISOString` is in UTC: yesterday in Dubai until 04:00.) */
export function today(now: Date = new Date()): string {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** The date as YYYY-MM-DD where the clock is so many hours ahead of UTC, wherever this machine is. */
export const dayIn = (hoursAhead: number, now: number): string =>
  new Date(now + hoursAhead * HOUR_MS).toISOString().slice(0, 10);

/** A relative time: `just now`, `5 min ago`, `3 h ago`, `2 d ago`, and the date after a week. Times in milliseconds. */
export function timeAgo(then: number, now: number): string {
  const elapsedMs = now - then;
  if (elapsedMs < MINUTE_MS) return 'just now';
  if (elapsedMs < HOUR_MS) return `${Math.floor(elapsedMs / MINUTE_MS)} min ago`;
  if (elapsedMs < DAY_MS) return `${Math.floor(elapsedMs / HOUR_MS)} h ago`;
  if (elapsedMs < 7 * DAY_MS) return `${Math.floor(elapsedMs / DAY_MS)} d ago`;
  return today(new Date(then));
}

/** A local time of day, such as `14:05`. Without `Intl`, whose first use delays the first screen noticeably. */
export function timeOfDay(timestamp: number): string {
  const moment = new Date(timestamp);
  return [moment.getHours(), moment.getMinutes()].map(twoDigits).join(':');
}

/** A local date with its time, such as `2026-11-05, 14:05`. */
export const dateAndTime = (timestamp: number): string =>
  `${today(new Date(timestamp))}, ${timeOfDay(timestamp)}`;

/** A moment on the clock of this device, such as `5 Nov 2026, 14:05`; `timestamp` in milliseconds since 1970. */
export const formatMoment = (timestamp: number): string =>
  new Date(timestamp).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a stored YYYY-MM-DDTHH:MM as `05 Nov 2026, 14:05`; returns any other text unchanged. */
export function formatDateAndTime(text: string): string {
  const [date = '', time = '', ...others] = text.split('T');
  const isWhole = /^\d{2}:\d{2}$/.test(time) && others.length === 0;
  return isWhole ? `${formatDate(date)}, ${time}` : text;
}

/** Created on first use, since its construction is slow. */
const dateFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Formats a stored YYYY-MM-DD as `05 Nov 2026`; returns any other text unchanged. */
export function formatDate(text: string): string {
  const timestamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(timestamp)) return text;
  return dateFormat().format(timestamp);
}
