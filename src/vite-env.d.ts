/** The settings of a build; see .env.example. */
type ImportMetaEnv = {
  /** Of a deployed build: its environment, `staging` or `live`. */
  readonly MODE: string;
  /** False on the dev server and in tests. */
  readonly PROD: boolean;
  /** What the addresses of its files begin with: `/`, or `./` in the try-out. */
  readonly BASE_URL: string;
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

/** Whether `LANGUAGES` of src/company/brand.ts has Arabic, as a constant without which a build has no code of it. */
declare const HAS_ARABIC: boolean;

/** Which sources the build is made of (tools/build/buildInfo.ts). */
declare const SOURCE_VERSION: {
  /** The version in package.json. */
  readonly number: string;
  /** The short id of the commit, with a plus sign if files have been changed since; null without git. */
  readonly commit: string | null;
  /** When it was committed, as an ISO date and time; null without git. */
  readonly committedAt: string | null;
};

/** The version of the security rules that belong to the build. */
declare const RULES_VERSION: string;

/** Below this path of the database, the child of that name can be read if the deployed rules have that version. */
declare const RULES_VERSION_PATH: string;

/** Whether the build has a version.json, by which a tab learns which version is deployed. */
declare const HAS_VERSION_FILE: boolean;

/** In browsers with Trusted Types: what may turn texts into code. */
declare var trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ) => void;
    }
  | undefined;
