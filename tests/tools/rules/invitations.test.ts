import {
  equalTo,
  get,
  orderByChild,
  query,
  ref,
  serverTimestamp,
  set,
  update,
  type Database,
} from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  isAllowed,
  isReadable,
  seed,
  signedIn,
  signedInAs,
  signedOut,
  stored,
  useRules,
} from './environment.ts';

useRules();

const CODE = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';
const DAY = 24 * 60 * 60 * 1_000;

const EMAIL = 'noor@studio.example';
/** The account that is invited, and another one. */
const guest = () => signedInAs('guest', { email: EMAIL });
const stranger = () => signedInAs('stranger', { email: 'eve@studio.example' });
const anonymous = () =>
  signedInAs('guest', { firebase: { sign_in_provider: 'anonymous', identities: {} } });

const invitation = (more: object = {}) => ({
  by: 'u1',
  name: 'Layla',
  created: Date.now() - DAY,
  ...more,
});

beforeEach(() => seed('', { config: { staffOnly: true }, staff: { u1: true, u2: true } }));

const create = (database: Database, more: object = {}, code = CODE): Promise<void> =>
  set(ref(database, `invitations/${code}`), {
    by: 'u1',
    name: 'Layla',
    created: serverTimestamp(),
    ...more,
  });

/** What accepts an invitation, as the app writes it. */
const acceptance = (uid: string, code = CODE): Record<string, unknown> => ({
  [`invitations/${code}/redeemedBy`]: uid,
  [`invitations/${code}/redeemedAt`]: serverTimestamp(),
  [`staff/${uid}`]: code,
});

const accept = (database: Database, uid: string, more: object = {}): Promise<void> =>
  update(ref(database), { ...acceptance(uid), ...more });

const own = (database: Database, uid: string) =>
  get(query(ref(database, 'invitations'), orderByChild('by'), equalTo(uid)));

const hasAccess = (database: Database) => isAllowed(get(ref(database, 'sales/deals')));

describe('an invitation', () => {
  it('is created by a member, with or without the name of whom it is for', async () => {
    expect(await isAllowed(create(signedIn('Layla')))).toBe(true);
    expect(await isAllowed(create(signedIn('Layla'), { for: 'Noor' }, OTHER))).toBe(true);
  });

  it.each([
    ['an account that is not listed', () => stranger(), {}, CODE],
    ['a visitor', () => signedOut(), {}, CODE],
    ['a member in the name of another', () => signedInAs('u2', { name: 'Layla' }), {}, CODE],
    ['a member who writes another name', () => signedIn('Omar'), {}, CODE],
    ['a member with a time of their own', () => signedIn('Layla'), { created: 1 }, CODE],
    ['a member with a short code', () => signedIn('Layla'), {}, 'abc'],
    ['a member with another kind of code', () => signedIn('Layla'), {}, 'Z'.repeat(32)],
    ['a member, as accepted', () => signedIn('Layla'), { redeemedBy: 'stranger' }, CODE],
    ['a member, with more in it', () => signedIn('Layla'), { role: 'owner' }, CODE],
    ['a member, for a long text', () => signedIn('Layla'), { for: 'x'.repeat(101) }, CODE],
    ['a member, for no text', () => signedIn('Layla'), { for: true }, CODE],
    ['an anonymous account', () => anonymous(), { by: 'guest' }, CODE],
  ] as const)('is not created by %s', async (_, database, more, code) => {
    expect(await isAllowed(create(database(), more, code))).toBe(false);
  });

  it('is not created by a member whose access is a claim alone, since nobody could accept it', async () => {
    const database = signedInAs('u3', { name: 'Layla', staff: true });
    expect(await isAllowed(create(database, { by: 'u3' }))).toBe(false);
  });

  it('is listed by the person who invites, and nobody else', async () => {
    seed(`invitations/${CODE}`, invitation());
    expect(await isAllowed(own(signedIn(), 'u1'))).toBe(true);
    expect(await isAllowed(own(signedInAs('u2'), 'u1'))).toBe(false);
    expect(await isAllowed(own(stranger(), 'stranger'))).toBe(false);
    for (const database of [signedIn(), signedInAs('u2'), stranger(), signedOut()])
      expect(await isAllowed(get(ref(database, 'invitations')))).toBe(false);
  });

  it('is seen by whoever has its code, until it is accepted, and then by who accepted it', async () => {
    seed(`invitations/${CODE}`, invitation());
    expect(isReadable(`invitations/${CODE}`)).toBe(true);
    expect(await isAllowed(get(ref(stranger(), `invitations/${CODE}`)))).toBe(true);
    seed(`invitations/${CODE}/redeemedBy`, 'guest');
    expect(isReadable(`invitations/${CODE}`)).toBe(false);
    expect(await isAllowed(get(ref(stranger(), `invitations/${CODE}`)))).toBe(false);
    expect(await isAllowed(get(ref(guest(), `invitations/${CODE}`)))).toBe(true);
  });

  it('is withdrawn by the person who invites, once, and not when it is accepted', async () => {
    const withdraw = (database: Database, value: unknown = serverTimestamp()) =>
      isAllowed(set(ref(database, `invitations/${CODE}/withdrawn`), value));
    seed(`invitations/${CODE}`, invitation());
    expect(await withdraw(signedInAs('u2'))).toBe(false);
    expect(await withdraw(guest())).toBe(false);
    expect(await withdraw(signedIn(), 5)).toBe(false);
    expect(await withdraw(signedIn())).toBe(true);
    expect(await withdraw(signedIn())).toBe(false);
    expect(await withdraw(signedIn(), null)).toBe(false);
    seed(`invitations/${CODE}`, invitation({ redeemedBy: 'guest' }));
    expect(await withdraw(signedIn())).toBe(false);
  });

  it('never changes and is never deleted by an account', async () => {
    seed(`invitations/${CODE}`, invitation());
    for (const [path, value] of [
      ['', null],
      ['', invitation({ created: Date.now() })],
      ['/created', serverTimestamp()],
      ['/by', 'u2'],
      ['/name', 'Omar'],
      ['/for', 'Noor'],
      ['/redeemedBy', 'u1'],
    ] as const)
      expect(
        await isAllowed(set(ref(signedIn('Layla'), `invitations/${CODE}${path}`), value)),
      ).toBe(false);
  });
});

describe('whoever accepts an invitation', () => {
  beforeEach(() => seed(`invitations/${CODE}`, invitation()));

  it('is listed, has access from then on, and can invite in turn', async () => {
    expect(await hasAccess(guest())).toBe(false);
    const email = { [`invitations/${CODE}/redeemedEmail`]: EMAIL };
    expect(await isAllowed(accept(guest(), 'guest', email))).toBe(true);
    expect(stored('staff')).toEqual({ u1: true, u2: true, guest: CODE });
    expect(stored(`invitations/${CODE}`)).toMatchObject({
      redeemedBy: 'guest',
      redeemedAt: expect.any(Number),
      redeemedEmail: EMAIL,
    });
    expect(await hasAccess(guest())).toBe(true);
    const next = signedInAs('guest', { email: EMAIL, name: 'Noor' });
    expect(await isAllowed(create(next, { by: 'guest', name: 'Noor' }, OTHER))).toBe(true);
  });

  it('is the only one', async () => {
    expect(await isAllowed(accept(guest(), 'guest'))).toBe(true);
    expect(await isAllowed(accept(stranger(), 'stranger'))).toBe(false);
    expect(await isAllowed(set(ref(stranger(), 'staff/stranger'), CODE))).toBe(false);
    expect(await isAllowed(accept(guest(), 'guest'))).toBe(false);
  });

  it.each([
    ['is withdrawn', { withdrawn: 5 }],
    ['has expired', { created: Date.now() - 8 * DAY }],
    ['has no creator', { by: null }],
    ['was created by somebody who is not listed', { by: 'left' }],
  ])('is refused when it %s', async (_, more) => {
    seed(`invitations/${CODE}`, invitation(more));
    expect(await isAllowed(accept(guest(), 'guest'))).toBe(false);
    expect(await hasAccess(guest())).toBe(false);
  });

  it('is refused as an anonymous account', async () => {
    expect(await isAllowed(accept(anonymous(), 'guest'))).toBe(false);
    expect(stored('staff')).toEqual({ u1: true, u2: true });
  });

  it('is refused once the person who invites has been removed', async () => {
    for (const entry of [null, false, 'true']) {
      seed('staff/u1', entry);
      expect(await isAllowed(accept(guest(), 'guest'))).toBe(false);
    }
  });

  it.each([
    ['for another account', () => guest(), acceptance('stranger')],
    ['without an account', () => signedOut(), acceptance('guest')],
    ['that does not exist', () => guest(), acceptance('guest', OTHER)],
    ['in parts: the list', () => guest(), { 'staff/guest': CODE }],
    ['in parts: the name', () => guest(), { [`invitations/${CODE}/redeemedBy`]: 'guest' }],
    [
      'and lists themselves as true',
      () => guest(),
      { ...acceptance('guest'), 'staff/guest': true },
    ],
    [
      'and lists somebody else as well',
      () => guest(),
      { ...acceptance('guest'), 'staff/stranger': CODE },
    ],
    [
      'at a time of their own',
      () => guest(),
      { ...acceptance('guest'), [`invitations/${CODE}/redeemedAt`]: 5 },
    ],
    [
      'with the address of another',
      () => guest(),
      { ...acceptance('guest'), [`invitations/${CODE}/redeemedEmail`]: 'layla@studio.example' },
    ],
    [
      'and withdraws it',
      () => guest(),
      { ...acceptance('guest'), [`invitations/${CODE}/withdrawn`]: serverTimestamp() },
    ],
    [
      'that is created with it',
      () => guest(),
      {
        ...acceptance('guest', OTHER),
        [`invitations/${OTHER}/by`]: 'u1',
        [`invitations/${OTHER}/created`]: serverTimestamp(),
      },
    ],
    ['by another path', () => guest(), { 'staff/guest': `${CODE}/x` }],
  ] as const)('does not accept one %s', async (_, database, values) => {
    expect(await isAllowed(update(ref(database()), values))).toBe(false);
    expect(stored('staff')).toEqual({ u1: true, u2: true });
  });
});

describe('a member who has been removed', () => {
  it('is not listed again by the invitation that once listed them', async () => {
    seed(`invitations/${CODE}`, invitation({ redeemedBy: 'guest', redeemedAt: 5 }));
    expect(await isAllowed(accept(guest(), 'guest'))).toBe(false);
    expect(await isAllowed(set(ref(guest(), 'staff/guest'), CODE))).toBe(false);
  });

  it('is not listed again by an invitation of their own, nor is another account', async () => {
    seed('staff', { u2: true });
    seed(`invitations/${CODE}`, invitation());
    expect(await isAllowed(accept(signedIn(), 'u1'))).toBe(false);
    expect(await isAllowed(accept(stranger(), 'stranger'))).toBe(false);
  });

  it('is not listed again by any invitation when the owner has entered false', async () => {
    seed('staff', { u1: true, guest: false });
    seed(`invitations/${CODE}`, invitation());
    expect(await isAllowed(accept(guest(), 'guest'))).toBe(false);
  });

  it('can neither invite, nor list their invitations, nor withdraw one', async () => {
    seed('staff', { u2: true });
    seed(`invitations/${CODE}`, invitation());
    expect(await isAllowed(create(signedIn('Layla'), {}, OTHER))).toBe(false);
    expect(await isAllowed(own(signedIn(), 'u1'))).toBe(false);
    const path = `invitations/${CODE}/withdrawn`;
    expect(await isAllowed(set(ref(signedIn(), path), serverTimestamp()))).toBe(false);
  });
});

describe('while the staff list is off', () => {
  beforeEach(() => seed('config', null));

  it('an invitation of somebody who is not listed lists nobody for later', async () => {
    seed('staff', null);
    expect(await isAllowed(create(signedIn('Layla')))).toBe(true);
    expect(await isAllowed(accept(guest(), 'guest'))).toBe(false);
    expect(stored('staff')).toBeNull();
  });

  it('an invitation of a listed member lists the person who accepts it', async () => {
    expect(await isAllowed(create(signedIn('Layla')))).toBe(true);
    expect(await isAllowed(accept(guest(), 'guest'))).toBe(true);
  });
});

describe('the staff list', () => {
  it('shows those who are not on it no more than their own entry', async () => {
    expect(await isAllowed(get(ref(signedIn(), 'staff')))).toBe(true);
    expect(await isAllowed(get(ref(stranger(), 'staff/stranger')))).toBe(true);
    expect(await isAllowed(get(ref(stranger(), 'staff/u2')))).toBe(false);
    expect(await isAllowed(get(ref(stranger(), 'staff')))).toBe(false);
    expect(await isAllowed(get(ref(signedOut(), 'staff/u1')))).toBe(false);
  });
});
