import { DAY_MS } from './dates.ts';

/** The range of dates a form accepts. Years have four digits, so that 26 is not stored as the year 26. */
export const MIN_DATE = '1900-01-01';
export const MAX_DATE = '9999-12-31';

/** How dates are stored, by the type of their input. */
const FORMATS = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'datetime-local': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
} as const;

export type DateInput = keyof typeof FORMATS;

/** Whether a text has the form YYYY-MM-DD or YYYY-MM-DDTHH:MM, the only one that an input of its type can show. */
export const isIsoDate = (date: string, type: DateInput = 'date'): boolean =>
  FORMATS[type].test(date);

/** The days from 1970 to a date; null unless it is a real one from 1900 on, as YYYY-MM-DD. */
function dayNumber(date: string): number | null {
  if (!isIsoDate(date) || date < MIN_DATE) return null;
  const timestamp = Date.parse(date);
  const day = Number(date.slice(8));
  // 30 February is parsed as 2 March. Asked only then: a list may have thousands of dates.
  const isReal = day <= 28 || new Date(timestamp).getUTCDate() === day;
  return isReal && !Number.isNaN(timestamp) ? timestamp / DAY_MS : null;
}

/** The days from one date to another, negative if it is earlier; null if either is missing or damaged. */
export function daysBetween(from: string, to: string): number | null {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return first === null || last === null ? null : last - first;
}

/** The date some days after another one; '' if that is missing or damaged. */
export function addDays(date: string, days: number): string {
  const first = dayNumber(date);
  return first === null ? '' : new Date((first + days) * DAY_MS).toISOString().slice(0, 10);
}

/** The month of a date, as YYYY-MM; null if the date is missing or damaged. */
export const monthOf = (date: string): string | null =>
  dayNumber(date) === null ? null : date.slice(0, 7);

/** The given number of months up to that of a date, oldest first, as YYYY-MM. */
export function lastMonths(date: string, count: number): readonly string[] {
  const last = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
