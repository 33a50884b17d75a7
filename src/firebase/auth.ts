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
  type User as SdkUser,
} from 'firebase/auth';
import { SessionEnded, endRequests, ofApp, session, watchApp } from './app.ts';

/** The signed-in user, as the identity provider reports them. */
export type User = {
  readonly uid: string;
  /** Null when it is missing or blank. */
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photo: string | null;
  /** When they signed in last, in milliseconds since 1970. */
  readonly signedInAt: number;
};

/** The identity provider of the project. */
export const auth = ofApp((app) => {
  // Not getAuth(): its popup resolver loads a Google script on phones before the first auth state is known.
  const started = initializeAuth(app, { persistence: browserLocalPersistence });
  if (import.meta.env.VITE_AUTH_EMULATOR) {
    connectAuthEmulator(started, import.meta.env.VITE_AUTH_EMULATOR, { disableWarnings: true });
  }
  let uid: string | null = null;
  // Before everybody who is told below.
  onIdTokenChanged(started, (user) => {
    const hasEnded = uid !== null && user?.uid !== uid;
    uid = user?.uid ?? null;
    if (hasEnded && auth() === started) endRequests();
  });
  return started;
});

/** Calls back with the signed-in user, or null, initially and after every change. Returns an unsubscribe function. */
export function observeUser(onChange: (user: User | null) => void): () => void {
  const observe = (user: SdkUser | null): void => {
    session.lastUser = user ?? session.lastUser;
    onChange(
      user && {
        uid: user.uid,
        displayName: user.displayName?.trim() ? user.displayName : null,
        email: user.email,
        photo: user.photoURL,
        signedInAt: Date.parse(user.metadata.lastSignInTime ?? '') || 0,
      },
    );
  };
  return watchApp(() => onIdTokenChanged(auth(), observe));
}

/** The user as the SDK holds them, once it knows. Rejects when nobody is signed in. */
export async function signedInUser(): Promise<SdkUser> {
  await auth().authStateReady();
  const { currentUser } = auth();
  if (currentUser === null) throw new Error('Nobody is signed in');
  return currentUser;
}

/** Rejects with a Firebase auth error (`code` starts with `auth/`). */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth(), email, password);
}

/** Creates an account and signs it in. Rejects as `signIn` does. */
export async function signUp(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(auth(), email, password);
}

/** Signs in through Google's popup. Rejects as `signIn` does, including when the popup is blocked or closed. */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Signs out. Rejects when the browser cannot remove the stored session; the user then stays signed in. */
export async function signOut(): Promise<void> {
  const current = auth();
  const { currentUser } = current;
  session.lastUser = null;
  try {
    await signOutOfFirebase(current);
  } catch (error) {
    // The SDK has cleared the current user without notifying its observers.
    await current.updateCurrentUser(currentUser);
    throw error;
  }
}

/** The uid of the signed-in user; null if there is none, or the identity provider has not answered yet. */
export const signedInUid = (): string | null => auth().currentUser?.uid ?? null;

/** Throws `SessionEnded` when somebody else is signed in than this user, or nobody. */
export function assertSignedIn(uid: string | null): void {
  if (signedInUid() !== uid) throw new SessionEnded('Somebody else is signed in');
}

/**
 * The display name in the user's ID token, which the security rules compare: it lags behind the account's until the token
 * is renewed. `renew` requests a new token first. Falls back to the account's name when no token can be read.
 */
export async function nameInToken(renew: boolean): Promise<string | null> {
  // The dashboard may be open, from a copy on this device, before the identity provider has answered.
  await auth().authStateReady();
  const { currentUser } = auth();
  if (currentUser === null) return null;
  try {
    const { claims } = await currentUser.getIdTokenResult(renew);
    return typeof claims['name'] === 'string' ? claims['name'] : null;
  } catch (error) {
    console.warn('Reading or renewing the token failed', error);
    return currentUser.displayName;
  }
}

/** Sends an e-mail with a link for a new password. Rejects as `signIn` does. */
export async function requestPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth(), email);
}

/** Sets the user's display name and renews the token, with whose name the rules compare it. Rejects as `signIn` does. */
export async function changeDisplayName(displayName: string): Promise<void> {
  const user = await signedInUser();
  await updateProfile(user, { displayName });
  await user.getIdToken(true);
}
