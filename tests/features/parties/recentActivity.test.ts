import { expect, it } from 'vitest';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { newestRecords, recentActivity } from '../../../src/features/parties/PartyActivity.tsx';

const deals = ['d9', 'd1'].map((id) => parseRecord(deal, id, {}));
const invoices = ['d5', 'd3'].map((id) => parseRecord(invoice, id, {}));
const lists = [
  { entity: deal, rows: deals },
  { entity: invoice, rows: invoices },
];

it('the newest records of several lists are those with the highest keys', () => {
  expect(newestRecords(lists, 3).map(({ entity, record }) => [entity.path, record.id])).toEqual([
    ['sales/deals', 'd9'],
    ['finance/invoices', 'd5'],
    ['finance/invoices', 'd3'],
  ]);
});

it('the activity of several records is one list, newest first, up to a count', () => {
  const user = 'Layla Haddad';
  const saved = (id: string, timestamp: number) => ({
    id,
    user,
    timestamp,
    record: 'sales/deals/d9',
    changes: { title: { to: 'Reef' } },
  });
  const created = (id: string, timestamp: number) => ({
    id,
    user,
    uid: 'u1',
    timestamp,
    action: 'created invoice',
    subject: '',
  });
  const histories = new Map([
    ['sales/deals/d9', { entries: [saved('e', 40), saved('b', 10)], creation: null }],
    ['finance/invoices/d5', { entries: [], creation: created('d5', 30) }],
  ]);
  const events = recentActivity(newestRecords(lists, 4), (path) => histories.get(path), 2);
  expect(events.map(({ record, event }) => `${record.id} ${event.id}`)).toEqual(['d9 e', 'd5 d5']);
});
