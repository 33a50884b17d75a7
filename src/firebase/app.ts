import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import type { User } from 'firebase/auth';

/** The settings of the project. */
export const SETTINGS = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  databaseURL: import.meta.env.VITE_FIREBASE_DATABASE_URL,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
} as FirebaseOptions;

/** What belongs to the session of whoever is signed in. */
export const session = {
  /** The Firebase project this build belongs to. */
  app: initializeApp(SETTINGS),
  /** Starts what belongs to the app, in the order in which it was started. */
  starts: new Set<(app: FirebaseApp) => void>(),
  /** Ends the requests that have no answer yet. */
  unanswered: new Set<(reason: SessionEnded) => void>(),
  /** Who was signed in last in this page; null once they have signed out here. */
  lastUser: undefined as User | null | undefined,
};

/** What `start` makes of the app: something else as soon as another app takes its place. */
export function ofApp<Part>(start: (app: FirebaseApp) => Part): () => Part {
  let part = start(session.app);
  session.starts.add((app) => {
    part = start(app);
  });
  return () => part;
}

/** Subscribes to a service of the app, and anew when another app takes its place. Returns an unsubscribe function. */
export function watchApp(subscribe: () => () => void): () => void {
  let unsubscribe = subscribe();
  const restart = (): void => {
    unsubscribe();
    unsubscribe = subscribe();
  };
  session.starts.add(restart);
  return () => {
    session.starts.delete(restart);
    unsubscribe();
  };
}

/** The session in which a request was made has ended, before there was an answer or before it was sent. */
export class SessionEnded extends Error {}

/** Whether something was sent to be stored that has no answer yet: the SDK shows it as if it were stored. */
export const isUnanswered = (): boolean => session.unanswered.size > 0;

/** The result of a request; rejects with `SessionEnded` if the session ends before there is one. */
export function withinSession<Result>(request: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    session.unanswered.add(reject);
    void request.then(resolve, reject).finally(() => session.unanswered.delete(reject));
  });
}

/**
 * Ends the requests of a session that has ended. The SDK keeps a write until it is answered, and after a lost connection sends
 * it again as whoever is signed in by then; only an app of its own forgets it.
 */
export function endRequests(): void {
  const { app, starts, unanswered } = session;
  if (unanswered.size === 0) return;
  void deleteApp(app);
  session.app = initializeApp(SETTINGS);
  starts.forEach((start) => start(session.app));
  const reason = new SessionEnded('The session has ended');
  unanswered.forEach((reject) => reject(reason));
  unanswered.clear();
}

/** Closes all connections, so that a Node process which uses the app's code can exit. */
export async function disconnect(): Promise<void> {
  await deleteApp(session.app);
}
