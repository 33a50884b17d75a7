import { get, ref, set, update } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import {
  isAllowed,
  seed,
  signedIn,
  signedInWith,
  signedOut,
  useProductRules,
} from './environment.ts';
import { create, edit, entry, record, sample } from './saves.ts';

useProductRules();

const COLLECTIONS = ENTITIES.map((entity) => [entity.path, entity] as const);

/** What the console holds, who asks, and whether they get in. */
const CASES = [
  ['anyone signed in while there is no switch', {}, {}, true],
  ['anyone signed in while the switch is off', { config: { staffOnly: false } }, {}, true],
  ['anyone signed in while other things are configured', { config: { more: true } }, {}, true],
  ['nobody who is not listed once it is on', { config: { staffOnly: true } }, {}, false],
  ...['true', '', 0, { since: 'today' }].map(
    (staffOnly) =>
      [
        `nobody who is not listed once it is ${JSON.stringify(staffOnly)}`,
        { config: { staffOnly } },
        {},
        false,
      ] as const,
  ),
  [
    'those on the list whatever closes it',
    { config: { staffOnly: 'yes' }, staff: { u1: true } },
    {},
    true,
  ],
  ['those on the list', { config: { staffOnly: true }, staff: { u1: true } }, {}, true],
  ['those whose token says staff', { config: { staffOnly: true } }, { staff: true }, true],
  ['nobody taken off the list', { config: { staffOnly: true }, staff: { u1: false } }, {}, false],
  ['nobody for another’s place', { config: { staffOnly: true }, staff: { u2: true } }, {}, false],
  [
    'nobody for a word in place of true',
    { config: { staffOnly: true }, staff: { u1: 'true' } },
    {},
    false,
  ],
  [
    'nobody whose token says something else',
    { config: { staffOnly: true } },
    { staff: 'yes' },
    false,
  ],
] as const;

describe.each(CASES)('%s', (_, held, claims, allowed) => {
  it.each(COLLECTIONS)('may read, create and edit in %s', async (path, entity) => {
    const database = signedInWith(claims);
    await seed('', held);
    expect(await isAllowed(get(ref(database, path)))).toBe(allowed);
    expect(await isAllowed(create(database, entity, record(entity)))).toBe(allowed);
    await seed(`${path}/r2`, record(entity));
    expect(await isAllowed(edit(database, entity, sample(entity, 'last'), 'r2'))).toBe(allowed);
  });

  it('may read the activity and add to it', async () => {
    const database = signedInWith(claims);
    await seed('', held);
    expect(await isAllowed(get(ref(database, 'activity')))).toBe(allowed);
    expect(await isAllowed(set(ref(database, 'activity/a1'), entry('updated PO')))).toBe(allowed);
  });
});

it('the switch lets nobody in who is signed out', async () => {
  await seed('', { config: { staffOnly: true }, staff: { u1: true } });
  for (const { path } of ENTITIES) expect(await isAllowed(get(ref(signedOut(), path)))).toBe(false);
});

it.each(['config', 'config/staffOnly', 'staff', 'staff/u1'])(
  '%s is out of reach for everyone, listed or not',
  async (path) => {
    for (const held of [{}, { config: { staffOnly: true }, staff: { u1: true } }]) {
      await seed('', held);
      expect(await isAllowed(get(ref(signedIn(), path)))).toBe(false);
      expect(await isAllowed(set(ref(signedIn(), path), true))).toBe(false);
      expect(await isAllowed(update(ref(signedIn()), { [path]: null }))).toBe(false);
    }
  },
);
