import { expect, it } from 'vitest';
import {
  installation,
  type Installation,
} from '../../../src/features/installations/installation.entity.ts';
import { isFor, weekPlan, type Stop } from '../../../src/features/plan/weekPlan.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

/** A Thursday. */
const TODAY = '2026-11-26';

const record = (name: string, values: object): Installation =>
  parseRecord(installation, name, { name, plan: 'Weekly', assigned: 'Omar', ...values });

const told = ({ record: { name }, late, done }: Stop): string =>
  [name, late > 0 ? `${late} late` : '', done && 'done'].filter(Boolean).join(', ');

/** What is late, and the days that have any stop. */
function read(records: readonly Installation[], from = '2026-11-23') {
  const { late, days } = weekPlan(records, { from, today: TODAY });
  return {
    late: late.flatMap(({ stops }) => stops.map(told)),
    ...Object.fromEntries(
      days.flatMap(({ day, stops }) => (stops.length > 0 ? [[day, stops.map(told)]] : [])),
    ),
  };
}

it('has each visit on its day, and what is late apart, the longest first', () => {
  const records = [
    record('Today', { planFrom: '2026-11-05', lastVisit: '2026-11-19 -Na' }),
    record('Sunday', { planFrom: '2026-11-29' }),
    record('Next week', { planFrom: '2026-11-30' }),
    record('Late', { planFrom: '2026-11-04', lastVisit: '2026-11-18 -Nb' }),
    record('Later', { planFrom: '2026-11-23', plan: 'Monthly' }),
    record('Without a plan', { planFrom: '2026-11-26', plan: 'None' }),
  ];
  expect(read(records)).toEqual({
    late: ['Later, 3 late', 'Late, 1 late'],
    '2026-11-26': ['Today'],
    '2026-11-29': ['Sunday'],
  });
  expect(read(records, '2026-11-30')).toEqual({
    late: ['Later, 3 late', 'Late, 1 late'],
    '2026-11-30': ['Next week'],
    '2026-12-02': ['Late'],
    '2026-12-03': ['Today'],
    '2026-12-06': ['Sunday'],
  });
});

it('does not ask for a late one again on the days before tomorrow', () => {
  // Due on each Tuesday and missed on two of them.
  expect(read([record('Missed', { planFrom: '2026-11-17' })])).toEqual({
    late: ['Missed, 9 late'],
  });
  expect(read([record('Missed', { planFrom: '2026-11-20' })])).toEqual({
    late: ['Missed, 6 late'],
    '2026-11-27': ['Missed'],
  });
});

it('shows what was visited as done, after what is to be done, also without a plan', () => {
  expect(
    read([
      record('Visited', { planFrom: '2026-11-26', lastVisit: '2026-11-26 -Na nitrate' }),
      record('To visit', { planFrom: '2026-11-26' }),
      record('Before', { plan: 'None', lastVisit: '2026-11-24 -Nb' }),
      record('Last week', { plan: 'None', lastVisit: '2026-11-22 -Nc' }),
    ]),
  ).toEqual({
    late: [],
    '2026-11-24': ['Before, done'],
    '2026-11-26': ['To visit', 'Visited, done'],
  });
});

it('is in the order of the persons, then of the names', () => {
  const planFrom = '2026-11-27';
  expect(
    read([
      record('Villa 10', { planFrom }),
      record('Lobby', { planFrom, assigned: 'Priya' }),
      record('Villa 9', { planFrom }),
    ]),
  ).toEqual({ late: [], '2026-11-27': ['Villa 9', 'Villa 10', 'Lobby'] });
});

const plans = (values: object) =>
  weekPlan([record('Villa', { planFrom: '2026-11-20', ...values })], {
    from: TODAY,
    today: TODAY,
  }).days.flatMap(({ day, stops }) =>
    stops.map(({ planned, who, instead, company }) => [day, planned, who, instead, company]),
  );

it('gives the next visit to whom it is handed over for once, with whoever comes along, until it is made', () => {
  const once = { onceFor: '2026-11-27', onceBy: 'Priya ', onceWith: 'Jonas' };
  const visited = '2026-11-20 -Na';
  expect(plans({ ...once, lastVisit: visited })).toEqual([
    ['2026-11-27', '2026-11-27', 'Priya', 'Omar', 'Jonas'],
  ]);
  expect(plans({ ...once, lastVisit: visited, onceOn: '2026-11-28' })).toEqual([
    ['2026-11-28', '2026-11-27', 'Priya', 'Omar', 'Jonas'],
  ]);
  expect(
    plans({ ...once, plan: 'Fortnightly', planFrom: '2026-11-28', onceFor: '2026-11-14' }),
  ).toEqual([['2026-11-28', '2026-11-28', 'Omar', '', '']]);
  const [made] = plans({ ...once, lastVisit: '2026-11-26 -Nb' });
  expect(made).toEqual(['2026-11-26', '', 'Omar', '', '']);
});

it('is for whoever makes the visit or comes along', () => {
  const once = { onceFor: '2026-11-27', onceBy: 'Priya', onceWith: 'Jonas' };
  const [stop] = weekPlan([record('Villa', { planFrom: '2026-11-27', ...once })], {
    from: TODAY,
    today: TODAY,
  }).days.flatMap(({ stops }) => stops);
  expect(['Omar', 'priya', 'Jonas'].map((name) => stop && isFor(name)(stop))).toEqual([
    false,
    true,
    true,
  ]);
});
