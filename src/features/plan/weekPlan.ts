import { addDays } from '../../lib/calendar.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { daysLate, dueBetween, nextDue, nextPlanned } from '../installations/due.ts';
import { lastVisitOf, type Installation } from '../installations/installation.entity.ts';

/** An installation on a day of the plan. */
export type Stop = {
  readonly record: Installation;
  /** By how many days its visit is late; 0 if it is not. */
  readonly late: number;
  /** The day on which it was visited; '' while it is to be. */
  readonly done: string;
  /** The day of the plan that it is for, if it is the next one there, which alone can be planned otherwise for once; else ''. */
  readonly planned: string;
  readonly who: string;
  /** For whom, if it was handed over for once, and who is there as well; else ''. */
  readonly instead: string;
  readonly company: string;
};

/** The stops of one day, those that were visited last. */
export type PlannedDay = { readonly day: string; readonly stops: readonly Stop[] };

export type WeekPlan = {
  /** What is late today, by the day on which it was due, the earliest first. */
  readonly late: readonly PlannedDay[];
  /** The seven days. */
  readonly days: readonly PlannedDay[];
};

/**
 * The visits of seven days, by day. Each installation is there once for every day on which it is to be visited, and
 * on that of its last visit; what is late is not there again on the days before tomorrow.
 */
export function weekPlan(
  installations: readonly Installation[],
  { from, today }: { readonly from: string; readonly today: string },
): WeekPlan {
  const byDay = new Map(daysFrom(from).map((day) => [day, [] as Stop[]]));
  const last = addDays(from, 6);
  const tomorrow = addDays(today, 1);
  const late = new Map<string, Stop[]>();
  for (const record of installations) {
    const next = nextDue(record) ?? '';
    const count = daysLate(record, today);
    if (count > 0)
      late.set(next, [...(late.get(next) ?? []), toStop(record, { isNext: true, count })]);
    const start = count > 0 && from < tomorrow ? tomorrow : from;
    for (const day of dueBetween(record, start, last)) {
      byDay.get(day)?.push(toStop(record, { isNext: day === next }));
    }
    const done = lastVisitOf(record)?.date ?? '';
    byDay.get(done)?.push({ ...toStop(record, { isNext: false }), done });
  }
  const sorted = (days: ReadonlyMap<string, readonly Stop[]>): readonly PlannedDay[] =>
    [...days].map(([day, stops]) => ({ day, stops: stops.toSorted(byPerson) }));
  return {
    late: sorted(late).toSorted((a, b) => a.day.localeCompare(b.day)),
    days: sorted(byDay),
  };
}

/** Seven days from one on. */
export const daysFrom = (day: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(day, index));

/** Whether somebody makes a stop, or is there as well. */
export const isFor =
  (name: string) =>
  ({ who, company }: Stop): boolean =>
    [who, company].some((one) => nameKey(one) === nameKey(name));

function toStop(
  record: Installation,
  { isNext, count = 0 }: { readonly isNext: boolean; readonly count?: number },
): Stop {
  const planned = isNext ? (nextPlanned(record) ?? '') : '';
  const isOnce = planned !== '' && planned === record.onceFor;
  const by = isOnce ? record.onceBy.trim() : '';
  return {
    record,
    late: count,
    done: '',
    planned,
    who: by || record.assigned,
    instead: by && record.assigned,
    company: isOnce ? record.onceWith.trim() : '',
  };
}

/** What is to be done first, then by whom, then by name. */
const byPerson = (a: Stop, b: Stop): number =>
  Number(a.done !== '') - Number(b.done !== '') ||
  COLLATOR.compare(a.who, b.who) ||
  COLLATOR.compare(a.record.name, b.record.name);

const COLLATOR = new Intl.Collator('en', { numeric: true });
