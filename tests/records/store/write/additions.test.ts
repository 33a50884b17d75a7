import { describe, expect, it } from 'vitest';
import { deal } from '../../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../../src/records/model/entity.ts';
import { installation } from '../../../../src/features/installations/installation.entity.ts';
import { invoice } from '../../../../src/features/finance/invoice.entity.ts';
import { inventoryItem } from '../../../../src/features/inventory/inventoryItem.entity.ts';
import { purchaseOrder } from '../../../../src/features/purchasing/purchaseOrder.entity.ts';
import { fitsForm, type Intent, type Save } from '../../../../src/records/store/write/intent.ts';
import { mergeEdit } from '../../../../src/records/store/write/merge.ts';
import { overlay } from '../../../../src/records/store/write/overlay.ts';

const DAY = '2026-11-22';
const ITEM = { sku: 'A', name: 'Pump', category: '', stock: 2, reorder: 5, cost: 1 };
const ORDER = { poId: 'PO-1', supplier: '', date: '', amount: 5, status: 'Sent' };

const add = (stock: number): Save => ({
  id: 'k1',
  path: inventoryItem.path,
  recordId: 'i1',
  typed: {},
  base: {},
  adds: { stock },
});

const advance = (status: string): Save => ({
  id: 'k1',
  path: purchaseOrder.path,
  recordId: 'o1',
  typed: {},
  base: {},
  advances: { status },
});

const written = (values: object, changes: object) => ({
  kind: 'write',
  values,
  subject: 'A',
  changes,
});

// Rule 21 of docs/outbox.md.
describe('what is added', () => {
  it.each<[string, unknown, number, object]>([
    ['a stock', 2, 5, written({ stock: 7 }, { stock: { from: 2, to: 7 } })],
    ['tenths', 0.1, 0.2, written({ stock: 0.3 }, { stock: { from: 0.1, to: 0.3 } })],
    ['too little to a stock below', 2, -5, written({ stock: -3 }, { stock: { from: 2, to: -3 } })],
    ['a number stored as a text', '2', 5, written({ stock: 7 }, { stock: { from: '2', to: 7 } })],
    ['a text', 'some', 5, written({ stock: 5 }, { stock: { from: 'some', to: 5 } })],
    ['nothing', undefined, 5, written({ stock: 5 }, { stock: { to: 5 } })],
  ])('to %s starts from what is stored, as its history says', (_, stock, number, expected) => {
    const { stock: _stock, ...others } = ITEM;
    const stored = stock === undefined ? others : { ...ITEM, stock };
    expect(mergeEdit(inventoryItem, add(number), stored, DAY)).toEqual(expected);
  });

  it('changes nothing when it is nothing', () => {
    expect(mergeEdit(inventoryItem, add(0), ITEM, DAY)).toEqual(written({}, {}));
  });
});

it.each([
  ['Sent', 'Partially Received', 'Partially Received'],
  ['Draft', 'Received', 'Received'],
  ['Received', 'Partially Received', undefined],
  ['Billed', 'Received', undefined],
  ['Received', 'Received', undefined],
  ['Parked', 'Received', undefined],
])('an order that is %s moves forward to %s: %s', (status, next, expected) => {
  const merged = mergeEdit(purchaseOrder, advance(next), { ...ORDER, status }, DAY);
  const values = expected === undefined ? {} : { status: expected };
  expect(merged.kind === 'write' && merged.values).toEqual(values);
});

const visited = (lastVisit: string): Save => ({
  id: 'k1',
  path: installation.path,
  recordId: 't1',
  typed: {},
  base: {},
  advances: { lastVisit },
});

/** The last visit that an installation notes after some saves. */
function noted(stored: object, ...saves: readonly string[]): unknown {
  const record: Record<string, unknown> = { name: 'Reef', ...stored };
  for (const text of saves) {
    const merged = mergeEdit(installation, visited(text), record, DAY);
    if (merged.kind === 'write') Object.assign(record, merged.values);
  }
  return record['lastVisit'];
}

// Rule 22 of docs/outbox.md.
describe('the last visit that an installation notes', () => {
  const [earlier, later] = ['2026-11-20 -Oa nitrate', '2026-11-21 -Ob'];

  it.each([
    ['in order', [earlier, later]],
    ['out of order', [later, earlier]],
    ['doubled', [later, earlier, later, earlier]],
  ])('is the latest one, whose saves were sent %s', (_, saves) => {
    expect(noted({}, ...saves)).toBe(later);
  });

  it('of two on one day is the one recorded later', () => {
    expect(noted({ lastVisit: '2026-11-21 -Ob' }, '2026-11-21 -Oa')).toBe('2026-11-21 -Ob');
  });

  it('is shown before it is stored, by whichever of the waiting saves is later', () => {
    const record = parseRecord(installation, 't1', { name: 'Reef' });
    const intents = [later, earlier].map((text) =>
      Object.assign({}, CONTENT, visited(text), { adds: {} }),
    );
    expect(overlay(installation, [record], intents)[0]?.lastVisit).toBe(later);
  });
});

it('a link names whichever record is saved last', () => {
  const save = { ...advance('-Oa'), path: invoice.path, advances: { settledBy: '-Oa' } };
  expect(mergeEdit(invoice, save, { settledBy: '-Ob' }, DAY)).toMatchObject({
    values: { settledBy: '-Oa' },
  });
});

const CONTENT: Intent = {
  ...add(5),
  owner: 'u1',
  title: '',
  savedAt: 0,
  isServerTime: true,
};

const shownStock = (stored: unknown, ...intents: readonly Intent[]) =>
  overlay(inventoryItem, [parseRecord(inventoryItem, 'i1', stored)], intents)[0]?.stock;

// Rules 6, 7 of docs/outbox.md.
describe('a list shows what is added', () => {
  const waiting: Intent = CONTENT;
  const sent = { ...waiting, isSent: true, sentFrom: { 'inventory/items/i1': { stock: 2 } } };
  const later: Intent = { ...CONTENT, ...add(0.1), id: 'k2' };

  it('by saves of this device that are not stored, one upon the other', () => {
    expect(shownStock(ITEM, waiting, later)).toBe(7.1);
  });

  it('by further saves of an intent', () => {
    const further = [{ ...add(3), id: 'k3' }];
    const batch: Intent = { ...CONTENT, ...advance('Received'), adds: {}, further };
    expect(shownStock(ITEM, batch)).toBe(5);
  });

  it('once, also while the intent that is stored is still in the outbox', () => {
    expect(shownStock(ITEM, sent, later)).toBe(7.1);
    expect(shownStock({ ...ITEM, stock: 7 }, sent, later)).toBe(7.1);
  });

  it('not while it needs its author', () => {
    const problem = { kind: 'refused', reason: 'rules', at: 0 } as const;
    expect(shownStock(ITEM, { ...waiting, problem })).toBe(2);
  });

  it('and the status that an order moves forward to', () => {
    const order = parseRecord(purchaseOrder, 'o1', ORDER);
    const intents = ['Received', 'Partially Received'].map((status) =>
      Object.assign({}, CONTENT, advance(status), { adds: {} }),
    );
    expect(overlay(purchaseOrder, [order], intents)[0]?.status).toBe('Received');
  });
});

it('a form can show an edit, and nothing that does more', () => {
  const { adds: _, ...rest } = CONTENT;
  const edit: Intent = { ...rest, path: deal.path, typed: { title: 'x' } };
  const more: readonly Partial<Intent>[] = [
    { adds: { value: 1 } },
    { advances: { stage: 'Won' } },
    { further: [] },
    { renames: 'title' },
    { alongside: {} },
    { attachment: { path: '', value: {} } },
    { typed: { absorbed: '' } },
  ];
  expect([edit, ...more.map((part) => Object.assign({}, edit, part))].filter(fitsForm)).toEqual([
    edit,
  ]);
});
