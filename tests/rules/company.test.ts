import { get, ref, serverTimestamp, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { COMPANY, COMPANY_CHANGE, DETAILS } from './companyDescription.ts';
import {
  isAllowed,
  seed,
  signedIn,
  signedInWith,
  signedOut,
  stored,
  useRules,
} from './environment.ts';
import type { Stored } from './saves.ts';

useRules();

/** The write of changed details with its entry of the history, and with other values at some paths. */
const change = (details: Stored, others: Stored = {}, key = 'c1'): Stored => ({
  ...Object.fromEntries(
    Object.entries(details).map(([name, value]) => [`${COMPANY}/${name}`, value]),
  ),
  [COMPANY_CHANGE]: key,
  [`history/${key}`]: {
    record: COMPANY,
    user: 'Admin',
    timestamp: serverTimestamp(),
    changes: Object.fromEntries(Object.entries(details).map(([name, to]) => [name, { to }])),
  },
  ...others,
});

const mayWrite = (values: Stored, database = signedIn()): Promise<boolean> =>
  isAllowed(update(ref(database), values));

it('signed-in users read the details of the company together and write them one by one', async () => {
  const details = Object.fromEntries(DETAILS.map((name) => [name, `Our ${name}`]));
  expect(await mayWrite(change(details))).toBe(true);
  expect(stored(COMPANY)).toEqual(details);
  expect(await isAllowed(get(ref(signedIn(), COMPANY)))).toBe(true);
  const entry = { record: COMPANY, user: 'Admin', timestamp: serverTimestamp() };
  const emptied = { from: 'Our name', to: '' };
  const again = { 'history/c2': { ...entry, changes: { name: emptied } } };
  expect(await mayWrite({ [`${COMPANY}/name`]: '', [COMPANY_CHANGE]: 'c2', ...again })).toBe(true);
});

it.each<[string, Stored]>([
  ['without an entry of the history', { 'history/c1': null }],
  ['without its key', { [COMPANY_CHANGE]: null }],
  ['with the key of another entry', { [COMPANY_CHANGE]: 'c0' }],
  ['with an entry about another detail', { [`${COMPANY}/trn`]: '1' }],
  ['with an entry that is not true', { [`${COMPANY}/bank`]: 'IBAN AE08' }],
  ['with the entry of somebody else', { 'history/c1/user': 'Ann' }],
])('bank details do not change %s', async (_, others) => {
  seed('history/c0', {
    record: COMPANY,
    user: 'Admin',
    timestamp: 1,
    changes: { bank: { to: '' } },
  });
  const values = change({ bank: 'IBAN AE07' }, others);
  const { 'history/c1/user': user, ...rest } = values;
  const forged = { ...(values['history/c1'] as object), user };
  expect(await mayWrite(user === undefined ? rest : { ...rest, 'history/c1': forged })).toBe(false);
  expect(stored(COMPANY)).toBeNull();
});

it.each([
  ['a text that is too long', 'name', 'x'.repeat(2_001)],
  ['a number', 'trn', 100_000_000_000_003],
  ['an object', 'bank', { iban: 'AE07' }],
  ['nothing', 'name', null],
  ['a detail that does not exist', 'logo', 'data:'],
])('%s is denied', async (_, name, value) => {
  seed(`${COMPANY}/name`, 'Reef');
  expect(await mayWrite(change({ [name]: value }))).toBe(false);
});

it.each([{ name: 'Reef' }, {}, 'Reef', null])(
  'all of it is not written at once: %j',
  async (all) => {
    seed(`${COMPANY}/address`, 'Dubai');
    expect(await mayWrite({ [COMPANY]: all })).toBe(false);
  },
);

it.each([
  ['a signed-out visitor', {}, signedOut, false],
  ['an unlisted user, when only staff have access', { staffOnly: true }, signedIn, false],
  [
    'a member of staff, when only staff have access',
    { staffOnly: true },
    () => signedInWith({ staff: true }),
    true,
  ],
] as const)('%s', async (_, config, database, allowed) => {
  seed('config', config);
  expect(await isAllowed(get(ref(database(), COMPANY)))).toBe(allowed);
  expect(await mayWrite(change({ name: 'Reef' }), database())).toBe(allowed);
});

it('what else is below config stays closed', async () => {
  for (const path of ['config', 'config/staffOnly', 'config/other', 'config/company2']) {
    expect(await mayWrite({ [path]: 'Reef' })).toBe(false);
    expect(await isAllowed(get(ref(signedIn(), path)))).toBe(false);
  }
});
