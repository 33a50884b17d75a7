import type { BrowserContext } from '@playwright/test';
import { PASSWORD } from './actions.ts';
import { ask } from './administrator.ts';
import type { Product } from './product.ts';

/** What a browser stores for a page. */
export type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the identity provider answers to a sign-in. */
type Answer = {
  readonly localId: string;
  readonly displayName?: string;
  readonly idToken: string;
  readonly refreshToken: string;
};

/** What a browser stores once this account has signed in on the login page. */
export async function sessionOf(
  { address, backend }: Product,
  email: string,
  password = PASSWORD,
): Promise<StoredState> {
  const answer = (await ask(
    'POST',
    `http://${backend.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    JSON.stringify({ email, password, returnSecureToken: true }),
  )) as Answer;
  const { localId: uid, displayName = null, idToken: accessToken, refreshToken } = answer;
  const now = Date.now();
  const user = {
    uid,
    email,
    emailVerified: false,
    displayName,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, displayName, email, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: { refreshToken, accessToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'demo-key',
    appName: '[DEFAULT]',
  };
  const lastUser = { uid, displayName, email, photo: null, signedInAt: now };
  const localStorage = [
    { name: 'firebase:authUser:demo-key:[DEFAULT]', value: JSON.stringify(user) },
    { name: 'last-user', value: JSON.stringify(lastUser) },
  ];
  return { cookies: [], origins: [{ origin: address, localStorage }] };
}
