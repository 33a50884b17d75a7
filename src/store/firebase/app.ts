import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

/** The settings of the project. */
export const SETTINGS = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  databaseURL: import.meta.env.VITE_FIREBASE_DATABASE_URL,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
} as FirebaseOptions;

/** The Firebase project this build belongs to. */
let app = initializeApp(SETTINGS);

/** What belongs to the app, in the order in which it was started. */
const parts = new Set<(current: FirebaseApp) => void>();

/** Starts something that belongs to the app, and again whenever another app takes its place. Returns a function that ends this. */
export function withApp(start: (current: FirebaseApp) => void): () => void {
  // Another function each time: the same one may be given twice.
  const part = (current: FirebaseApp): void => start(current);
  parts.add(part);
  start(app);
  return () => parts.delete(part);
}

/** Subscribes to a service of the app, and anew when another app takes its place. Returns an unsubscribe function. */
export function watchApp(subscribe: () => () => void): () => void {
  let unsubscribe: (() => void) | undefined;
  const end = withApp(() => {
    unsubscribe?.();
    unsubscribe = subscribe();
  });
  return () => {
    end();
    unsubscribe?.();
  };
}

/** The session in which a request was made has ended, before there was an answer or before it was sent. */
export class SessionEnded extends Error {}

/** What ends the requests that have no answer yet. */
const unanswered = new Set<(reason: SessionEnded) => void>();

/** The result of a request; rejects with `SessionEnded` if the session ends before there is one. */
export function withinSession<Result>(request: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    unanswered.add(reject);
    void request.then(resolve, reject).finally(() => unanswered.delete(reject));
  });
}

/**
 * Ends the requests of a session that has ended. The SDK keeps a write until it is answered, and after a lost connection sends
 * it again as whoever is signed in by then; only an app of its own forgets it.
 */
export function endRequests(): void {
  if (unanswered.size === 0) return;
  void deleteApp(app);
  app = initializeApp(SETTINGS);
  parts.forEach((start) => start(app));
  const reason = new SessionEnded('The session has ended');
  unanswered.forEach((reject) => reject(reason));
  unanswered.clear();
}

/** Closes all connections, so that a Node process which uses the app's code can exit. */
export async function disconnect(): Promise<void> {
  await deleteApp(app);
}
