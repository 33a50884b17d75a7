import { get, ref, set, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { ENTITIES } from '../../support/entities.ts';
import { isAllowed, seed, signedIn, signedInWith, signedOut, useRules } from './environment.ts';
import { create, edit, entry, record, sample, STORED_ALONE, type Stored } from './saves.ts';

useRules();

const COLLECTIONS = STORED_ALONE.map((entity) => [entity.path, entity] as const);
const STAFF_ONLY = { config: { staffOnly: true } };
/** The claims of an account that nobody has signed up for, with a password or otherwise. */
const ANONYMOUS = { firebase: { sign_in_provider: 'anonymous', identities: {} } };

type Case = readonly [name: string, settings: object, claims: Stored, isAllowed: boolean];

const UNLISTED: Case = ['an unlisted user has no access when it is on', STAFF_ONLY, {}, false];
const LISTED: Case = [
  'a listed user has access',
  { ...STAFF_ONLY, staff: { u1: true } },
  {},
  true,
] as const;

/** Who has access: the database outside the collections, the claims in the token, and whether access is granted. */
const CASES: readonly Case[] = [
  ['any user has access without the switch', {}, {}, true],
  ['any user has access while the switch is off', { config: { staffOnly: false } }, {}, true],
  ['any user has access with other settings', { config: { more: true } }, {}, true],
  UNLISTED,
  ...['true', '', 0, { since: 'today' }].map(
    (staffOnly) =>
      [
        `an unlisted user has no access when it is ${JSON.stringify(staffOnly)}`,
        { config: { staffOnly } },
        {},
        false,
      ] satisfies Case,
  ),
  [
    'a listed user has access whatever its value',
    { config: { staffOnly: 'yes' }, staff: { u1: true } },
    {},
    true,
  ],
  LISTED,
  ['a user with the claim staff has access', STAFF_ONLY, { staff: true }, true],
  ['a user listed as false has no access', { ...STAFF_ONLY, staff: { u1: false } }, {}, false],
  [
    'the listing of another user gives no access',
    { ...STAFF_ONLY, staff: { u2: true } },
    {},
    false,
  ],
  ['a text instead of true gives no access', { ...STAFF_ONLY, staff: { u1: 'true' } }, {}, false],
  ['another value of the claim gives no access', STAFF_ONLY, { staff: 'yes' }, false],
  [
    'a user listed by an invitation has access',
    { ...STAFF_ONLY, staff: { u1: '0123456789abcdef0123456789abcdef' } },
    {},
    true,
  ],
  ['an anonymous account has no access, although any user has', {}, ANONYMOUS, false],
  [
    'an anonymous account has none even if it is listed',
    { ...STAFF_ONLY, staff: { u1: true } },
    { ...ANONYMOUS, staff: true },
    false,
  ],
  [
    'a user of a custom token has access',
    {},
    { firebase: { sign_in_provider: 'custom', identities: {} } },
    true,
  ],
];

/** What everybody who has access may do with a collection, and nobody else. */
async function expectAccess(
  [path, entity]: (typeof COLLECTIONS)[number],
  settings: object,
  claims: Stored,
  allowed: boolean,
): Promise<void> {
  const database = signedInWith(claims);
  seed('', settings);
  expect(await isAllowed(get(ref(database, path)))).toBe(allowed);
  expect(await isAllowed(create(database, entity, record(entity)))).toBe(allowed);
  seed(`${path}/r2`, record(entity));
  expect(await isAllowed(edit(database, entity, sample(entity, 'last'), 'r2'))).toBe(allowed);
}

it.each(CASES)('%s', async (_, settings, claims, allowed) => {
  const database = signedInWith(claims);
  seed('', settings);
  expect(await isAllowed(get(ref(database, 'activity')))).toBe(allowed);
  expect(await isAllowed(set(ref(database, 'activity/a1'), entry('updated PO')))).toBe(allowed);
  for (const some of COLLECTIONS.slice(0, 1)) await expectAccess(some, settings, claims, allowed);
});

it.each(COLLECTIONS)('%s is read, created and edited by those with access', async (...own) => {
  for (const [, ...somebody] of [UNLISTED, LISTED]) await expectAccess(own, ...somebody);
});

it('a signed-out user has no access while the switch is on', async () => {
  seed('', { ...STAFF_ONLY, staff: { u1: true } });
  for (const { path } of ENTITIES) expect(await isAllowed(get(ref(signedOut(), path)))).toBe(false);
});

it.each(['config', 'config/staffOnly', 'staff', 'staff/u2'])(
  'nobody can write %s, not even a listed user, who reads it',
  async (path) => {
    for (const settings of [{}, { ...STAFF_ONLY, staff: { u1: true } }]) {
      seed('', settings);
      expect(await isAllowed(get(ref(signedIn(), path)))).toBe(true);
      expect(await isAllowed(set(ref(signedIn(), path), true))).toBe(false);
      expect(await isAllowed(update(ref(signedIn()), { [path]: null }))).toBe(false);
    }
  },
);
