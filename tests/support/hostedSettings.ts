/** Build settings for a Firebase project that does not exist. */
export const HOSTED_SETTINGS = {
  VITE_FIREBASE_API_KEY: 'no-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'nowhere.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: 'https://nowhere-default-rtdb.europe-west1.firebasedatabase.app',
  VITE_FIREBASE_PROJECT_ID: 'nowhere',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
} as const;

/** The environment without the app's settings, which other tests of the run point to a local backend. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  return Object.fromEntries(rest);
}
