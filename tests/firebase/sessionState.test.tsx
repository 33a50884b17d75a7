import { getAuth } from 'firebase/auth';
import { expect, it } from 'vitest';
import { sessionState } from '../../src/firebase/account.ts';
import { observeUser, signOut } from '../../src/firebase/auth.ts';
import { PROJECT_ID } from '../../tools/backend/start/appEnvironment.ts';
import { currentUid, signInAs } from '../support/app.tsx';

/** Calls a method of the project's accounts as its owner. */
async function asOwner(method: 'update' | 'delete', body: object): Promise<void> {
  const url = `${process.env['VITE_AUTH_EMULATOR']}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:${method}`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
}

async function signedIn(): Promise<string> {
  await signInAs('Layla Haddad');
  await getAuth().authStateReady();
  // An observer notes who is signed in, as the app does.
  await new Promise<void>((resolve) => {
    const unsubscribe = observeUser((user) => {
      if (user === null) return;
      resolve();
      setTimeout(() => unsubscribe());
    });
  });
  return currentUid();
}

it('is valid while the account is there', async () => {
  await signedIn();
  expect(await sessionState()).toBe('valid');
});

it.each([
  ['disabled', (localId: string) => asOwner('update', { localId, disableUser: true })],
  ['deleted', (localId: string) => asOwner('delete', { localId })],
])('is closed once the account is %s', async (_, close) => {
  await close(await signedIn());
  expect(await sessionState()).toBe('closed');
});

it('is over when the user has signed out', async () => {
  await signedIn();
  await signOut();
  expect(await sessionState()).toBe('signedOut');
});
