import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOfFirebase,
  updateProfile,
} from 'firebase/auth';
import { app } from './app.ts';

/** The signed-in person, as the identity provider knows them. */
export type User = {
  readonly uid: string;
  /** Null also when it is blank. */
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photo: string | null;
};

// Never getAuth(): it brings a resolver that fetches a Google script on phones before the first auth state.
const auth = initializeAuth(app, { persistence: browserLocalPersistence });

if (import.meta.env.VITE_AUTH_EMULATOR) {
  connectAuthEmulator(auth, import.meta.env.VITE_AUTH_EMULATOR, { disableWarnings: true });
}

/**
 * Reports the signed-in user, or null, at once and on every change, that of their name included. Returns an
 * unsubscribe function.
 */
export function observeUser(tell: (user: User | null) => void): () => void {
  return onIdTokenChanged(auth, (user) =>
    tell(
      user && {
        uid: user.uid,
        displayName: user.displayName?.trim() ? user.displayName : null,
        email: user.email,
        photo: user.photoURL,
      },
    ),
  );
}

/** Rejects with a Firebase auth error (`code` starts with `auth/`). */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

/** Creates an account and signs it in. Rejects as `signIn` does. */
export async function signUp(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(auth, email, password);
}

/** Signs in through Google's popup. Rejects as `signIn` does, also when the popup is blocked or closed. */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Ends the session. Rejects when the browser cannot forget it; the person is then still signed in. */
export async function signOut(): Promise<void> {
  const { currentUser } = auth;
  try {
    await signOutOfFirebase(auth);
  } catch (error) {
    // By then the SDK has dropped the user without telling anybody.
    await auth.updateCurrentUser(currentUser);
    throw error;
  }
}

/**
 * The display name in the signed-in person's token, which is the one the security rules see: it lags behind the account's
 * until the token is renewed. `renew` gets a fresh token first. Without a token that can be read, the account's name.
 */
export async function nameInToken(renew: boolean): Promise<string | null> {
  const { currentUser } = auth;
  if (currentUser === null) return null;
  try {
    const { claims } = await currentUser.getIdTokenResult(renew);
    return typeof claims['name'] === 'string' ? claims['name'] : null;
  } catch (error) {
    console.warn('The token could not be read or renewed', error);
    return currentUser.displayName;
  }
}

/** Asks the identity provider to mail a link for a new password. Rejects as `signIn` does. */
export async function requestPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email);
}

/**
 * Gives the signed-in person a display name. Renews their token as well, since the security rules compare the
 * author of a save with the name in the token. Rejects as `signIn` does.
 */
export async function changeDisplayName(displayName: string): Promise<void> {
  const { currentUser } = auth;
  if (currentUser === null) throw new Error('Nobody is signed in');
  await updateProfile(currentUser, { displayName });
  await currentUser.getIdToken(true);
}
