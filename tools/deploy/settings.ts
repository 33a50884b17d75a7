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

/** The settings that know one value beside being absent or empty. */
const SWITCHES = {
  VITE_ENQUIRIES: 'on',
  VITE_SIGN_UP: 'closed',
  VITE_SERVICE_WORKER: 'off',
} as const;

/** Every setting, and a name that Vite itself adds. */
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(REQUIRED),
  ...EMULATOR_SETTINGS,
  ...Object.keys(SWITCHES),
  'VITE_FIREBASE_APPCHECK_KEY',
  'VITE_USER_NODE_ENV',
]);

const DATABASE_URL = /^https:\/\/[\w-]+\.(firebaseio\.com|[\w-]+\.firebasedatabase\.app)\/?$/;

/** The forms of the settings that are no addresses. */
const FORMS: Readonly<Record<string, { readonly pattern: RegExp; readonly example: string }>> = {
  VITE_FIREBASE_API_KEY: { pattern: /^[\w-]+$/, example: 'a key like AIzaSy…' },
  VITE_FIREBASE_PROJECT_ID: { pattern: /^[a-z][a-z\d-]*$/, example: 'an id like my-project' },
  VITE_FIREBASE_APP_ID: {
    pattern: /^\d+:\d+:web:[\da-f]+$/,
    example: 'an id like 1:1234567890:web:abcdef',
  },
  VITE_FIREBASE_APPCHECK_KEY: { pattern: /^[\w-]+$/, example: 'a site key of reCAPTCHA' },
};

/** Whether Vite runs a build that is served as firebase.json says; for the `apply` option of a plugin. */
export const isServedBuild = (_: unknown, { command, mode }: ConfigEnv): boolean =>
  command === 'build' && mode !== TRY_OUT_MODE;

/** Whether Vite runs a build for hosted Firebase; for the `apply` option of a plugin. */
export const isHostedBuild = (config: unknown, env: ConfigEnv): boolean =>
  isServedBuild(config, env) && env.mode !== PREVIEW_MODE;

/**
 * Fails a build for hosted Firebase that could not reach its project or would connect to a local backend, and everything
 * else with a switch that would silently be off.
 */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    configResolved({ env, command, mode }) {
      const settings = env as Settings;
      const errors = isHostedBuild(null, { command, mode })
        ? settingsErrors(settings)
        : switchErrors(settings);
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
      'Copy .env.example to .env.production; docs/deploy.md says where to find each value. Without a project: npm run preview',
    ];
  }
  return [
    ...EMULATOR_SETTINGS.filter((name) => settings[name]).map(
      (name) => `${name} points to a local backend; it must not be set for a production build.`,
    ),
    ...malformedSettings(settings),
    ...switchErrors(settings),
    ...unknownSettings(settings),
  ];
}

/** A switch with another word would be off without a word. */
function switchErrors(settings: Settings): readonly string[] {
  return Object.entries(SWITCHES)
    .filter(([name, value]) => settings[name] && settings[name] !== value)
    .map(
      ([name, value]) => `${name} must be '${value}', empty or absent, not '${settings[name]}'.`,
    );
}

/** A misspelt name would leave its setting out. */
function unknownSettings(settings: Settings): readonly string[] {
  return Object.keys(settings)
    .filter((name) => name.startsWith('VITE_') && !KNOWN.has(name))
    .map((name) => `${name} is not a setting of this app; .env.example lists them all.`);
}

function malformedSettings(settings: Settings): readonly string[] {
  const { VITE_FIREBASE_DATABASE_URL: database = '', VITE_FIREBASE_AUTH_DOMAIN: domain = '' } =
    settings;
  const errors: string[] = [];
  for (const [name, { pattern, example }] of Object.entries(FORMS)) {
    const value = settings[name];
    if (value && !pattern.test(value)) errors.push(`${name} must be ${example}, not '${value}'.`);
  }
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
  return errors;
}
