/** The project every local run belongs to. Its `demo-` prefix keeps Firebase's own tools from going online. */
export const PROJECT_ID = 'demo-atollier';

/** Where the parts of the local backend listen, all on 127.0.0.1. */
export type BackendPorts = { readonly auth: number; readonly database: number };

/** The `VITE_` settings that point the app at a local backend; `namespace` names the database tree it uses. */
export function appEnvironment(
  ports: BackendPorts,
  namespace = `${PROJECT_ID}-default-rtdb`,
): Record<string, string> {
  return {
    VITE_AUTH_EMULATOR: `http://127.0.0.1:${ports.auth}`,
    VITE_DATABASE_EMULATOR: `127.0.0.1:${ports.database}`,
    VITE_FIREBASE_API_KEY: 'demo-key',
    // A key from .env would ask Google for tokens that nothing here reads.
    VITE_FIREBASE_APPCHECK_KEY: '',
    VITE_FIREBASE_APP_ID: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
    VITE_FIREBASE_DATABASE_URL: `https://${namespace}.firebaseio.com`,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
  };
}
