import { addDays } from '../../lib/calendar.ts';
import { daysLate, dueBetween } from '../installations/due.ts';
import { lastVisitOf, type Installation } from '../installations/installation.entity.ts';

/** An installation on a day of the plan. */
export type Stop = {
  readonly record: Installation;
  /** By how many days its visit is late; 0 if it is not. */
  readonly late: number;
  /** The day on which it was visited; '' while it is to be. */
  readonly done: string;
};

/** The stops of one day, those that were visited last. */
type PlannedDay = { readonly day: string; readonly stops: readonly Stop[] };

export type WeekPlan = {
  /** What is late today, whatever the week, the longest first. */
  readonly late: readonly Stop[];
  /** The seven days of the week. */
  readonly days: readonly PlannedDay[];
};

/**
 * The visits of the week that begins on a Monday, by day. Each installation is there once for every day on which it is to be visited, and
 * on that of its last visit; what is late is not there again on the days before tomorrow.
 */
export function weekPlan(
  installations: readonly Installation[],
  { monday, today }: { readonly monday: string; readonly today: string },
): WeekPlan {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const byDay = new Map(days.map((day) => [day, [] as Stop[]]));
  const sunday = days.at(-1) ?? '';
  const tomorrow = addDays(today, 1);
  const late: Stop[] = [];
  for (const record of installations) {
    const count = daysLate(record, today);
    if (count > 0) late.push({ record, late: count, done: '' });
    const from = count > 0 && monday < tomorrow ? tomorrow : monday;
    for (const day of dueBetween(record, from, sunday)) {
      byDay.get(day)?.push({ record, late: 0, done: '' });
    }
    const done = lastVisitOf(record)?.date ?? '';
    byDay.get(done)?.push({ record, late: 0, done });
  }
  return {
    late: late.toSorted((a, b) => b.late - a.late || byPerson(a, b)),
    days: days.map((day) => ({ day, stops: (byDay.get(day) ?? []).toSorted(byPerson) })),
  };
}

/** What is to be done first, then by whom, then by name. */
const byPerson = (a: Stop, b: Stop): number =>
  Number(a.done !== '') - Number(b.done !== '') ||
  COLLATOR.compare(a.record.assigned, b.record.assigned) ||
  COLLATOR.compare(a.record.name, b.record.name);

const COLLATOR = new Intl.Collator('en', { numeric: true });
