import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePolicy, formatPolicy, type Policy } from './policy.ts';

/** How the built site is served: the `hosting` section of a firebase.json. */
export type Hosting = {
  /** What `firebase deploy` runs first. */
  readonly predeploy?: string;
  readonly public: string;
  readonly ignore: readonly string[];
  readonly headers: readonly HeaderRule[];
};

type HeaderRule = {
  /** A glob of paths. The headers of all matching rules are sent; of duplicates, the last one. */
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

const FILE = new URL('../../firebase.json', import.meta.url);
const POLICY = 'Content-Security-Policy';

/** How firebase.json serves the site: its policy allows the hosts of any Firebase project. */
export const readHosting = (): Hosting =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as { readonly hosting: Hosting }).hosting;

/** The site's content security policy. Throws unless there is exactly one. */
export function policyOf({ headers }: Hosting): Policy {
  const [policy, ...others] = headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === POLICY);
  if (policy === undefined || others.length > 0) {
    throw new Error(`firebase.json must contain ${POLICY} exactly once.`);
  }
  return parsePolicy(policy.value);
}

/** The same configuration with another policy. */
export function withPolicy(hosting: Hosting, policy: Policy): Hosting {
  const withNewPolicy = (header: HeaderRule['headers'][number]): HeaderRule['headers'][number] =>
    header.key === POLICY ? { ...header, value: formatPolicy(policy) } : header;
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(withNewPolicy),
  }));
  return { ...hosting, headers };
}

const ASSETS = '/assets/**';

/**
 * The same configuration, in which the headers of the assets are those of the files that a folder has: a missing one, which is asked
 * for when a version is deployed meanwhile, must not be cached as missing.
 */
export function withAssetsIn(folder: string, hosting: Hosting): Hosting {
  const assets = join(folder, 'assets');
  const names = existsSync(assets) ? readdirSync(assets).toSorted() : [];
  const narrowed = hosting.headers.map(({ source, headers }) => ({
    source: source === ASSETS ? `/assets/@(${names.join('|')})` : source,
    headers,
  }));
  return { ...hosting, headers: names.length === 0 ? hosting.headers : narrowed };
}
