import { beforeEach, expect, it } from 'vitest';
import { deal } from '../../../src/domain/deal.ts';
import { newRecord } from '../../../src/records/recordValues.ts';
import { save } from '../../../src/records/repository.ts';
import { signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const STORED = { title: 'Reef', customer: 'Noor', value: 5, stage: 'New Lead' };

beforeEach(() => signInAs('Layla Haddad'));

it('an update stores its changes under the key, user and time of its activity entry', async () => {
  await seed('sales/deals/d1', STORED);
  const changes = { stage: { from: 'New Lead', to: 'Won' } };
  await save(deal, 'd1', { values: { stage: 'Won' }, subject: 'Reef', changes }, 'k1');
  const { user, timestamp } = (await stored('activity/k1')) as Record<string, unknown>;
  expect(await stored('history')).toEqual({
    k1: { record: 'sales/deals/d1', user, timestamp, changes },
  });
  expect(user).toBe('Layla Haddad');
});

it('a creation, and an update that changes nothing, leave no history', async () => {
  await save(deal, null, newRecord(deal, { title: 'Reef' }, '2026-11-22'), 'd1');
  await save(deal, 'd1', { values: {}, subject: 'Reef', changes: {} }, 'k1');
  expect(Object.keys((await stored('activity')) as object)).toEqual(['d1', 'k1']);
  expect(await stored('history')).toBeNull();
});
