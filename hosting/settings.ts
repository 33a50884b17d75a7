import type { Plugin } from 'vite';
import { policyOf, readHosting } from './hosting.ts';
import { allows, type Policy } from './policy.ts';

/** The mode of builds for the local preview, the only ones that may know a way to a local backend. */
export const PREVIEW_MODE = 'preview';

type Settings = Readonly<Record<string, string | undefined>>;

const NEEDED = {
  VITE_FIREBASE_API_KEY: 'the key of the web app',
  VITE_FIREBASE_AUTH_DOMAIN: 'where Google sign-in comes back, e.g. my-project.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: "the database's address, with https://",
  VITE_FIREBASE_PROJECT_ID: "the project's name",
  VITE_FIREBASE_APP_ID: "the web app's number",
} as const;

const LOCAL = ['VITE_AUTH_EMULATOR', 'VITE_DATABASE_EMULATOR'] as const;

/** What App Check needs of the policy besides. */
const APP_CHECK = [
  ['script-src', 'https://www.google.com/recaptcha/'],
  ['script-src', 'https://www.gstatic.com/recaptcha/'],
  ['frame-src', 'https://www.google.com/recaptcha/'],
  ['connect-src', 'https://content-firebaseappcheck.googleapis.com/'],
] as const;

/** Refuses a build that could not reach its Firebase project, or could reach a backend on somebody's machine. */
export function hostedSettings(): Plugin {
  return {
    name: 'hosted-settings',
    apply: (_, { command, mode }) => command === 'build' && mode !== PREVIEW_MODE,
    configResolved({ env }) {
      const problems = problemsOf(env as Settings, policyOf(readHosting()));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

/** What is wrong with the settings of a build for hosted Firebase, a line each. */
export function problemsOf(settings: Settings, policy: Policy): readonly string[] {
  const missing = Object.entries(NEEDED).filter(([name]) => !settings[name]?.trim());
  if (missing.length > 0) {
    return [
      'This build has no Firebase project. Missing, in .env or the environment:',
      ...missing.map(([name, meaning]) => `  ${name}  ${meaning}`),
      'Copy .env.example to .env; docs/deploy.md says where to find each. Without a project: npm run preview',
    ];
  }
  return [
    ...LOCAL.filter((name) => settings[name]).map(
      (name) => `${name} leads to a local backend; it must not be set for a production build.`,
    ),
    ...blockedAddresses(settings, policy),
  ];
}

function blockedAddresses(settings: Settings, policy: Policy): readonly string[] {
  const { VITE_FIREBASE_DATABASE_URL: database = '', VITE_FIREBASE_AUTH_DOMAIN: domain } = settings;
  if (!/^https:\/\/[\w.-]+\/?$/.test(database)) {
    return [
      `VITE_FIREBASE_DATABASE_URL must be like https://name.firebaseio.com, not '${database}'.`,
    ];
  }
  const wanted: readonly (readonly [string, string])[] = [
    ['connect-src', database.replace(/^https/, 'wss')],
    ['frame-src', `https://${domain}`],
    ...(settings['VITE_FIREBASE_APPCHECK_KEY'] ? APP_CHECK : []),
  ];
  return wanted
    .filter(([directive, address]) => !URL.canParse(address) || !allows(policy, directive, address))
    .map(([directive, address]) => `${directive} in firebase.json does not allow ${address}`);
}
