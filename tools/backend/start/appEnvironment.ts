/** The project of every local run. Its `demo-` prefix keeps Firebase's own tools offline. */
export const PROJECT_ID = 'demo-atollier';

/** Grants admin access to the Auth emulator and the database server. */
export const ADMIN_AUTHORIZATION = { Authorization: 'Bearer owner' } as const;

/** The ports of the local backend on 127.0.0.1. */
export type BackendPorts = { readonly auth: number; readonly database: number };

/** The `VITE_` variables that connect the app to a local backend, and to one namespace of its database. */
export function appEnvironment(
  ports: BackendPorts,
  namespace = `${PROJECT_ID}-default-rtdb`,
): Record<string, string> {
  return {
    VITE_AUTH_EMULATOR: `http://127.0.0.1:${ports.auth}`,
    VITE_DATABASE_EMULATOR: `127.0.0.1:${ports.database}`,
    VITE_FIREBASE_API_KEY: 'demo-key',
    // Overrides a key in .env, with which the app would request tokens from Google that no local server checks.
    VITE_FIREBASE_APPCHECK_KEY: '',
    VITE_FIREBASE_APP_ID: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
    VITE_FIREBASE_DATABASE_URL: `https://${namespace}.firebaseio.com`,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
  };
}
