import { policyOf, readHosting } from './hosting.ts';
import { extendPolicy, type Policy } from './policy.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

type Sources = Readonly<Record<string, readonly string[]>>;

/** The hosts of App Check, which the dashboard loads. */
const APP_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com'],
};

/** The policy of a build: that of firebase.json with the hosts of its project alone. Throws on an invalid URL. */
export function projectPolicy(settings: Settings): Policy {
  const { VITE_FIREBASE_DATABASE_URL: database = '', VITE_FIREBASE_AUTH_DOMAIN: domain } = settings;
  const hosts = policyOf(readHosting());
  const others = hosts.get('connect-src')?.filter((source) => !source.startsWith('wss:')) ?? [];
  const policy = new Map([
    ...hosts,
    ['connect-src', [...others, `wss://${databaseHosts(database)}`]],
    ['frame-src', [`https://${domain}`]],
  ]);
  const { VITE_FIREBASE_APPCHECK_KEY: appCheck } = settings;
  return appCheck ? withoutTrustedTypes(extendPolicy(policy, APP_CHECK)) : policy;
}

/** The policy without its requirement of trusted types, which the scripts of App Check's reCAPTCHA do not meet. */
const withoutTrustedTypes = (policy: Policy): Policy =>
  new Map([...policy].filter(([name]) => name !== 'require-trusted-types-for'));

/**
 * A wildcard for the database's domain or region. The database redirects a first connection to a host such as
 * s-usc1c-nss-202.firebaseio.com, which cannot be known in advance, and a wildcard stands for a whole label only.
 */
function databaseHosts(url: string): string {
  const [, ...domain] = new URL(url).hostname.split('.');
  return ['*', ...domain].join('.');
}
