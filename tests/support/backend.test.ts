import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { observeUser, signIn, signOut, signUp } from '../../src/firebase/auth.ts';
import { watchChildren } from '../../src/firebase/database.ts';
import { address, createAccount, deleteAccounts, resetDatabase, seed, stored } from './backend.ts';

const layla = { email: address('layla'), password: 'reef-lounge', displayName: 'Layla Haddad' };

beforeAll(() => createAccount(layla));
afterAll(deleteAccounts);
beforeEach(resetDatabase);

test('a created account can sign in through the app [S7.1-1]', async () => {
  await signIn(layla.email, layla.password);
  expect(await currentUser()).toMatchObject({ email: layla.email, displayName: 'Layla Haddad' });
  await signOut();
  expect(await currentUser()).toBeNull();
});

test('the app can sign up once per address [S7.1-2]', async () => {
  await signUp(address('omar'), 'coral-garden');
  await expect(signUp(address('omar'), 'coral-garden')).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
});

test('a wrong password is rejected', async () => {
  await expect(signIn(layla.email, 'wrong')).rejects.toMatchObject({
    code: expect.stringMatching(/^auth\/(wrong-password|invalid-credential)$/),
  });
});

test('deleted accounts cannot sign in', async () => {
  await deleteAccounts();
  await expect(signIn(layla.email, layla.password)).rejects.toThrow(/auth/);
});

test('seeded data can be read back and reset', async () => {
  await seed('sales/deals/reef', { name: 'Reef' });
  expect(await stored('sales/deals')).toEqual({ reef: { name: 'Reef' } });
  await resetDatabase();
  expect(await stored('')).toBeNull();
});

test('a signed-in user can read the database of the test file; others cannot [S7.2-1]', async () => {
  await seed('sales/deals/reef', { name: 'Reef' });
  await signOut();
  await expect(dealKeys()).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  await signUp(address('noor'), 'coral-garden');
  expect(await dealKeys()).toEqual(['reef']);
});

function dealKeys(): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const unsubscribe = watchChildren('sales/deals', (key) => key, onChange, reject);
    function onChange(keys: readonly string[]): void {
      queueMicrotask(() => unsubscribe());
      resolve(keys);
    }
  });
}

function currentUser() {
  return new Promise((resolve) => {
    const unsubscribe = observeUser((user) => {
      resolve(user);
      queueMicrotask(() => unsubscribe());
    });
  });
}
