/** The settings of a build; see .env.example. */
type ImportMetaEnv = {
  /** False on the dev server and in tests. */
  readonly PROD: boolean;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_DATABASE_URL?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** The site key of App Check; without it App Check is off. */
  readonly VITE_FIREBASE_APPCHECK_KEY?: string;
  /** `on` stores what visitors send with the consultation form, for staff; see docs/deploy.md. */
  readonly VITE_ENQUIRIES?: string;
  /** `closed` leaves the link to sign up off the login page; see docs/deploy.md. */
  readonly VITE_SIGN_UP?: string;
  /** `off` removes the service worker from every browser; see docs/deploy.md. */
  readonly VITE_SERVICE_WORKER?: string;
  /** Local backend only: the Auth emulator's address, e.g. http://127.0.0.1:9099. */
  readonly VITE_AUTH_EMULATOR?: string;
  /** Local backend only: the database server's host and port, e.g. 127.0.0.1:9000. */
  readonly VITE_DATABASE_EMULATOR?: string;
};
