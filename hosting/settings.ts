import type { ConfigEnv, Plugin } from 'vite';
import { BuildRefusal } from './buildRefusal.ts';
import type { Settings } from './projectPolicy.ts';

/** The mode of builds for the local preview, the only ones that may know a way to a local backend. */
export const PREVIEW_MODE = 'preview';

const NEEDED = {
  VITE_FIREBASE_API_KEY: 'the key of the web app',
  VITE_FIREBASE_AUTH_DOMAIN: 'where Google sign-in comes back, e.g. my-project.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: "the database's address, with https://",
  VITE_FIREBASE_PROJECT_ID: "the project's name",
  VITE_FIREBASE_APP_ID: "the web app's number",
} as const;

const LOCAL = ['VITE_AUTH_EMULATOR', 'VITE_DATABASE_EMULATOR'] as const;

const DATABASE = /^https:\/\/[\w-]+\.(firebaseio\.com|[\w-]+\.firebasedatabase\.app)\/?$/;

/** Whether Vite is about to make a build for hosted Firebase; for the `apply` of a plugin. */
export const isHostedBuild = (_: unknown, { command, mode }: ConfigEnv): boolean =>
  command === 'build' && mode !== PREVIEW_MODE;

/** Refuses a build that could not reach its Firebase project, or could reach a backend on somebody's machine. */
export function hostedSettings(): Plugin {
  return {
    name: 'hosted-settings',
    apply: isHostedBuild,
    configResolved({ env }) {
      const problems = problemsOf(env as Settings);
      if (problems.length > 0) throw new BuildRefusal(problems.join('\n'));
    },
  };
}

/** What is wrong with the settings of a build for hosted Firebase, a line each. */
export function problemsOf(settings: Settings): readonly string[] {
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
    ...badAddresses(settings),
  ];
}

function badAddresses(settings: Settings): readonly string[] {
  const { VITE_FIREBASE_DATABASE_URL: database = '', VITE_FIREBASE_AUTH_DOMAIN: domain = '' } =
    settings;
  const problems: string[] = [];
  if (!DATABASE.test(database)) {
    problems.push(
      `VITE_FIREBASE_DATABASE_URL must be like https://name.europe-west1.firebasedatabase.app, not '${database}'.`,
    );
  }
  if (!/^[\w-]+(\.[\w-]+)+$/.test(domain)) {
    problems.push(
      `VITE_FIREBASE_AUTH_DOMAIN must be a host like my-project.firebaseapp.com, not '${domain}'.`,
    );
  }
  return problems;
}
