import { policyOf, readHosting } from './hosting.ts';
import { widen, type Policy } from './policy.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

type Sources = Readonly<Record<string, readonly string[]>>;

/** What App Check loads and asks, from the dashboard on. */
const APP_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com'],
};

/** The policy of a build: that of hosting.json, and the hosts that the build's own settings name. Throws on a bad URL. */
export function projectPolicy(settings: Settings): Policy {
  const { VITE_FIREBASE_DATABASE_URL: database = '', VITE_FIREBASE_AUTH_DOMAIN: domain } = settings;
  const policy = widen(policyOf(readHosting()), {
    'connect-src': [`wss://${databaseHosts(database)}`],
    'frame-src': [`https://${domain}`],
  });
  return settings['VITE_FIREBASE_APPCHECK_KEY'] ? widen(policy, APP_CHECK) : policy;
}

/**
 * The database answers a first connection with another host below the same domain, e.g. s-usc1c-nss-202.firebaseio.com.
 * The number is not known before, and a policy can leave open a whole label only: so all of the domain, or region.
 */
function databaseHosts(url: string): string {
  const [, ...domain] = new URL(url).hostname.split('.');
  return ['*', ...domain].join('.');
}
