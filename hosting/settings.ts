import type { ConfigEnv, Plugin } from 'vite';
import { BuildError } from './buildError.ts';
import type { Settings } from './projectPolicy.ts';

/** The Vite mode of local preview builds, the only builds that may connect to a local backend. */
export const PREVIEW_MODE = 'preview';

/** The Vite mode of the try-out, which has its backend inside the browser and needs no host of its own. */
export const TRY_OUT_MODE = 'try-out';

const REQUIRED = {
  VITE_FIREBASE_API_KEY: 'the API key of the web app',
  VITE_FIREBASE_AUTH_DOMAIN:
    'the host that Google sign-in redirects to, e.g. my-project.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: "the database's URL, with https://",
  VITE_FIREBASE_PROJECT_ID: "the project's id",
  VITE_FIREBASE_APP_ID: "the web app's id",
} as const;

const EMULATOR_SETTINGS = ['VITE_AUTH_EMULATOR', 'VITE_DATABASE_EMULATOR'] as const;

/** The address of a project at a service for error reports. */
const DSN = /^https:\/\/[\w-]+@[\w.-]+(:\d+)?(\/[\w-]+)*\/\d+$/;

const DATABASE_URL = /^https:\/\/[\w-]+\.(firebaseio\.com|[\w-]+\.firebasedatabase\.app)\/?$/;

/** Whether Vite runs a build that is served as hosting.json says; for the `apply` option of a plugin. */
export const isServedBuild = (_: unknown, { command, mode }: ConfigEnv): boolean =>
  command === 'build' && mode !== TRY_OUT_MODE;

/** Whether Vite runs a build for hosted Firebase; for the `apply` option of a plugin. */
export const isHostedBuild = (config: unknown, env: ConfigEnv): boolean =>
  isServedBuild(config, env) && env.mode !== PREVIEW_MODE;

/** Fails a build that could not reach its Firebase project, or would connect to a local backend. */
export function checkHostedSettings(): Plugin {
  return {
    name: 'check-hosted-settings',
    apply: isHostedBuild,
    configResolved({ env }) {
      const errors = settingsErrors(env as Settings);
      if (errors.length > 0) throw new BuildError(errors.join('\n'));
    },
  };
}

/** The errors in the settings of a build for hosted Firebase, one per line. */
export function settingsErrors(settings: Settings): readonly string[] {
  const missing = Object.entries(REQUIRED).filter(([name]) => !settings[name]?.trim());
  if (missing.length > 0) {
    return [
      'This build has no Firebase project. Missing in the environment, .env or .env.{mode}:',
      ...missing.map(([name, meaning]) => `  ${name}  ${meaning}`),
      'Copy .env.example to .env.staging and .env.live; docs/deploy.md says where to find each value. Without a project: npm run preview',
    ];
  }
  return [
    ...EMULATOR_SETTINGS.filter((name) => settings[name]).map(
      (name) => `${name} points to a local backend; it must not be set for a production build.`,
    ),
    ...malformedSettings(settings),
  ];
}

function malformedSettings(settings: Settings): readonly string[] {
  const { VITE_FIREBASE_DATABASE_URL: database = '', VITE_FIREBASE_AUTH_DOMAIN: domain = '' } =
    settings;
  const errors: string[] = [];
  if (!DATABASE_URL.test(database)) {
    errors.push(
      `VITE_FIREBASE_DATABASE_URL must be like https://name.europe-west1.firebasedatabase.app, not '${database}'.`,
    );
  }
  if (!/^[\w-]+(\.[\w-]+)+$/.test(domain)) {
    errors.push(
      `VITE_FIREBASE_AUTH_DOMAIN must be a host like my-project.firebaseapp.com, not '${domain}'.`,
    );
  }
  const { VITE_ERROR_REPORTS: reports } = settings;
  if (reports && !DSN.test(reports)) {
    errors.push(`VITE_ERROR_REPORTS must be a DSN like https://key@host/1, not '${reports}'.`);
  }
  return errors;
}
