import { addDays } from '../../lib/calendar.ts';
import { shortMonth, weekday } from '../../lib/dates.ts';

/** A day such as `30 Nov`. */
export const dateName = (day: string): string => `${Number(day.slice(8))} ${shortMonth(day)}`;

/** The day of the week, such as `Mon`. */
export const weekdayName = (day: string): string => weekday(day).slice(0, 3);

/** A day such as `Mon 30 Nov`. */
export const shortDay = (day: string): string => `${weekdayName(day)} ${dateName(day)}`;

/** A day as it is called, today, tomorrow or that of the week, with what tells it from others called so. */
export function dayHeading(day: string, today: string): readonly [title: string, date: string] {
  if (day === today) return ['Today', shortDay(day)];
  if (day === addDays(today, 1)) return ['Tomorrow', shortDay(day)];
  return [weekday(day), dateName(day)];
}
