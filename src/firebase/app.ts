import { deleteApp, initializeApp, type FirebaseOptions } from 'firebase/app';

/** The settings of the project. */
export const SETTINGS = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  databaseURL: import.meta.env.VITE_FIREBASE_DATABASE_URL,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
} as FirebaseOptions;

/** The Firebase project this build belongs to. */
export const app = initializeApp(SETTINGS);

/** Closes all connections, so that a Node process which uses the app's code can exit. */
export async function disconnect(): Promise<void> {
  await deleteApp(app);
}
