import { get, ref, serverTimestamp, set, update } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { databaseRules } from '../../rules/databaseRules.ts';
import { compileRules } from '../../local/core/rules/compileRules.ts';
import { deal } from '../../src/features/sales/deal.entity.ts';
import { ENTITIES } from '../support/entities.ts';
import { COMPANY, COMPANY_CHANGE } from './companyDescription.ts';
import {
  evaluate,
  isAllowed,
  seed,
  signedIn,
  signedInAs,
  signedOut,
  stored,
  useRules,
} from './environment.ts';
import { creationEntry, entry, mayUpdate, record, type Stored } from './saves.ts';
import { NAMES, SIGNATURES } from './signatureDescription.ts';

useRules();

/** An update of a deal, with its entries under a key. */
const change = (key = 'a1'): Stored => ({
  'sales/deals/d1/title': 'Koi',
  [`activity/${key}`]: entry('updated deal'),
  [`history/${key}`]: {
    user: 'Admin',
    timestamp: serverTimestamp(),
    record: 'sales/deals/d1',
    changes: { title: { from: 'Reef lounge', to: 'Koi' } },
  },
});

const creation: Stored = {
  'sales/deals/a1': record(deal),
  'activity/a1': creationEntry(deal, record(deal)),
};

const companyChange: Stored = {
  [`${COMPANY}/bank`]: 'IBAN AE07',
  [COMPANY_CHANGE]: 'a1',
  'history/a1': {
    record: COMPANY,
    user: 'Admin',
    timestamp: serverTimestamp(),
    changes: { bank: { to: 'IBAN AE07' } },
  },
};

const own = { [`${SIGNATURES}/a1`]: 'u1' };

describe.each([
  ['a creation', () => creation],
  ['an update', () => change()],
  ['a change of the company', () => companyChange],
])('%s', (_, write) => {
  it.each<[string, Stored, boolean]>([
    ['with the signature of its author', own, true],
    ['with that of a colleague', { [`${SIGNATURES}/a1`]: 'u2' }, false],
    ['with no text', { [`${SIGNATURES}/a1`]: { u1: true } }, false],
    ['with another signature under another key', { ...own, [`${SIGNATURES}/a2`]: 'u1' }, false],
    ['with a priority', { [`${SIGNATURES}/a1`]: { '.value': 'u1', '.priority': 1 } }, false],
    ['without one, as tabs of older versions write it', {}, true],
  ])('%s', async (__, signature, allowed) => {
    seed('sales/deals/d1', record(deal));
    expect(await mayUpdate({ ...write(), ...signature })).toBe(allowed);
    expect(stored(SIGNATURES)).toEqual(allowed && signature === own ? { a1: 'u1' } : null);
  });

  it('needs one once every entry must be signed', async () => {
    evaluate(compileRules(databaseRules(ENTITIES, true)));
    seed('sales/deals/d1', record(deal));
    expect(await mayUpdate(write())).toBe(false);
    expect(await mayUpdate({ ...write(), [`${SIGNATURES}/a1`]: 'u2' })).toBe(false);
    expect(await mayUpdate({ ...write(), ...own })).toBe(true);
  });
});

it.each<[string, Stored]>([
  ['replaced', { [`${SIGNATURES}/a1`]: 'u1' }],
  ['removed', { [`${SIGNATURES}/a1`]: null }],
  ['extended', { [`${SIGNATURES}/a1/by`]: 'u1' }],
  ['added to an entry that has none', { [`${SIGNATURES}/a2`]: 'u1' }],
  ['added to one of the history', { [`${SIGNATURES}/h1`]: 'u1' }],
  [
    'added to one of the history with a new activity entry',
    {
      'activity/h1': entry('updated deal'),
      [`${SIGNATURES}/h1`]: 'u1',
    },
  ],
  ['added without an entry', { [`${SIGNATURES}/a3`]: 'u1' }],
  ['replaced with all others', { [SIGNATURES]: { a1: 'u1' } }],
])('a signature is not %s', async (_, values) => {
  seed('activity', {
    a1: entry('updated deal', { timestamp: 1 }),
    a2: entry('updated deal', { timestamp: 1 }),
  });
  seed('history/h1', { user: 'Ann', timestamp: 1, record: COMPANY, changes: { bank: { to: '' } } });
  seed(SIGNATURES, { a1: 'u2' });
  expect(await mayUpdate(values)).toBe(false);
  expect(stored(SIGNATURES)).toEqual({ a1: 'u2' });
});

it('only those with access sign and read signatures', async () => {
  seed('config/staffOnly', true);
  expect(await mayUpdate({ ...creation, ...own })).toBe(false);
  expect(await isAllowed(get(ref(signedIn(), 'signatures')))).toBe(false);
  expect(await isAllowed(get(ref(signedOut(), 'signatures')))).toBe(false);
  seed('staff/u1', true);
  expect(await mayUpdate({ ...creation, ...own })).toBe(true);
  expect(await isAllowed(get(ref(signedIn(), 'signatures')))).toBe(true);
  expect(
    await isAllowed(update(ref(signedOut()), { ...change('a2'), [`${SIGNATURES}/a2`]: null })),
  ).toBe(false);
});

const noted = (changes: Stored = {}): Stored => ({
  name: 'Ann Lee',
  since: serverTimestamp(),
  ...changes,
});

const mayNote = (path: string, value: unknown, name = 'Ann Lee'): Promise<boolean> =>
  isAllowed(set(ref(signedIn(name), `${NAMES}/${path}`), value));

it('an account notes each of its names once, with the time of the server', async () => {
  expect(await mayNote('u1/0', noted())).toBe(true);
  expect(await mayNote('u1/1', noted({ name: 'Ann Miller' }), 'Ann Miller')).toBe(true);
  expect(await mayNote('u1/2', noted({ name: 'Admin' }), '')).toBe(true);
  expect(await mayNote('u1/0', noted({ name: 'Ann Miller' }), 'Ann Miller')).toBe(false);
  expect(await mayNote('u1/0', null)).toBe(false);
  expect(
    await isAllowed(set(ref(signedInAs('u2', { name: 'Ann Lee' }), `${NAMES}/u2/0`), noted())),
  ).toBe(true);
});

it.each<[string, string, unknown]>([
  ['for a colleague', 'u2/0', noted()],
  ['that it does not have', 'u1/0', noted({ name: 'Layla Haddad' })],
  ['as had before', 'u1/0', noted({ since: 1 })],
  ['without a time', 'u1/0', { name: 'Ann Lee' }],
  ['with more', 'u1/0', noted({ uid: 'u1' })],
  ['as a text', 'u1/0', 'Ann Lee'],
  ['beyond the hundredth', 'u1/100', noted()],
  ['under a word', 'u1/hasOwnProperty', noted()],
  ['over all', 'u1', [noted()]],
])('an account notes no name %s', async (_, path, value) => {
  expect(await mayNote(path, value)).toBe(false);
});

it.each([
  ['of the longest length', 'x'.repeat(100), true],
  ['that is too long', 'x'.repeat(101), false],
  ['that turns the direction of the text', 'Ann \u202Eeel', false],
  ['with an isolate', '\u2066Ann Lee\u2069', false],
  ['with a mark of direction', 'Ann Lee\u200F', false],
  ['with a zero-width space', 'Ann\u200B Lee', false],
  ['with a joiner', 'Ann\u200D Lee', false],
  ['with a soft hyphen', 'Ann\u00AD Lee', false],
  ['in Arabic', 'ليلى حداد', true],
  ['with accents and a dot', 'Dr. Zoë O’Brien-Łuć', true],
])('a name %s signs: %s', async (_, name, isName) => {
  const mayAdd = (user: string): Promise<boolean> =>
    isAllowed(set(ref(signedIn(name), 'activity/a1'), entry('updated PO', { user })));
  expect(await mayAdd(name)).toBe(isName);
  seed('activity', null);
  expect(await mayAdd(isName ? name : 'Admin')).toBe(true);
});
