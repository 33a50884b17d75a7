import { addDays } from '../../lib/calendar.ts';
import { once } from '../../lib/once.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }));

const LONG = format({ weekday: 'long' });
const SHORT = format({ weekday: 'short' });
const DATE = format({ day: 'numeric', month: 'short' });

/** A day such as `30 Nov`. */
export const dateName = (day: string): string => DATE().format(Date.parse(day));

/** The day of the week, such as `Mon`. */
export const weekdayName = (day: string): string => SHORT().format(Date.parse(day));

/** A day such as `Mon 30 Nov`. */
export const shortDay = (day: string): string => `${weekdayName(day)} ${dateName(day)}`;

/** A day as it is called, today, tomorrow or that of the week, with what tells it from others called so. */
export function dayHeading(day: string, today: string): readonly [title: string, date: string] {
  if (day === today) return ['Today', shortDay(day)];
  if (day === addDays(today, 1)) return ['Tomorrow', shortDay(day)];
  return [LONG().format(Date.parse(day)), dateName(day)];
}
