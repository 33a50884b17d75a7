import { get, ref, serverTimestamp, set, update } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { databaseRules } from '../../rules/databaseRules.ts';
import { compileRules } from '../../local/core/rules/compileRules.ts';
import { deal } from '../../src/features/sales/deal.entity.ts';
import { ENTITIES } from '../support/entities.ts';
import { COMPANY, COMPANY_CHANGE } from './companyDescription.ts';
import { evaluate, isAllowed, seed, signedIn, signedOut, useRules } from './environment.ts';
import { creationEntry, entry, mayUpdate, record, type Stored } from './saves.ts';
import { SIGNATURES } from './signatureDescription.ts';

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
  it('needs one once every entry must be signed', async () => {
    evaluate(compileRules(databaseRules(ENTITIES, true)));
    seed('sales/deals/d1', record(deal));
    expect(await mayUpdate(write())).toBe(false);
    expect(await mayUpdate({ ...write(), [`${SIGNATURES}/a1`]: 'u2' })).toBe(false);
    expect(await mayUpdate({ ...write(), ...own })).toBe(true);
  });
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
