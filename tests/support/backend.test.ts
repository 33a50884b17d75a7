import { afterAll, beforeAll, expect, test } from 'vitest';
import { observeUser, signIn, signOut, signUp } from '../../src/firebase/auth.ts';
import { address, createAccount, deleteAccounts } from './backend.ts';

const layla = { email: address('layla'), password: 'reef-lounge', displayName: 'Layla Haddad' };

beforeAll(() => createAccount(layla));
afterAll(deleteAccounts);

test('an account made for a test signs in through the app', async () => {
  await signIn(layla.email, layla.password);
  expect(await currentUser()).toMatchObject({ email: layla.email, displayName: 'Layla Haddad' });
  await signOut();
  expect(await currentUser()).toBeNull();
});

test('the app can sign up, once for each address', async () => {
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

test('accounts are gone once deleted', async () => {
  await deleteAccounts();
  await expect(signIn(layla.email, layla.password)).rejects.toThrow(/auth/);
});

function currentUser() {
  return new Promise((resolve) => {
    const stop = observeUser((user) => {
      resolve(user);
      queueMicrotask(() => stop());
    });
  });
}
