import { describe, expect, it } from 'vitest';
import { writeLines } from '../../../src/records/model/lines.ts';
import {
  EQUIPMENT_COLUMNS,
  PLANS,
  lastVisitText,
  type Plan,
} from '../../../src/features/installations/installation.entity.ts';
import {
  daysLate,
  dueBetween,
  equipmentDue,
  nextDue,
  nextPlanned,
  type Planned,
} from '../../../src/features/installations/due.ts';
import { randomSource } from '../../tools/rules/random.ts';

const planned = (plan: Plan, planFrom: string, visited = ''): Planned => ({
  plan,
  planFrom,
  archived: '',
  onceFor: '',
  onceOn: '',
  lastVisit:
    visited === '' ? '' : lastVisitText({ date: visited, visit: '-Nvisit', outside: ['nitrate'] }),
});

describe('the next visit that is due', () => {
  it.each([
    // Without a visit, the first day of the plan.
    ['Weekly', '2026-11-02', '', '2026-11-02'],
    ['Monthly', '2027-03-01', '', '2027-03-01'],
    // On the day itself, and late: the day after the one that the visit was for.
    ['Weekly', '2026-11-02', '2026-11-09', '2026-11-16'],
    ['Weekly', '2026-11-02', '2026-11-12', '2026-11-16'],
    ['Fortnightly', '2026-11-02', '2026-11-02', '2026-11-16'],
    // Three days early counts for the day ahead; four days early, of seven, does not.
    ['Weekly', '2026-11-02', '2026-11-13', '2026-11-23'],
    ['Weekly', '2026-11-02', '2026-11-10', '2026-11-16'],
    // Exactly half a period early does not count for it.
    ['Fortnightly', '2026-11-02', '2026-11-09', '2026-11-16'],
    ['Fortnightly', '2026-11-02', '2026-11-10', '2026-11-30'],
    // Several missed: they are made up for by one visit.
    ['Weekly', '2026-09-07', '2026-11-10', '2026-11-16'],
    // The 31st is the last day of a shorter month, and the 31st again after it.
    ['Monthly', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['Monthly', '2028-01-31', '2028-01-31', '2028-02-29'],
    ['Monthly', '2027-01-31', '2027-02-28', '2027-03-31'],
    ['Monthly', '2028-01-30', '2028-02-29', '2028-03-30'],
    ['Quarterly', '2026-11-30', '2026-11-30', '2027-02-28'],
    ['Quarterly', '2026-11-30', '2027-02-28', '2027-05-30'],
    ['Monthly', '2026-12-15', '2026-12-15', '2027-01-15'],
    // A visit before the plan began, such as of the plan before it, is of no day of this one.
    ['Monthly', '2026-12-01', '2026-11-30', '2026-12-01'],
    ['Quarterly', '2026-12-01', '2026-06-30', '2026-12-01'],
  ] as const)('%s from %s, visited on "%s": %s', (plan, from, visited, due) => {
    expect(nextDue(planned(plan, from, visited))).toBe(due);
  });

  it('is of the new plan once the plan has changed', () => {
    const visited = '2026-11-16';
    expect(nextDue(planned('Weekly', '2026-11-02', visited))).toBe('2026-11-23');
    expect(nextDue(planned('Monthly', '2026-11-02', visited))).toBe('2026-12-02');
    expect(nextDue(planned('Fortnightly', '2026-11-25', visited))).toBe('2026-11-25');
  });

  it.each([
    ['no plan', planned('None', '2026-11-02')],
    ['no first day', planned('Weekly', '')],
    ['a first day that is none', planned('Weekly', '2026-02-30')],
    ['an archived installation', { ...planned('Weekly', '2026-11-02'), archived: '2026-11-20' }],
  ])('is none with %s', (_, installation) => {
    expect(nextDue(installation)).toBeNull();
    expect(daysLate(installation, '2026-12-31')).toBe(0);
    expect(dueBetween(installation, '2026-01-01', '2026-12-31')).toEqual([]);
  });

  it('takes a last visit that cannot be read as none', () => {
    const installation = { ...planned('Weekly', '2026-11-02'), lastVisit: 'yesterday' };
    expect(nextDue(installation)).toBe('2026-11-02');
  });
});

const moved = (onceOn: string, visited = '', onceFor = '2026-11-16'): Planned => ({
  ...planned('Weekly', '2026-11-02', visited),
  onceFor,
  onceOn,
});
const inNovember = (installation: Planned) => dueBetween(installation, '2026-11-01', '2026-11-30');

describe('a visit that is moved for once', () => {
  it.each([
    ['earlier', '2026-11-13', ['2026-11-13', '2026-11-23', '2026-11-30']],
    ['later', '2026-11-19', ['2026-11-19', '2026-11-23', '2026-11-30']],
    ['past the next one', '2026-11-25', ['2026-11-23', '2026-11-25', '2026-11-30']],
  ])('is on its new day alone, %s', (_, to, due) => {
    const installation = moved(to, '2026-11-09');
    expect(nextDue(installation)).toBe(to);
    expect(nextPlanned(installation)).toBe('2026-11-16');
    expect(inNovember(installation)).toEqual(due);
    expect(daysLate(installation, '2026-11-26')).toBe(26 - Number(to.slice(8)));
  });

  it.each([
    // On the day itself, nearer to the day of the plan before it, and after it.
    ['2026-11-10', '2026-11-10', '2026-11-23'],
    ['2026-11-10', '2026-11-11', '2026-11-23'],
    ['2026-11-20', '2026-11-20', '2026-11-23'],
    ['2026-11-20', '2026-11-18', '2026-11-23'],
    ['2026-11-25', '2026-11-25', '2026-11-23'],
    // A day late, where it is nearer to the next one already.
    ['2026-11-20', '2026-11-21', '2026-11-30'],
    // Once it is made, the plan goes on by itself.
    ['2026-11-10', '2026-11-23', '2026-11-30'],
    // The one before it was late.
    ['2026-11-13', '2026-11-10', '2026-11-13'],
  ])('moved to %s and made on %s, the next one is on %s', (to, visited, due) => {
    expect(nextDue(moved(to, visited))).toBe(due);
  });

  it('may be the first one, before the plan begins', () => {
    const first = moved('2026-10-30', '', '2026-11-02');
    expect(nextDue(first)).toBe('2026-10-30');
    expect(nextDue({ ...first, lastVisit: '2026-10-30 -Nv' })).toBe('2026-11-09');
  });

  it('is where it was if the plan has another day by now, or the new one is none', () => {
    expect(inNovember(moved('2026-11-13', '', '2026-11-17'))).toEqual(inNovember(moved('')));
    expect(inNovember(moved('soon'))).toEqual(inNovember(moved('')));
  });
});

describe('how late it is', () => {
  it('is not late on the day itself', () => {
    const installation = planned('Weekly', '2026-11-02', '2026-11-09');
    expect(daysLate(installation, '2026-11-15')).toBe(0);
    expect(daysLate(installation, '2026-11-16')).toBe(0);
    expect(daysLate(installation, '2026-11-17')).toBe(1);
    expect(daysLate(installation, '2026-12-16')).toBe(30);
  });
});

describe('the visits of a span of days', () => {
  it('are those from the next one on, both ends included', () => {
    const installation = planned('Weekly', '2026-11-02', '2026-11-09');
    expect(dueBetween(installation, '2026-11-02', '2026-11-30')).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(dueBetween(installation, '2026-11-24', '2026-11-29')).toEqual([]);
    expect(dueBetween(installation, '2031-03-01', '2031-03-09')).toEqual(['2031-03-03']);
  });

  it('go on after a visit that is late', () => {
    expect(dueBetween(planned('Monthly', '2026-08-31'), '2026-11-01', '2027-02-28')).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ]);
  });

  it('end with the last day that can be written', () => {
    expect(dueBetween(planned('Weekly', '9999-12-25'), '9999-12-01', '9999-12-31')).toEqual([
      '9999-12-25',
    ]);
  });
});

it('agrees with a walk from day to day, for 3,000 plans', () => {
  const { below, oneIn } = randomSource(20_261_126);
  for (let round = 0; round < 3_000; round += 1) {
    const plan = PLANS[1 + below(PLANS.length - 1)] ?? 'Weekly';
    let start = placeOf('2020-01-01') + below(3653);
    // The ends of months matter more than their share.
    if (oneIn(3)) while (!CALENDAR[start]?.isLast) start += 1;
    const planFrom = dateAt(start);
    const visited = oneIn(6) ? '' : dateAt(start + below(900) - 60);
    const from = start + below(700) - 100;
    const [first, last] = [dateAt(from), dateAt(from + below(120))];
    const today = start + below(1000) - 60;
    const { due, days } = walkPlan(
      { plan, planFrom, visited },
      last > dateAt(today) ? last : dateAt(today),
    );
    const installation = planned(plan, planFrom, visited);
    // With what was asked, so that a failure says it.
    const asked = { plan, planFrom, visited, first, last, today: dateAt(today) };
    expect({
      ...asked,
      due: nextDue(installation),
      late: daysLate(installation, dateAt(today)),
      days: dueBetween(installation, first, last),
    }).toEqual({
      ...asked,
      due,
      late: Math.max(0, today - placeOf(due)),
      days: days.filter((day) => day >= due && day >= first && day <= last),
    });
  }
});

const dueOf = (...lines: readonly Readonly<Record<string, string>>[]) =>
  equipmentDue({ equipment: writeLines(EQUIPMENT_COLUMNS, lines), archived: '' }, '2026-11-26').map(
    ({ line: { what, model }, due, days }) => ({ what, model, due, days }),
  );

describe('the equipment to be serviced', () => {
  it('counts from the last service, or else from when it was installed', () => {
    expect(
      dueOf(
        {
          what: 'UV lamp',
          model: 'U-40',
          since: '2026-01-01',
          every: '180',
          serviced: '2026-06-01',
        },
        { what: 'Skimmer pump', since: '2025-11-26', every: '365' },
        { what: 'Chiller', since: '2026-01-01', every: '365', serviced: '2026-11-01' },
      ),
    ).toEqual([{ what: 'Skimmer pump', model: '', due: '2026-11-26', days: 0 }]);
    expect(
      dueOf({
        what: 'UV lamp',
        model: 'U-40',
        since: '2026-01-01',
        every: '90',
        serviced: '2026-06-01',
      }),
    ).toEqual([{ what: 'UV lamp', model: 'U-40', due: '2026-08-30', days: 88 }]);
  });

  it('lists what has waited longest first', () => {
    expect(
      dueOf(
        { what: 'A', since: '2026-11-01', every: '10' },
        { what: 'B', since: '2026-10-01', every: '10' },
      ).map(({ what }) => what),
    ).toEqual(['B', 'A']);
  });

  it('asks for nothing without an interval or a date', () => {
    expect(
      dueOf(
        { what: 'Light', since: '2020-01-01' },
        { what: 'Pump', every: '30' },
        { what: 'Heater', since: 'last year', every: '30' },
        { what: 'Reactor', since: '2020-01-01', every: '0' },
      ),
    ).toEqual([]);
  });
});

/** The days of many years, each after the one before it. */
const CALENDAR: readonly CalendarDay[] = calendar(2018, 2037);

type CalendarDay = {
  readonly date: string;
  readonly month: number;
  readonly day: number;
  readonly isLast: boolean;
};

function calendar(first: number, last: number): readonly CalendarDay[] {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const days: CalendarDay[] = [];
  for (let year = first; year <= last; year += 1) {
    for (const [index, usual] of lengths.entries()) {
      const length = index === 1 && year % 4 === 0 ? 29 : usual;
      for (let day = 1; day <= length; day += 1) {
        const date = new Date(Date.UTC(year, index, day)).toISOString().slice(0, 10);
        days.push({ date, month: index + 1, day, isLast: day === length });
      }
    }
  }
  return days;
}

const PLACES = new Map(CALENDAR.map(({ date }, place) => [date, place]));
const placeOf = (date: string): number => PLACES.get(date) ?? Number.NaN;
const dateAt = (place: number): string => CALENDAR[place]?.date ?? '';

/**
 * A second way to the same answer: from day to day through a calendar, asking of each whether it is one of the plan and whether a
 * visit is nearer to it than to the one before.
 */
function walkPlan(
  { plan, planFrom, visited }: { plan: Plan; planFrom: string; visited: string },
  until: string,
): { readonly due: string; readonly days: readonly string[] } {
  const start = placeOf(planFrom);
  const first = CALENDAR[start];
  if (!first) throw new Error(`${planFrom} is not in the calendar.`);
  const end = Math.max(placeOf(until), visited === '' ? 0 : placeOf(visited));
  const days: number[] = [];
  // Some days of the plan past the end, so that the one after a visit is among them.
  for (let place = start, past = 0; past < 3; place += 1) {
    if (!isPlanDay(place)) continue;
    days.push(place);
    if (place > end) past += 1;
  }
  let due = 0;
  if (visited >= planFrom) {
    const visit = placeOf(visited);
    for (const [index, place] of days.entries()) {
      const before = days[index - 1] ?? -Infinity;
      if (place <= visit || place - visit < visit - before) due = index + 1;
    }
  }
  return { due: dateAt(days[due] ?? -1), days: days.map(dateAt) };

  function isPlanDay(place: number): boolean {
    const day = CALENDAR[place];
    if (!first || !day) throw new Error('The calendar is too short.');
    if (plan === 'Weekly') return (place - start) % 7 === 0;
    if (plan === 'Fortnightly') return (place - start) % 14 === 0;
    if (plan === 'Quarterly' && (day.month - first.month + 12) % 3 !== 0) return false;
    return day.day === first.day || (day.isLast && day.day < first.day);
  }
}
