import {
  endAt,
  equalTo,
  get,
  limitToLast,
  orderByChild,
  orderByKey,
  query,
  ref,
  serverTimestamp,
  set,
  startAt,
  update,
  type QueryConstraint,
} from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHARED_DETAILS } from '../../../src/features/accounts/moneyPaths.ts';
import type { Entity } from '../../../src/records/model/entity.ts';
import { ENTITIES } from '../../support/entities.ts';
import {
  isAllowed,
  seed,
  signedIn,
  signedInAs,
  signedOut,
  stored,
  useRules,
} from './environment.ts';
import { create, edit, entry, record, sample, STORED_ALONE, type Stored } from './saves.ts';

useRules();

const CODE = '0123456789abcdef0123456789abcdef';

const isForOffice = (entity: Entity): boolean => entity.isForOffice === true;
const MONEY = ENTITIES.filter(isForOffice);
const SHARED_KINDS = ENTITIES.filter((entity) => !entity.isForOffice);
const TALK = ENTITIES.filter((entity) => entity.isForOffice === 'about');

/** The account that works in the field, and an administrator. */
const field = () => signedIn();
const boss = () => signedInAs('boss', { name: 'Layla' });

const signed = { user: 'Admin', uid: 'u1', timestamp: 5 };
const about = (path: string): Stored => ({ about: `${path}/m1` });

/** One record of each kind, with its entries; of what is said about others, one about money and one that is not. */
const RECORDS: Stored = Object.fromEntries(
  ENTITIES.flatMap((entity): [string, unknown][] => [
    [
      `${entity.path}/m1`,
      record(entity, entity.isForOffice === 'about' ? about('sales/deals') : {}),
    ],
    [`history/of-${entity.path.replaceAll('/', '-')}`, historyOf(entity)],
    [
      `activity/of-${entity.path.replaceAll('/', '-')}`,
      {
        ...signed,
        action: entity.activity.updated,
        subject: 'x',
        ...(!entity.isForOffice && { shared: 5 }),
      },
    ],
  ]),
);

function historyOf({ path, isForOffice: hides }: Entity): Stored {
  const at = `${path}/m1`;
  return { ...signed, record: at, ...(!hides && { shared: at }), changes: { x: { to: 'y' } } };
}

/** What is said about something that is no money. */
const SAID = TALK.map(
  (entity) =>
    [`${entity.path}/s1`, record(entity, { ...about('service/tickets'), shared: 5 })] as const,
);

beforeEach(() => {
  seed('', {
    config: {
      staffOnly: true,
      figureBasis: 'own',
      assignees: { version: 1, names: { 0: 'Noor' } },
      company: { name: 'Reef', bank: 'IBAN', trn: '100', paymentDays: '30', phone: '1' },
    },
    staff: { boss: true, u1: CODE, office: CODE },
    people: {
      boss: { name: 'Layla', at: 5, email: 'l@reef.example' },
      u1: { name: 'Noor', at: 5 },
    },
    removals: { gone: { by: 'boss', user: 'Layla', timestamp: 5, was: CODE } },
    invitations: { [CODE]: { by: 'u1', name: 'Noor', created: Date.now() } },
    fieldStaff: { u1: 'boss' },
    counters: { invoices: { last: 1, record: 'm1' } },
    receipts: { r: { ...signed, order: 'm1', lines: { i: 1 } } },
    imports: { i: { ...signed, path: 'service/tickets', count: 1 } },
    site: { enquiries: { e: { name: 'x', waiting: 5 } }, enquiryCount: { count: 1, last: 'e' } },
  });
  for (const [path, value] of [...Object.entries(RECORDS), ...SAID]) seed(path, value);
});

const reads = (path: string, ...by: readonly QueryConstraint[]): Promise<boolean> =>
  isAllowed(get(by.length === 0 ? ref(field(), path) : query(ref(field(), path), ...by)));
const writes = (values: Stored): Promise<boolean> => isAllowed(update(ref(field()), values));

/** The children by which a list of records can be asked for. */
const indexes = ({ fields }: Entity): readonly string[] => [
  ...Object.keys(fields),
  'changedAt',
  'creationDate',
];

describe('somebody who works in the field', () => {
  it('reads no money: not directly, by any query, by a parent, nor in history, feed and settings', async () => {
    const asked: (readonly [string, ...QueryConstraint[]])[] = [
      '/',
      'sales',
      'finance',
      'procurement',
      'counters',
      'config',
      'site',
      'receipts',
      'imports',
      'counters/invoices',
      'receipts/r',
      'imports/i',
      'site/enquiries',
      'site/enquiries/e',
      'site/enquiryCount',
      'config/company',
      ...['bank', 'trn', 'paymentDays', 'authority', 'offices'].map(
        (one) => `config/company/${one}`,
      ),
      'staff',
      'staff/boss',
      'people',
      'people/boss',
      'people/boss/email',
      'removals',
      'removals/gone',
      'fieldStaff',
      'fieldStaff/office',
      'invitations',
    ].map((path) => [path] as const);
    for (const entity of [...MONEY, ...TALK]) {
      const { path } = entity;
      asked.push([path], [path, orderByKey(), limitToLast(1)], [path, orderByKey(), equalTo('m1')]);
      asked.push(
        [`${path}/m1`],
        ...Object.keys(entity.fields).map((name) => [`${path}/m1/${name}`] as const),
      );
      for (const child of indexes(entity))
        asked.push(
          [path, orderByChild(child), limitToLast(1)],
          [path, orderByChild(child), startAt(1)],
        );
      const name = path.replaceAll('/', '-');
      asked.push([`history/of-${name}`], [`history/of-${name}/changes`], [`activity/of-${name}`]);
      asked.push(['history', orderByChild('record'), equalTo(`${path}/m1`)]);
    }
    for (const path of ['activity', 'history', ...TALK.map((one) => one.path)])
      asked.push(
        [path],
        [path, orderByChild('timestamp'), limitToLast(5)],
        [path, orderByChild('record'), limitToLast(5)],
        [path, orderByKey(), limitToLast(5)],
        // Entries without the child come before all others.
        [path, orderByChild('shared')],
        [path, orderByChild('shared'), limitToLast(5)],
        [path, orderByChild('shared'), equalTo(null)],
        [path, orderByChild('shared'), startAt(null)],
        [path, orderByChild('shared'), endAt(5)],
        [path, orderByChild('shared/x'), startAt(1)],
      );
    const allowed: string[] = [];
    for (const [path, ...by] of asked)
      if (await reads(path, ...by)) allowed.push(`${path} ${JSON.stringify(by)}`);
    expect(allowed).toEqual([]);
    expect(asked.length).toBeGreaterThan(300);
  });

  it('writes no money: neither a record, a field, nor what goes with them, alone or with what is allowed', async () => {
    const asked: Stored[] = [];
    const harmless = { 'people/u1': { name: 'Admin', at: serverTimestamp() } };
    for (const entity of MONEY) {
      const at = (id: string): string => `${entity.path}/${id}`;
      asked.push({ [at('m1')]: null }, { [at('n1')]: { ...record(entity), changedBy: 'u1' } });
      asked.push({ 'activity/n1': entry(entity.activity.updated) });
      asked.push({ 'activity/n1': entry(entity.activity.updated, { shared: serverTimestamp() }) });
      for (const [name, value] of Object.entries(sample(entity, 'last')))
        for (const more of [{}, harmless])
          asked.push({
            [`${at('m1')}/${name}`]: value,
            [`${at('m1')}/changedAt`]: serverTimestamp(),
            [`${at('m1')}/changedBy`]: 'u1',
            'activity/n1': entry(SHARED_KINDS[0]?.activity.updated ?? ''),
            ...more,
          });
      for (const shared of [{}, { shared: at('m1') }])
        asked.push({
          'activity/n1': entry(entity.activity.updated),
          'history/n1': {
            ...entry(''),
            action: null,
            subject: null,
            record: at('m1'),
            ...shared,
            changes: { status: { from: 'x', to: 'x' }, mergedInto: { to: 'x' } },
          },
        });
    }
    for (const entity of TALK) {
      const at = `${entity.path}/m1`;
      asked.push({
        [`${entity.path}/n1`]: { ...record(entity, about('sales/deals')), changedBy: 'u1' },
      });
      for (const name of Object.keys(entity.fields))
        asked.push({
          [`${at}/${name}`]: 'x',
          [`${at}/changedAt`]: serverTimestamp(),
          [`${at}/changedBy`]: 'u1',
        });
      asked.push({ [`${at}/shared`]: serverTimestamp() });
    }
    asked.push(
      { 'counters/invoices': { last: 2, record: 'm1' } },
      { 'config/figureBasis': 'sample' },
      { 'config/company/bank': 'mine' },
      { 'config/closedUntil': '2026-01-31' },
      { 'config/enquiries': true },
      { 'imports/n1': { ...entry(''), action: null, subject: null, path: 'contacts', count: 1 } },
      { 'receipts/r/reversedBy': 'n1' },
      { 'site/enquiries/e/handled': { ...entry(''), action: null, subject: null } },
      { 'site/enquiryCount': { count: 0 } },
      { 'staff/u1': true },
      { 'fieldStaff/u1': null },
      { 'fieldStaff/office': 'u1' },
      {
        [`invitations/${CODE.replaceAll('0', 'f')}`]: {
          by: 'u1',
          name: 'Admin',
          created: serverTimestamp(),
        },
      },
    );
    const before = stored('');
    for (const entity of MONEY.filter((one) => STORED_ALONE.includes(one))) {
      expect(await isAllowed(create(field(), entity, record(entity)))).toBe(false);
      expect(await isAllowed(edit(field(), entity, sample(entity, 'last'), 'm1'))).toBe(false);
    }
    const allowed: Stored[] = [];
    for (const values of asked) if (await writes(values)) allowed.push(values);
    expect(allowed).toEqual([]);
    expect(stored('')).toEqual(before);
    expect(asked.length).toBeGreaterThan(200);
  });

  it.each(SHARED_KINDS.map((entity) => [entity.path, entity] as const))(
    'reads, adds and changes %s, with the history and the feed',
    async (path, entity) => {
      for (const by of [[], [orderByChild('changedAt'), startAt(1)]])
        expect(await reads(path, ...by)).toBe(true);
      expect(await isAllowed(create(field(), entity, record(entity)))).toBe(true);
      const mine = Object.entries(sample(entity, 'last')).filter(
        ([name]) => entity.fieldStaffWrites?.includes(name) ?? true,
      );
      expect(await isAllowed(edit(field(), entity, Object.fromEntries(mine)))).toBe(true);
      expect(await reads('activity/r1')).toBe(true);
      expect(await reads('history', orderByChild('shared'), equalTo(`${path}/r1`))).toBe(true);
    },
  );

  it.each(
    ENTITIES.filter(({ fieldStaffWrites }) => fieldStaffWrites !== undefined).map(
      (entity) => [entity.path, entity] as const,
    ),
  )('changes of stored %s what reaches them, and nothing else', async (path, entity) => {
    const at = `${path}/m1`;
    const { action: _, subject: __, ...signature } = entry('', { shared: at });
    /** Makes changes as the app does, of a record that is as it was at first, and tells of them. */
    const changes = (to: Stored): Promise<boolean> => {
      const before = record(entity, { nameKey: 'reef lounge' });
      seed(at, before);
      seed('activity/n1', null);
      seed('history/n1', null);
      const told = Object.entries(to).map(([name, now]) => {
        const from = before[name];
        return [name, { ...(from !== undefined && { from }), to: now }];
      });
      return writes({
        ...Object.fromEntries(Object.entries(to).map(([name, now]) => [`${at}/${name}`, now])),
        [`${at}/changedAt`]: serverTimestamp(),
        [`${at}/changedBy`]: 'u1',
        [`${at}/listingChange`]: 'n1',
        'activity/n1': entry(entity.activity.updated, { shared: serverTimestamp() }),
        'history/n1': { ...signature, record: at, changes: Object.fromEntries(told) },
      });
    };
    seed(`${path}/m2`, record(entity));
    const { fieldStaffWrites: mine = [] } = entity;
    const last = Object.entries(sample(entity, 'last')).filter(([name]) => name !== 'name');
    const [own, others] = [true, false].map((isOwn) =>
      last
        .filter(([name]) => mine.includes(name) === isOwn)
        .map((one) => Object.fromEntries([one])),
    );
    const ofOffice: Stored[] = [
      ...(others ?? []),
      { name: 'Reef II', nameKey: 'reef ii', formerNames: 'Reef' },
      { name: 'Reef II', nameKey: '' },
      { nameKey: '' },
      { mergedInto: 'm2' },
      { archived: '2026-11-01' },
      { phone: '050', archived: '2026-11-01' },
    ];
    const allowed = async (all: readonly Stored[]): Promise<readonly Stored[]> => {
      const found: Stored[] = [];
      for (const one of all) if (await changes(one)) found.push(one);
      return found;
    };
    expect(await allowed(ofOffice)).toEqual([]);
    expect(await allowed(own ?? [])).toEqual(own);
    expect(own).toHaveLength(mine.length);
    seed('fieldStaff', null);
    expect(await allowed(ofOffice)).toEqual(ofOffice);
  });

  it.each(TALK.map((entity) => [entity.path, entity] as const))(
    'reads, adds and changes %s about what is no money',
    async (path, entity) => {
      const { shared: _, ...task } = record(entity, about('service/tickets'));
      const added = { ...task, shared: serverTimestamp() };
      expect(await reads(path, orderByChild('shared'), startAt(1), limitToLast(100))).toBe(true);
      expect(await reads(`${path}/s1`)).toBe(true);
      expect(await isAllowed(create(field(), entity, added))).toBe(true);
      const edited = edit(field(), entity, sample(entity, 'last'), 's1');
      expect(await isAllowed(edited)).toBe(true);
      const ofDeal = { ...added, ...about('sales/deals') };
      expect(await isAllowed(create(field(), entity, ofDeal, 'r2'))).toBe(false);
    },
  );

  it('reads the feed and what the day needs', async () => {
    expect(await reads('activity', orderByChild('shared'), startAt(1), limitToLast(5))).toBe(true);
    const settings = ['assignees', 'copies', 'figureBasis', 'staffOnly'].map(
      (one) => `config/${one}`,
    );
    const paths = [...settings, 'service/photos/v1'];
    for (const path of [...paths, ...SHARED_DETAILS.map((one) => `config/company/${one}`)])
      expect(await reads(path)).toBe(true);
    for (const path of ['fieldStaff/u1', 'people/u1', 'staff/u1', 'views/u1', 'activity/none'])
      expect(await reads(path)).toBe(true);
  });
});

const say = (uid: string, value: unknown, by = boss()): Promise<boolean> =>
  isAllowed(set(ref(by, `fieldStaff/${uid}`), value));

const accept = (more: object = {}): Promise<boolean> =>
  isAllowed(
    update(ref(signedInAs('guest')), {
      [`invitations/${CODE}/redeemedBy`]: 'guest',
      [`invitations/${CODE}/redeemedAt`]: serverTimestamp(),
      'staff/guest': CODE,
      ...more,
    }),
  );

describe('who works in the field', () => {
  it('is said and taken back by an administrator, of a member', async () => {
    expect(await reads('sales/deals')).toBe(false);
    expect(await say('u1', null)).toBe(true);
    expect(await reads('sales/deals')).toBe(true);
    expect(await say('u1', 'boss')).toBe(true);
    expect(await reads('sales/deals')).toBe(false);
  });

  it('is said by nobody else, nor of an administrator or a stranger, nor in another name', async () => {
    const office = signedInAs('office', { name: 'Omar' });
    for (const by of [office, field(), signedInAs('stranger'), signedOut()])
      for (const value of [null, 'boss', 'office']) expect(await say('u1', value, by)).toBe(false);
    for (const uid of ['boss', 'stranger']) expect(await say(uid, 'boss')).toBe(false);
    for (const value of [true, 'office', { uid: 'boss' }])
      expect(await say('u1', value)).toBe(false);
    expect(await say('stranger', 'stranger', signedInAs('stranger'))).toBe(false);
  });

  it('accepts nobody by an invitation from before', async () => {
    expect(await accept()).toBe(false);
    seed('fieldStaff', null);
    expect(await accept()).toBe(true);
  });

  it('is said by whoever accepts an invitation for it, who cannot take it back', async () => {
    seed('fieldStaff', null);
    seed(`invitations/${CODE}/field`, true);
    expect(await accept()).toBe(false);
    expect(await accept({ 'fieldStaff/guest': 'boss' })).toBe(false);
    expect(await accept({ 'fieldStaff/guest': 'guest' })).toBe(true);
    const guest = signedInAs('guest');
    expect(await isAllowed(get(ref(guest, 'sales/deals')))).toBe(false);
    expect(await isAllowed(get(ref(guest, 'service/tickets')))).toBe(true);
    for (const value of [null, 'boss']) expect(await say('guest', value, guest)).toBe(false);
    expect(await say('guest', null)).toBe(true);
  });
});
