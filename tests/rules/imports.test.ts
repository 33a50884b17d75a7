import { serverTimestamp } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  seed,
  stored,
  useRules,
} from './environment.ts';
import { creationEntry, entry, mayUpdate, record, type Stored } from './saves.ts';

useRules();

const DAY_MS = 86_400_000;

const log = (path: string, changes: Stored = {}): Stored => ({
  path,
  uid: 'u1',
  user: 'Admin',
  timestamp: serverTimestamp(),
  count: 2,
  ...changes,
});

/** A log as it is stored, some time ago. */
const storedLog = (path: string, ageMs = 0, uid = 'u1'): Stored =>
  log(path, { timestamp: Date.now() - ageMs, uid });

const DEAL = { title: 'Reef', customer: 'Noor', value: 5, stage: 'New Lead' };
const IMPORTED = { ...DEAL, creationDate: '2024-05-17', import: 'i1' };

/** The write that removes the deal d1, with other values at some paths; undefined leaves one out. */
function removal(others: Stored = {}): Stored {
  const write = { 'sales/deals/d1': null, 'imports/i1/removed/d1': IMPORTED, ...others };
  return Object.fromEntries(Object.entries(write).filter(([, value]) => value !== undefined));
}

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (path, entity) => {
  const imported = record(entity, { import: 'i1' });

  it('accepts imported records with the log of their import, and later ones without it', async () => {
    const of = (key: string): Stored => ({
      [`${path}/${key}`]: imported,
      [`activity/${key}`]: creationEntry(entity, imported),
    });
    expect(await mayUpdate(of('r1'))).toBe(false);
    expect(await mayUpdate({ ...of('r1'), ...of('r2'), 'imports/i1': log(path) })).toBe(true);
    expect(await mayUpdate(of('r3'))).toBe(true);
    const again = { ...of('r4'), 'imports/i1': log(path) };
    expect(await mayUpdate(again)).toBe(false);
  });

  it.each(DELETION_INTERPRETATIONS)('lets its importer remove it while %s', async (meaning) => {
    interpretDeletionsAs(meaning);
    seed(`${path}/r1`, imported);
    seed('imports/i1', storedLog(path));
    const write = { [`${path}/r1`]: null, 'imports/i1/removed/r1': imported };
    for (const name of Object.keys(imported)) {
      const { [name]: value, ...incomplete } = imported;
      const wrong = { ...imported, [name]: typeof value === 'number' ? 77 : `${String(value)}x` };
      for (const copy of [incomplete, wrong]) {
        expect(await mayUpdate({ ...write, 'imports/i1/removed/r1': copy })).toBe(false);
      }
    }
    expect(await mayUpdate(write)).toBe(true);
    expect(stored(path)).toBeNull();
    expect(stored('imports/i1/removed/r1')).toEqual(imported);
  });
});

it.each([
  ['of another person', log('sales/deals', { uid: 'u2' })],
  ['with another name', log('sales/deals', { user: 'Ann' })],
  ['of another time', log('sales/deals', { timestamp: 1 })],
  ['of an unknown path', log('sales')],
  ['without records', log('sales/deals', { count: 0 })],
  ['with half a record', log('sales/deals', { count: 1.5 })],
  ['with too many records', log('sales/deals', { count: 20_001 })],
  ['with more', log('sales/deals', { note: 'x' })],
  ['with a priority', log('sales/deals', { '.priority': 1 })],
  ['with copies of records', log('sales/deals', { removed: { d1: IMPORTED } })],
  ['without a count', log('sales/deals', { count: null })],
])('a log %s is denied', async (_, invalid) => {
  expect(await mayUpdate({ 'imports/i1': invalid })).toBe(false);
});

it('a log does not begin with copies of records that are still there', async () => {
  seed('sales/deals/d1', DEAL);
  const begun = log('sales/deals', { removed: { d1: DEAL } });
  expect(await mayUpdate({ 'imports/i1': begun })).toBe(false);
  const parts = Object.entries(begun).map(([name, value]) => [`imports/i1/${name}`, value]);
  expect(await mayUpdate(Object.fromEntries(parts))).toBe(false);
  for (const removed of ['text', { other: 'x' }, { d1: 'x'.repeat(100) }]) {
    expect(await mayUpdate({ 'imports/i1': log('sales/deals', { removed }) })).toBe(false);
  }
  expect(stored('imports')).toBeNull();
});

it.each([
  ['of an import that does not exist', 'i2'],
  ['of an import of others', 'others'],
  ['of an import of leads', 'leads'],
  ['that is a number', 7],
  ['that leads elsewhere', 'i1/removed'],
])('a record %s is denied', async (_, id) => {
  seed('imports', {
    i1: storedLog('sales/deals'),
    others: storedLog('sales/deals', 0, 'u2'),
    leads: storedLog('sales/leads'),
  });
  const created = { ...IMPORTED, import: id };
  const activity = entry('created new deal', { subject: 'Reef' });
  expect(await mayUpdate({ 'sales/deals/d1': created, 'activity/d1': activity })).toBe(false);
});

describe.each(DELETION_INTERPRETATIONS)('while %s', (meaning) => {
  it.each([
    ['without a copy', {}, { 'imports/i1/removed/d1': undefined }],
    [
      'with a copy of another record',
      {},
      { 'imports/i1/removed/d1': undefined, 'imports/i1/removed/d2': IMPORTED },
    ],
    [
      'with a copy elsewhere',
      {},
      { 'imports/i1/removed/d1': undefined, 'imports/i2/removed/d1': IMPORTED },
    ],
    ['with a copy that has more', {}, { 'imports/i1/removed/d1': { ...IMPORTED, note: 'x' } }],
    [
      'with a copy that has a priority',
      {},
      { 'imports/i1/removed/d1': { ...IMPORTED, '.priority': 1 } },
    ],
    ['after a colleague has changed it', { 'sales/deals/d1/stage': 'Won' }, {}],
    ['after a colleague has filled in more', { 'sales/deals/d1/since': '2024-05-18' }, {}],
    ['that was not imported', { 'sales/deals/d1/import': null }, {}],
    ['whose import is not logged', { 'imports/i1': null }, {}],
    ['that a colleague imported', { 'imports/i1': storedLog('sales/deals', 0, 'u2') }, {}],
    ['that was imported yesterday', { 'imports/i1': storedLog('sales/deals', DAY_MS + 5_000) }, {}],
    ['whose import is of leads', { 'imports/i1': storedLog('sales/leads') }, {}],
    [
      'whose stage somebody has changed and changed back',
      { 'sales/deals/d1/since': '2024-05-18' },
      { 'imports/i1/removed/d1': { ...IMPORTED, since: '2024-05-18' } },
    ],
    ['with a field that holds an object', { 'sales/deals/d1/title': { a: 1 } }, {}],
    ['that was removed before', { 'imports/i1/removed/d1': IMPORTED }, {}],
  ] satisfies (readonly [string, Stored, Stored])[])(
    'a record is not removed %s',
    async (_, seeds, others) => {
      seed('imports', { i1: storedLog('sales/deals'), i2: storedLog('sales/deals') });
      seed('sales/deals', { d1: IMPORTED, d2: IMPORTED });
      for (const [path, value] of Object.entries(seeds)) seed(path, value);
      interpretDeletionsAs(meaning);
      const before = stored('sales/deals');
      expect(await mayUpdate(removal(others))).toBe(false);
      expect(stored('sales/deals')).toEqual(before);
    },
  );

  it('a copy needs the removal of its record, and stays as it is', async () => {
    seed('imports/i1', storedLog('sales/deals'));
    seed('sales/deals/d1', IMPORTED);
    interpretDeletionsAs(meaning);
    expect(await mayUpdate(removal({ 'sales/deals/d1': undefined }))).toBe(false);
    expect(await mayUpdate(removal())).toBe(true);
    const before = stored('imports');
    for (const values of [
      { imports: null },
      { 'imports/i1': null },
      { 'imports/i1': log('sales/deals') },
      { 'imports/i1/timestamp': serverTimestamp() },
      { 'imports/i1/uid': 'u2' },
      { 'imports/i1/removed': null },
      { 'imports/i1/removed/d1': null },
      { 'imports/i1/removed/d1/title': null },
      { 'imports/i1/removed/d1/title': 'Lagoon' },
      { 'imports/i1/removed/d2': IMPORTED },
    ]) {
      expect(await mayUpdate(values)).toBe(false);
    }
    expect(stored('imports')).toEqual(before);
  });

  it('the import of a record neither changes nor disappears, and others do not get one', async () => {
    seed('imports', { i1: storedLog('sales/deals'), i2: storedLog('sales/deals') });
    seed('sales/deals', { d1: IMPORTED, d2: { ...IMPORTED, import: null } });
    interpretDeletionsAs(meaning);
    const activity = { 'activity/a1': entry('updated deal') };
    for (const values of [
      { 'sales/deals/d1/import': null },
      { 'sales/deals/d1/import': 'i2' },
      { 'sales/deals/d1/import': 'i2', 'sales/deals/d1/title': 'Lagoon', ...activity },
      { 'sales/deals/d2/import': 'i1' },
      { 'sales/deals/d2/import': 'i1', 'sales/deals/d2/title': 'Lagoon', ...activity },
    ]) {
      expect(await mayUpdate(values)).toBe(false);
    }
    expect(await mayUpdate({ 'sales/deals/d1/title': 'Lagoon', ...activity })).toBe(true);
  });
});

it('a removed record is not created again', async () => {
  const activity = entry('created new deal', { subject: 'Reef' });
  const created = { 'sales/deals/d1': IMPORTED, 'activity/d1': activity };
  expect(await mayUpdate({ ...created, 'imports/i1': log('sales/deals') })).toBe(true);
  expect(await mayUpdate(removal())).toBe(true);
  expect(await mayUpdate(created)).toBe(false);
});

it('an enquiry is not made an imported lead, which could be removed', async () => {
  const lead = { company: 'Palm', contact: '', status: 'New', source: '' };
  const handled = { uid: 'u1', user: 'Admin', timestamp: serverTimestamp(), lead: 'l1' };
  const made = (values: Stored): Stored => ({
    'sales/leads/l1': { ...lead, creationDate: '2024-05-17', ...values },
    'activity/l1': entry('created new lead', { subject: 'Palm' }),
    'site/enquiries/e1/handled': handled,
    'site/enquiries/e1/waiting': null,
  });
  const sent = { name: 'Noor', email: 'n@example.com', message: 'Hi', timestamp: 1, waiting: 1 };
  seed('site/enquiries/e1', sent);
  seed('imports/i1', storedLog('sales/leads'));
  expect(await mayUpdate(made({ import: 'i1' }))).toBe(false);
  expect(await mayUpdate(made({}))).toBe(true);
});

it('an imported order is not removed by the write that books a receipt of it', async () => {
  const order = { poId: 'PO-1', supplier: '', date: '', amount: 1, status: 'Sent' };
  const imported = { ...order, creationDate: '2024-05-17', import: 'i1' };
  const item = { sku: 'A', name: '', category: '', stock: 1, reorder: 0, cost: 1 };
  const receipt = {
    order: 'o1',
    user: 'Admin',
    timestamp: serverTimestamp(),
    lines: { item1: 2 },
  };
  seed('imports/i1', storedLog('procurement/purchaseOrders'));
  seed('procurement/purchaseOrders', { o1: imported, o2: imported });
  seed('inventory/items/item1', item);
  const booking = {
    'receipts/k1': receipt,
    'activity/k1': entry('updated PO'),
    'inventory/items/item1/stock': 3,
  };
  const remove = (id: string): Stored => ({
    [`procurement/purchaseOrders/${id}`]: null,
    [`imports/i1/removed/${id}`]: imported,
  });
  expect(await mayUpdate({ ...booking, ...remove('o1') })).toBe(false);
  expect(await mayUpdate({ ...booking, ...remove('o2') })).toBe(true);
});

it('lets nobody remove an invoice with a tax number, which would leave a gap', async () => {
  const invoice = {
    idNum: 'INV-1',
    customer: '',
    date: '',
    due: '',
    amount: 1,
    status: 'Sent',
    creationDate: '2024-05-17',
    import: 'i1',
  };
  seed('imports/i1', storedLog('finance/invoices'));
  const allowed: boolean[] = [];
  for (const copy of [{ ...invoice, taxNumber: 1 }, invoice]) {
    seed('finance/invoices/r1', copy);
    allowed.push(await mayUpdate({ 'finance/invoices/r1': null, 'imports/i1/removed/r1': copy }));
  }
  expect(allowed).toEqual([false, true]);
});
