import { get, ref, set, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { COMPANY, DETAILS } from './companyDescription.ts';
import {
  isAllowed,
  seed,
  signedIn,
  signedInWith,
  signedOut,
  stored,
  useRules,
} from './environment.ts';

useRules();

it('signed-in users read the details of the company together and write them one by one', async () => {
  const details = DETAILS.map((name) => [`${COMPANY}/${name}`, `Our ${name}`]);
  expect(await isAllowed(update(ref(signedIn()), Object.fromEntries(details)))).toBe(true);
  expect(stored(COMPANY)).toEqual(Object.fromEntries(DETAILS.map((name) => [name, `Our ${name}`])));
  expect(await isAllowed(get(ref(signedIn(), COMPANY)))).toBe(true);
  expect(await isAllowed(set(ref(signedIn(), `${COMPANY}/name`), ''))).toBe(true);
});

it.each([
  ['a text that is too long', 'name', 'x'.repeat(2_001)],
  ['a number', 'trn', 100_000_000_000_003],
  ['an object', 'bank', { iban: 'AE07' }],
  ['nothing', 'name', null],
  ['a detail that does not exist', 'logo', 'data:'],
])('%s is denied', async (_, name, value) => {
  seed(`${COMPANY}/name`, 'Reef');
  expect(await isAllowed(set(ref(signedIn(), `${COMPANY}/${name}`), value))).toBe(false);
});

it.each([{ name: 'Reef' }, {}, 'Reef', null])(
  'all of it is not written at once: %j',
  async (all) => {
    seed(`${COMPANY}/address`, 'Dubai');
    expect(await isAllowed(set(ref(signedIn(), COMPANY), all))).toBe(false);
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
  expect(await isAllowed(set(ref(database(), `${COMPANY}/name`), 'Reef'))).toBe(allowed);
});

it('what else is below config stays closed', async () => {
  for (const path of ['config', 'config/staffOnly', 'config/other', 'config/company2']) {
    expect(await isAllowed(set(ref(signedIn(), path), 'Reef'))).toBe(false);
    expect(await isAllowed(get(ref(signedIn(), path)))).toBe(false);
  }
});
