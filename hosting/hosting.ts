import { readFileSync } from 'node:fs';
import { readPolicy, writePolicy, type Policy } from './policy.ts';

/** How the built site is served, in the form of the `hosting` part of a firebase.json. */
export type Hosting = {
  readonly public: string;
  readonly predeploy: string;
  readonly ignore: readonly string[];
  readonly headers: readonly HeaderRule[];
};

type HeaderRule = {
  /** A glob of paths. Where several match, all their headers are sent, and of the same header the last. */
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

const FILE = new URL('./hosting.json', import.meta.url);
const POLICY = 'Content-Security-Policy';

/** Reads hosting.json, whose policy names no host of any project. */
export function readHosting(): Hosting {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Hosting;
}

/** The content security policy of the site. Throws when there is none, or more than one. */
export function policyOf({ headers }: Hosting): Policy {
  const [policy, ...others] = headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === POLICY);
  if (policy === undefined || others.length > 0) {
    throw new Error(
      `hosting.json must name ${POLICY} once, not ${policy ? 'more often' : 'never'}.`,
    );
  }
  return readPolicy(policy.value);
}

/** The same hosting under another policy. */
export function withPolicy(hosting: Hosting, policy: Policy): Hosting {
  const changed = (header: HeaderRule['headers'][number]): HeaderRule['headers'][number] =>
    header.key === POLICY ? { ...header, value: writePolicy(policy) } : header;
  const headers = hosting.headers.map((rule) => ({ ...rule, headers: rule.headers.map(changed) }));
  return { ...hosting, headers };
}
