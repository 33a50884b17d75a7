import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { deal } from '../../../../src/features/sales/deal.entity.ts';
import { invoice } from '../../../../src/features/finance/invoice.entity.ts';
import { undone, withFormerNames } from '../../../../src/records/store/write/saveChange.ts';
import { customer } from '../../../../src/features/sales/customer.entity.ts';
import { parseRecord, type Entity } from '../../../../src/records/model/entity.ts';
import { draftFromRecord, type Texts } from '../../../../src/records/model/draft.ts';
import {
  renameOf,
  withName,
  type NamingList,
} from '../../../../src/records/form/names/NamingLists.tsx';
import { savesOfMerger } from '../../../../src/features/parties/mergeParties.ts';
import { newKey } from '../../../../src/firebase/database.ts';
import { resolved, type Intent, type Save } from '../../../../src/records/store/write/intent.ts';
import { overlay } from '../../../../src/records/store/write/overlay.ts';
import { server } from '../../../../src/records/store/write/startSender.ts';
import { connection } from '../../../../src/records/store/connection/useConnection.ts';
import { signInAs } from '../../../support/app.tsx';
import { seed, stored } from '../../../support/backend.ts';
import { sendIntents } from './sendIntents.ts';

const CUSTOMER = { name: 'Dune', trn: '1', terms: 'Net 30', invoiced: '' };
const DEAL = { title: 'Reef', customer: 'DUNE', value: 5, stage: 'Won' };
const INVOICE = { idNum: 'I-1', customer: 'Dune', date: '', due: '', amount: 9, status: 'Sent' };

const follower = (id: string, path: string, recordId: string, from: string) => ({
  id,
  path,
  recordId,
  typed: { customer: 'Palm' },
  base: { customer: from },
});

const RENAME: Intent = {
  id: 'k9',
  owner: 'u1',
  path: customer.path,
  recordId: 'c1',
  title: 'Palm',
  typed: { name: 'Palm' },
  base: { name: 'Dune' },
  renames: 'name',
  further: [
    follower('k1', deal.path, 'd1', 'DUNE'),
    follower('k2', invoice.path, 'i1', 'Dune'),
    follower('k3', invoice.path, 'i2', 'Dune'),
  ],
  savedAt: 0,
  isServerTime: true,
};

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed('sales/customers/c1', CUSTOMER);
  await seed('sales/deals/d1', DEAL);
  await seed('finance/invoices', { i1: INVOICE, i2: INVOICE });
  onTestFinished(connection.subscribe(() => undefined));
});

const names = async () => [
  await stored('sales/customers/c1/name'),
  await stored('sales/customers/c1/formerNames'),
  await stored('sales/deals/d1/customer'),
  await stored('finance/invoices/i1/customer'),
  await stored('finance/invoices/i2/customer'),
];

it('a new name is stored with all that takes it, each with its entry and a true history', async () => {
  expect(await sendIntents([RENAME])).toEqual([]);
  expect(await names()).toEqual(['Palm', 'Dune', 'Palm', 'Palm', 'Palm']);
  const history = (await stored('history')) as Record<string, { changes: unknown }>;
  expect(Object.entries(history).map(([key, { changes }]) => [key, changes])).toEqual([
    ['k1', { customer: { from: 'DUNE', to: 'Palm' } }],
    ['k2', { customer: { from: 'Dune', to: 'Palm' } }],
    ['k3', { customer: { from: 'Dune', to: 'Palm' } }],
    ['k9', { formerNames: { to: 'Dune' }, name: { from: 'Dune', to: 'Palm' } }],
  ]);
  expect(Object.keys((await stored('activity')) as object)).toEqual(['k1', 'k2', 'k3', 'k9']);
});

it('a former name that is typed together with the new one is kept beside the name before', async () => {
  const typed = { ...RENAME.typed, formerNames: 'Dune Palace' };
  await sendIntents([{ ...RENAME, typed, base: { ...RENAME.base, formerNames: '' } }]);
  expect(await stored('sales/customers/c1')).toMatchObject({
    name: 'Palm',
    formerNames: 'Dune\nDune Palace',
  });
});

// Rule 25 of docs/outbox.md.
it('leaves out what was issued, removed or given to somebody else meanwhile, and keeps edits of other fields', async () => {
  await seed('sales/deals/d1', null);
  await seed('finance/invoices/i1/taxNumber', 7);
  await seed('finance/invoices/i2/amount', 11);
  expect(await sendIntents([RENAME])).toEqual([]);
  expect(await names()).toEqual(['Palm', 'Dune', null, 'Dune', 'Palm']);
  expect(await stored('finance/invoices/i2/amount')).toBe(11);
  await seed('finance/invoices/i2/customer', 'Reef');
  await sendIntents([{ ...RENAME, id: 'k8', typed: { name: 'Oasis' }, base: { name: 'Palm' } }]);
  expect(await names()).toEqual(['Oasis', 'Palm\nDune', null, 'Dune', 'Reef']);
});

it('asks its author when a colleague has renamed the same customer, and then takes all with it or nothing', async () => {
  const theirs = {
    ...RENAME,
    id: 'k8',
    typed: { name: 'Oasis' },
    further: RENAME.further?.map((save, index) => ({
      ...save,
      id: `j${index}`,
      typed: { customer: 'Oasis' },
    })),
  } as Intent;
  await sendIntents([theirs]);
  const [blocked] = await sendIntents([RENAME]);
  expect(blocked?.problem).toMatchObject({ kind: 'conflict', theirs: { name: 'Oasis' } });
  if (blocked === undefined) return;

  expect(await sendIntents([resolved(blocked, new Set())])).toEqual([]);
  expect(await names()).toEqual(['Oasis', 'Dune', 'Oasis', 'Oasis', 'Oasis']);
  expect(await sendIntents([resolved(blocked, new Set(['name']))])).toEqual([]);
  expect(await names()).toEqual(['Palm', 'Oasis\nDune', 'Palm', 'Palm', 'Palm']);
});

it('is shown before it is stored, with the former name, by which the issued ones are joined', () => {
  const [record] = overlay(customer, [parseRecord(customer, 'c1', CUSTOMER)], [RENAME]);
  expect(record).toMatchObject({ name: 'Palm', formerNames: 'Dune' });
  const [carried] = overlay(deal, [parseRecord(deal, 'd1', DEAL)], [RENAME]);
  expect(carried).toMatchObject({ customer: 'Palm' });
});

it('is taken back whole, but for what a colleague has given to somebody else since', async () => {
  const change = withFormerNames(customer, parseRecord(customer, 'c1', CUSTOMER), RENAME);
  await sendIntents([RENAME]);
  await seed('finance/invoices/i2/customer', 'Reef');
  const { renames: _, further = [], ...rename } = RENAME;
  const undo: Intent = {
    ...rename,
    ...undone(customer, change),
    id: 'm9',
    undoes: RENAME.id,
    further: further.map((save) =>
      Object.assign({}, save, undone(invoice, save), { id: `m${save.id}` }),
    ),
  };
  expect(await sendIntents([undo])).toEqual([]);
  expect(await names()).toEqual(['Dune', '', 'DUNE', 'Dune', 'Reef']);
});

/** Sends an intent, and returns how often it wrote, and how many records it read at the same time. */
async function measured(intent: Intent) {
  const reads = { now: 0, most: 0 };
  let writes = 0;
  const left = await sendIntents([intent], {
    read: async (path) => {
      reads.now += 1;
      reads.most = Math.max(reads.most, reads.now);
      const value = await server.read(path);
      reads.now -= 1;
      return value;
    },
    write: async (...args) => {
      writes += 1;
      await server.write(...args);
    },
  });
  expect(left).toEqual([]);
  return { writes, readAtOnce: reads.most };
}

/** The customers and all that names one, as the pages have them. */
const listsNow = (): Promise<readonly NamingList[]> =>
  Promise.all(
    [customer, deal, invoice].map(async (entity) => ({
      entity,
      field: entity === customer ? 'name' : 'customer',
      records: Object.entries(Object(await stored(entity.path))).map(([id, record]) =>
        parseRecord(entity as Entity, id, record),
      ),
    })),
  );

const copiesOf = (value: object, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, value]));

const withIds = (saves: readonly Omit<Save, 'id'>[]) =>
  saves.map((save) => ({ ...save, id: newKey() }));

it('many records take a new name, and then that of a merger, in one update each', async () => {
  await seed('sales/customers/c2', { ...CUSTOMER, name: 'Reef' });
  await seed('sales/deals', copiesOf(DEAL, 20));
  await seed('finance/invoices', copiesOf(INVOICE, 20));
  const shared = { owner: 'u1', title: '', savedAt: 0, isServerTime: true };

  const { followers } = renameOf(await listsNow(), 'c1', { from: 'Dune', to: 'Palm' });
  const renaming = withIds(withName(followers, 'Palm'));
  const renamed = await measured({ ...RENAME, further: renaming });

  const lists = await listsNow();
  const [other, kept] = lists[0]?.records ?? [];
  if (other === undefined || kept === undefined) throw new Error('No customers');
  const texts: Texts = draftFromRecord(customer as Entity, kept);
  const [first, ...further] = withIds(
    savesOfMerger(lists, {
      entity: customer,
      kept: { name: 'Reef', record: kept },
      other: { name: 'Palm', record: other },
      texts,
    }),
  );
  const merged = await measured({ ...shared, ...(first as Save), further });

  expect({ renamed, merged }).toEqual({
    renamed: { writes: 1, readAtOnce: 41 },
    merged: { writes: 1, readAtOnce: 42 },
  });
  for (const path of ['sales/deals', 'finance/invoices'])
    expect(
      new Set(
        Object.values(Object(await stored(path)) as object).map(({ customer: name }) => name),
      ),
    ).toEqual(new Set(['Reef']));
});
