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
    uid: 'u1',
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
});

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
    expect(await isAllowed(get(ref(signedIn(), path)))).toBe(path === 'config/staffOnly');
  }
});

it('the logo is a small picture, which is chosen and removed without an entry of the history', async () => {
  const path = `${COMPANY}/logo`;
  const logo = 'data:image/webp;base64,UklGRg==';
  expect(await mayWrite({ [path]: logo }, signedOut())).toBe(false);
  expect(await mayWrite({ [path]: 'data:image/svg+xml;base64,PHN2Zz4=' })).toBe(false);
  expect(await mayWrite({ [path]: `data:image/webp;base64,${'A'.repeat(16_385)}` })).toBe(false);
  expect(await mayWrite({ [path]: logo })).toBe(true);
  expect(stored(path)).toBe(logo);
  expect(await mayWrite({ [path]: null })).toBe(true);
});
