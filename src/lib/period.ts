import { formatDate, shortMonth } from './dates.ts';
import { addDays, isIsoDate } from './calendar.ts';

/** The days from one to another, both included, as YYYY-MM-DD. */
export type Period = { readonly from: string; readonly to: string };

/** Whether a day is in a period. */
export const isWithin = ({ from, to }: Period, day: string): boolean => day >= from && day <= to;

/** The periods that have a name, as in addresses, with what each is called. */
export const PERIODS = {
  month: 'This month',
  'last-month': 'Last month',
  quarter: 'This quarter',
  'last-quarter': 'Last quarter',
  year: 'This year',
  'last-year': 'Last year',
} as const;

export type PeriodName = keyof typeof PERIODS;

export const isPeriodName = (name: string | null): name is PeriodName =>
  name !== null && Object.hasOwn(PERIODS, name);

const LENGTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The whole months, quarter or year of a name on a day. */
export function periodNamed(name: PeriodName, today: string): Period {
  const isLast = name.startsWith('last-');
  const length = LENGTHS[name.replace('last-', '') as keyof typeof LENGTHS];
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const first = month - (month % length) - (isLast ? length : 0);
  return { from: firstOfMonth(first), to: addDays(firstOfMonth(first + length), -1) };
}

/** The last day of the month that is some months after that of a date, or before it. */
export const endOfMonth = (date: string, months = 0): string =>
  addDays(firstOfMonth(Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) + months), -1);

/** The first day of a month, counted from the year 0. */
const firstOfMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** A period in words: `01 Oct 2026 – 31 Dec 2026`. */
export const formatPeriod = ({ from, to }: Period): string =>
  `${formatDate(from)} – ${formatDate(to)}`;

/** Whole months in words: `Oct – Dec 2026`, or `Oct 2026`. */
export const formatMonths = ({ from, to }: Period): string =>
  [...new Set([from, to].map((day) => day.slice(0, 7)))]
    .map(shortMonth)
    .join(' – ')
    .concat(` ${to.slice(0, 4)}`);

/** Whether two texts are days, the second not before the first. */
export const isPeriod = ({ from, to }: Period): boolean =>
  isIsoDate(from) && isIsoDate(to) && from <= to;

/** The month of a date, YYYY-MM-DD or YYYY-MM, in words: `November 2026`. */
export const formatMonth = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
