import {
  equalTo,
  get,
  limitToLast,
  orderByChild,
  query,
  ref,
  remove,
  set,
  startAt,
  update,
  type QueryConstraint,
} from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../../support/entities.ts';
import { isAllowed, seed, signedIn, signedOut, useRules } from './environment.ts';
import { clauses } from '../../specification/clauses.ts';

useRules();

const COLLECTIONS = ENTITIES.map((entity) => [entity.path, entity] as const);
const OUTSIDE = [
  '/',
  'inventory',
  'procurement',
  'service',
  'elsewhere',
  'service/more',
  'rulesVersion',
  'rulesVersion/0000000000000000',
];
const EVERYWHERE = [
  ...OUTSIDE,
  'activity',
  'activity/a1',
  'history',
  'history/a1',
  ...ENTITIES.flatMap(({ path, fields }) => [
    path,
    `${path}/r1`,
    `${path}/r1/${Object.keys(fields)[0]}`,
  ]),
];

describe('a signed-out user', () => {
  it.each(EVERYWHERE)('can neither read nor write %s', clauses('S6-1'), async (path) => {
    const reference = ref(signedOut(), path);
    expect(await isAllowed(get(reference))).toBe(false);
    expect(await isAllowed(set(reference, 'x'))).toBe(false);
    expect(await isAllowed(update(reference, { x: 'y' }))).toBe(false);
    expect(await isAllowed(remove(reference))).toBe(false);
  });
});

describe('a signed-in user', () => {
  it.each([...COLLECTIONS.map(([path]) => path), 'activity', 'history'])(
    'can read %s',
    clauses('S6-2'),
    async (path) => {
      expect(await isAllowed(get(ref(signedIn(), path)))).toBe(true);
      expect(await isAllowed(get(ref(signedIn(), `${path}/one`)))).toBe(true);
    },
  );

  it.each<[string, string, readonly QueryConstraint[]]>([
    ['the latest of the activity', 'activity', [orderByChild('timestamp'), limitToLast(5)]],
    ['the latest of the history', 'history', [orderByChild('timestamp'), limitToLast(100)]],
    [
      'the history of a record',
      'history',
      [orderByChild('record'), equalTo('sales/deals/d1'), limitToLast(50)],
    ],
    ['the receipts of an order', 'receipts', [orderByChild('order'), equalTo('o1')]],
    ['the enquiries that wait', 'site/enquiries', [orderByChild('waiting'), startAt(1)]],
    ['the enquiries of a day', 'site/enquiries', [orderByChild('handled/timestamp'), startAt(1)]],
    ['the enquiry of a lead', 'site/enquiries', [orderByChild('handled/lead'), equalTo('l1')]],
  ])('can query %s', async (_, path, constraints) => {
    expect(await isAllowed(get(query(ref(signedIn(), path), ...constraints)))).toBe(true);
  });

  it.each(['config', 'counters', 'sales', 'site'])(
    'reads %s as a whole, and cannot write it',
    async (path) => {
      const reference = ref(signedIn(), path);
      expect(await isAllowed(get(reference))).toBe(true);
      expect(await isAllowed(set(reference, 'x'))).toBe(false);
      expect(await isAllowed(remove(reference))).toBe(false);
      expect(await isAllowed(get(ref(signedOut(), path)))).toBe(false);
      seed('config/staffOnly', true);
      expect(await isAllowed(get(reference))).toBe(false);
    },
  );

  it.each(OUTSIDE)('can neither read nor write %s, outside the collections', async (path) => {
    const reference = ref(signedIn(), path);
    expect(await isAllowed(get(reference))).toBe(false);
    expect(await isAllowed(set(reference, 'x'))).toBe(false);
    expect(await isAllowed(remove(reference))).toBe(false);
  });
});
