import { readFileSync } from 'node:fs';
import { parsePolicy } from '../../hosting/policy.ts';
import { PROJECT_ID } from '../../local/start/appEnvironment.ts';
import type { Product } from './product.ts';

/** What the owner of the backend can do past all rules, and what nobody else can. */
export type Administrator = {
  /** Puts values at paths of the tree, all together; null takes away what is there. */
  readonly seed: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  /** From now on the database lets people read, but not write; or again as the product's rules say. */
  readonly refuseWrites: () => Promise<void>;
  readonly restoreRules: () => Promise<void>;
  /** Makes an account with the password of `people.ts` and returns its uid. */
  readonly createAccount: (
    email: string,
    displayName: string,
    photoUrl?: string,
  ) => Promise<string>;
  readonly setDisabled: (uid: string, isDisabled: boolean) => Promise<void>;
  readonly setDisplayName: (uid: string, displayName: string) => Promise<void>;
  /** The links for a new password that were mailed to an address, the oldest first. */
  readonly passwordLinks: (email: string) => Promise<readonly string[]>;
};

const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** Finds the backend of a preview by the addresses that its policy allows. */
export async function administratorOf({ address }: Product): Promise<Administrator> {
  const { headers } = await fetch(address);
  const allowed =
    parsePolicy(headers.get('content-security-policy') ?? '').get('connect-src') ?? [];
  const auth = allowed.find((source) => source.startsWith('http://127.0.0.1'));
  const database = allowed
    .find((source) => source.startsWith('ws://127.0.0.1'))
    ?.replace(/^ws/, 'http');
  const namespace = `?ns=${PROJECT_ID}-default-rtdb`;
  const accounts = `${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;

  const putRules = async (rules: string): Promise<void> => {
    await ask('PUT', `${database}/.settings/rules.json${namespace}`, rules);
  };
  return {
    async seed(values) {
      await ask('PATCH', `${database}/.json${namespace}`, JSON.stringify(values));
    },
    refuseWrites: () => putRules('{"rules":{".read":"auth != null",".write":false}}'),
    restoreRules: () => putRules(readFileSync('database.rules.json', 'utf8')),
    async createAccount(email, displayName, photoUrl) {
      const account = { email, displayName, photoUrl, password: 'reef-lounge' };
      const answer = await ask('POST', accounts, JSON.stringify(account));
      return (answer as { readonly localId: string }).localId;
    },
    async setDisabled(localId, disableUser) {
      await ask('POST', `${accounts}:update`, JSON.stringify({ localId, disableUser }));
    },
    async setDisplayName(localId, displayName) {
      await ask('POST', `${accounts}:update`, JSON.stringify({ localId, displayName }));
    },
    async passwordLinks(recipient) {
      const answer = await ask('GET', `${auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
      return (answer as { readonly oobCodes: readonly Mail[] }).oobCodes
        .filter(({ email, requestType }) => email === recipient && requestType === 'PASSWORD_RESET')
        .map(({ oobLink }) => oobLink);
    },
  };
}

/** What the Auth emulator has mailed, as it lists it. */
type Mail = { readonly email: string; readonly requestType: string; readonly oobLink: string };

async function ask(method: string, url: string, body?: string): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: OWNER,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}
