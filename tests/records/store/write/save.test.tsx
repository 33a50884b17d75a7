import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deal } from '../../../../src/features/sales/deal.entity.ts';
import { newRecord } from '../../../../src/records/store/write/values.ts';
import { save } from '../../../../src/records/store/write/save.ts';
import { startSender } from '../../../../src/records/store/write/startSender.ts';
import { appendItem, listItems } from '../../../../src/records/store/device/outboxItems.ts';
import type { Intent } from '../../../../src/records/store/write/intent.ts';
import { currentUid, signInAs } from '../../../support/app.tsx';
import { seed, stored } from '../../../support/backend.ts';

const UPDATE = { entity: deal, id: 'd1', key: 'k1', subject: 'Reef' } as const;
const STORED = { title: 'Reef', customer: 'Noor', value: 5, stage: 'New Lead' };

beforeEach(() => signInAs('Layla Haddad'));

// Rule 3 of docs/outbox.md.
it('an update stores its changes under the key, user and time of its activity entry', async () => {
  await seed('sales/deals/d1', STORED);
  const changes = { stage: { from: 'New Lead', to: 'Won' } };
  await save(() => ({ records: [{ ...UPDATE, values: { stage: 'Won' }, changes }] }));
  const { user, uid, timestamp } = (await stored('activity/k1')) as Record<string, unknown>;
  expect(await stored('history')).toEqual({
    k1: { record: 'sales/deals/d1', user, uid, timestamp, changes },
  });
  expect([user, uid]).toEqual(['Layla Haddad', currentUid()]);
});

it('a creation, and an update that changes nothing, leave no history', async () => {
  const created = newRecord(deal, { title: 'Reef' }, '2026-11-22');
  await save(() => ({ records: [{ ...created, entity: deal, id: null, key: 'd1' }] }));
  await save(() => ({ records: [{ ...UPDATE, values: {}, changes: {} }] }));
  expect(Object.keys((await stored('activity')) as object)).toEqual(['d1', 'k1']);
  expect(await stored('history')).toBeNull();
});

// Rule 5 of docs/outbox.md.
it('what another account has saved in this browser is not sent', async () => {
  const created = { path: deal.path, recordId: null, base: {}, savedAt: 0, isServerTime: true };
  const intent = (id: string, owner: string): Intent => ({
    ...created,
    id,
    owner,
    title: id,
    typed: { title: id },
  });
  await appendItem(intent('theirs', 'another'));
  await appendItem(intent('own', currentUid()));
  const stop = startSender(currentUid(), Date.now());
  await waitFor(async () => {
    expect((await listItems()).map(({ id }) => id)).toEqual(['theirs']);
  });
  stop();
  expect(Object.keys((await stored('sales/deals')) as object)).toEqual(['own']);
});
