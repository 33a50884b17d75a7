import { parseNumber } from '../../lib/parseNumber.ts';
import { addDays, daysBetween, monthOf } from '../../lib/calendar.ts';
import { readLines, type Line } from '../../records/model/lines.ts';
import { endOfMonth } from '../../lib/period.ts';
import {
  EQUIPMENT_COLUMNS,
  lastVisitOf,
  type Installation,
  type Plan,
} from './installation.entity.ts';

/** What of an installation says when it is to be visited. */
export type Planned = Pick<
  Installation,
  'plan' | 'planFrom' | 'lastVisit' | 'archived' | 'onceFor' | 'onceOn'
>;

/** How far apart the days of a plan are. */
type Step = { readonly days: number } | { readonly months: number };

const STEPS: Readonly<Record<Exclude<Plan, 'None'>, Step>> = {
  Weekly: { days: 7 },
  Fortnightly: { days: 14 },
  Monthly: { months: 1 },
  Quarterly: { months: 3 },
};

/**
 * The day on which an installation is to be visited next, which may be past; null if none is planned. A visit counts for the
 * day of the plan that it is nearest to: one that comes less than half a period early is that of the day ahead.
 */
export function nextDue(installation: Planned): string | null {
  const days = daysOf(installation);
  if (days === null) return null;
  const index = nextIndex(installation, days);
  const moved = movedVisit(installation, days);
  return moved?.index === index ? moved.on : days.day(index);
}

/** The day of the plan for which an installation is to be visited next, also if that visit is moved for once. */
export function nextPlanned(installation: Planned): string | null {
  const days = daysOf(installation);
  return days && days.day(nextIndex(installation, days));
}

/** By how many days the next visit is late on a day (YYYY-MM-DD); 0 if it is not. */
export function daysLate(installation: Planned, today: string): number {
  const due = nextDue(installation);
  return due === null ? 0 : Math.max(0, daysBetween(due, today) ?? 0);
}

/** The days from one to another, both included, on which an installation is still to be visited. */
export function dueBetween(installation: Planned, from: string, to: string): readonly string[] {
  const days = daysOf(installation);
  if (days === null) return [];
  const next = nextIndex(installation, days);
  const moved = movedVisit(installation, days);
  const isMovedHere = moved !== null && moved.index >= next && moved.on >= from && moved.on <= to;
  const due: string[] = isMovedHere ? [moved.on] : [];
  for (let index = Math.max(next, days.indexAt(addDays(from, -1)) + 1); ; index += 1) {
    const day = days.day(index);
    if (day < from || day > to) return due.toSorted();
    if (index !== moved?.index) due.push(day);
  }
}

/** A piece of equipment that is to be serviced: since when, and for how many days. */
export type EquipmentDue = {
  readonly line: Line;
  readonly due: string;
  readonly days: number;
};

/**
 * The equipment of an installation that is to be serviced by a day, what has waited longest first. It counts from the last service, or
 * from when it was installed; what has neither date, or no interval, is not asked for.
 */
export function equipmentDue(
  { equipment, archived }: Pick<Installation, 'equipment' | 'archived'>,
  today: string,
): readonly EquipmentDue[] {
  if (archived !== '') return [];
  return readLines(EQUIPMENT_COLUMNS, equipment)
    .flatMap((line): EquipmentDue[] => {
      const due = serviceDue(line);
      const days = daysBetween(due, today);
      return days === null || days < 0 ? [] : [{ line, due, days }];
    })
    .toSorted((a, b) => b.days - a.days);
}

/** The day on which a line of the equipment is to be serviced; '' if it has no interval, or no date to count from. */
export function serviceDue({ since = '', every = '', serviced = '' }: Line): string {
  const interval = parseNumber(every) ?? 0;
  const from = monthOf(serviced.trim()) === null ? since.trim() : serviced.trim();
  return interval > 0 ? addDays(from, Math.round(interval)) : '';
}

/** The days of a plan, counted from 0. */
type PlanDays = {
  /** A negative index leads to days before the plan. */
  readonly day: (index: number) => string;
  /** The last one that is not after a date; negative if the plan begins later. */
  readonly indexAt: (date: string) => number;
};

/** The days of the plan of an installation; null if there is no plan, or no day that it begins on. */
function daysOf({ plan, planFrom, archived }: Planned): PlanDays | null {
  // A plan that the app does not know, as another program may store it, is none.
  const isPlanned = plan !== 'None' && Object.hasOwn(STEPS, plan);
  if (!isPlanned || archived !== '' || monthOf(planFrom) === null) return null;
  const step = STEPS[plan];
  if ('days' in step) {
    return {
      day: (index) => addDays(planFrom, index * step.days),
      indexAt: (date) => Math.floor((daysBetween(planFrom, date) ?? 0) / step.days),
    };
  }
  const day = (index: number): string => inMonth(planFrom, index * step.months);
  return {
    day,
    indexAt: (date) => {
      const index = Math.floor((monthNumber(date) - monthNumber(planFrom)) / step.months);
      return day(index) > date ? index - 1 : index;
    },
  };
}

/** The day of the month of a date, some months later; the last of that month if it is shorter. */
function inMonth(date: string, months: number): string {
  const end = endOfMonth(date, months);
  const day = end.slice(0, 8) + date.slice(8);
  return day < end ? day : end;
}

const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** The visit of a plan that is moved to another day for once. */
function movedVisit({ onceFor, onceOn }: Planned, days: PlanDays) {
  if (monthOf(onceFor) === null || monthOf(onceOn) === null) return null;
  const index = days.indexAt(onceFor);
  return days.day(index) === onceFor ? { index, on: onceOn } : null;
}

/** Which day of its plan an installation is to be visited on next. */
function nextIndex(installation: Planned, days: PlanDays): number {
  const date = lastVisitOf(installation)?.date ?? '';
  if (monthOf(date) === null) return 0;
  const next = date < installation.planFrom ? 0 : indexAfter(date, days);
  const moved = movedVisit(installation, days);
  if (moved === null) return next;
  // On its new day it is that visit alone, however far that is from the day of the plan; before, at most that one, and after, it is made.
  const after = moved.index + 1;
  if (date === moved.on) return after;
  return date < moved.on ? Math.min(next, after) : Math.max(next, after);
}

/** Which day of a plan is next after a visit. */
function indexAfter(date: string, days: PlanDays): number {
  const last = days.indexAt(date);
  const [before, ahead] = [days.day(last), days.day(last + 1)];
  const early = daysBetween(date, ahead) ?? 0;
  return 2 * early < (daysBetween(before, ahead) ?? 0) ? last + 2 : last + 1;
}
