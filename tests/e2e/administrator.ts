import { readFileSync } from 'node:fs';
import { PROJECT_ID } from '../../tools/backend/start/appEnvironment.ts';
import { PASSWORD } from './actions.ts';
import type { Product } from './product.ts';

/** What the administrator of the backend can do past the rules. */
export type Administrator = {
  /** Sets values at paths in one write; null deletes. */
  readonly seed: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Replaces the rules: users can read but not write. */
  readonly refuseWrites: () => Promise<void>;
  readonly installRules: (rules: string) => Promise<void>;
  readonly restoreRules: () => Promise<void>;
  /** Creates an account with the password of `actions.ts` and returns its uid. */
  readonly createAccount: (
    email: string,
    displayName: string,
    photoUrl?: string,
  ) => Promise<string>;
  readonly setDisabled: (uid: string, isDisabled: boolean) => Promise<void>;
  readonly deleteAccount: (uid: string) => Promise<void>;
  readonly setDisplayName: (uid: string, displayName: string) => Promise<void>;
  /** The password reset links mailed to an address, oldest first. */
  readonly passwordLinks: (email: string) => Promise<readonly string[]>;
};

const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** The administrator of a product's backend. */
export function administratorOf({ backend }: Product): Administrator {
  const [auth, database] = [`http://${backend.auth}`, `http://${backend.database}`];
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
    installRules: putRules,
    restoreRules: () => putRules(readFileSync('database.rules.json', 'utf8')),
    async createAccount(email, displayName, photoUrl) {
      const account = { email, displayName, photoUrl, password: PASSWORD };
      const answer = await ask('POST', accounts, JSON.stringify(account));
      return (answer as { readonly localId: string }).localId;
    },
    async setDisabled(localId, disableUser) {
      await ask('POST', `${accounts}:update`, JSON.stringify({ localId, disableUser }));
    },
    async deleteAccount(localId) {
      await ask('POST', `${accounts}:delete`, JSON.stringify({ localId }));
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

/** An e-mail as the Auth emulator lists it. */
type Mail = { readonly email: string; readonly requestType: string; readonly oobLink: string };

/** Sends a request to the backend as its administrator; throws unless it succeeds. */
export async function ask(method: string, url: string, body?: string): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: OWNER,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}
