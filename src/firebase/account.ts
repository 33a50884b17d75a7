import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { session } from './app.ts';
import { signedInUser } from './auth.ts';

/** How the user's account signs in, as far as the app treats it differently. */
type SignInMethod = 'password' | 'other';

/** How the signed-in user signs in. Rejects when nobody is signed in. */
export async function signInMethod(): Promise<SignInMethod> {
  const { providerData } = await signedInUser();
  return providerData.some(({ providerId }) => providerId === 'password') ? 'password' : 'other';
}

/** Replaces the password. Rejects with a Firebase auth error, such as for a wrong current password or a weak new one. */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = await signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', current));
  await updatePassword(user, next);
}

/**
 * What the identity provider says of a session: `closed` if the account is disabled or deleted, `revoked` if its owner has
 * changed the password elsewhere, for example, and `unknown` without an answer. `signedOut`: here, by the user.
 */
export type SessionState = 'valid' | 'closed' | 'revoked' | 'signedOut' | 'unknown';

/** Asks the identity provider about the session of the user who was signed in last in this page. */
export async function sessionState(): Promise<SessionState> {
  const user = session.lastUser;
  if (user === null) return 'signedOut';
  if (user === undefined) return 'unknown';
  try {
    await user.getIdToken(true);
    return 'valid';
  } catch (error) {
    const { code = '' } = error as { readonly code?: string };
    if (code === 'auth/user-token-expired') return 'revoked';
    return CLOSED.has(code) ? 'closed' : 'unknown';
  }
}

/** The errors of a session that cannot go on, since its account is disabled or gone. */
const CLOSED: ReadonlySet<string> = new Set([
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-refresh-token',
]);
