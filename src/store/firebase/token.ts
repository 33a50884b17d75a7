import { auth } from './auth.ts';

/**
 * When the ID token expires by which the database knows the user, in milliseconds since 1970; the SDK renews it before. Null
 * if nobody is signed in or the token can be neither read nor renewed.
 */
export async function tokenExpiry(): Promise<number | null> {
  await auth.authStateReady();
  try {
    const result = await auth.currentUser?.getIdTokenResult();
    return Date.parse(result?.expirationTime ?? '') || null;
  } catch {
    return null;
  }
}
