import { PROJECT_ID } from '../../local/start/appEnvironment.ts';

/** What tests ask of the local backend, past its rules, as its owner. All of a test file shares one tree. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** An address that no other test file uses; accounts are shared by the whole run, unlike the database. */
export function address(name: string): string {
  return `${name}@${namespace()}.example`;
}

/** Puts a value at a path of the tree, replacing what is there. */
export async function seed(path: string, value: unknown): Promise<void> {
  await ask(databaseUrl(path), { method: 'PUT', body: JSON.stringify(value) });
}

/** What the tree holds at a path; null where there is nothing. */
export async function stored(path: string): Promise<unknown> {
  return ask(databaseUrl(path), { method: 'GET' });
}

/** Empties the tree of this test file. */
export async function resetDatabase(): Promise<void> {
  await seed('', null);
}

export type Account = {
  email: string;
  password: string;
  displayName?: string;
  photoUrl?: string;
};

/** Makes an account and returns its uid. Rejects when the address has one. */
export async function createAccount(account: Account): Promise<string> {
  const answer = await ask(accountsUrl(), { method: 'POST', body: JSON.stringify(account) });
  return (answer as { localId: string }).localId;
}

/** Deletes the accounts of this test file: those whose `address` it made. */
export async function deleteAccounts(): Promise<void> {
  const answer = await ask(`${accountsUrl()}:batchGet?maxResults=-1`, { method: 'GET' });
  const { users = [] } = answer as { users?: readonly { localId: string; email?: string }[] };
  const own = users.filter(({ email }) => email?.endsWith(address('')));
  if (own.length === 0) return;
  const localIds = own.map(({ localId }) => localId);
  const body = JSON.stringify({ localIds, force: true });
  await ask(`${accountsUrl()}:batchDelete`, { method: 'POST', body });
}

/**
 * Switches between the two families of sign-in errors: with protection, one code for a wrong password and an
 * unknown address alike. The switch is the whole run's: only one test file may use it, and puts it back.
 */
export async function setEmailEnumerationProtection(on: boolean): Promise<void> {
  const field = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  await ask(`${identityUrl('v2')}/config?updateMask=${field}`, {
    method: 'PATCH',
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } }),
  });
}

async function ask(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...request, headers: OWNER });
  const text = await response.text();
  if (!response.ok) throw new Error(`${request.method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

function accountsUrl(): string {
  return `${identityUrl('v1')}/accounts`;
}

function identityUrl(version: 'v1' | 'v2'): string {
  const emulator = process.env['VITE_AUTH_EMULATOR'];
  return `${emulator}/identitytoolkit.googleapis.com/${version}/projects/${PROJECT_ID}`;
}

function databaseUrl(path: string): string {
  return `http://${process.env['VITE_DATABASE_EMULATOR']}/${path}.json?ns=${namespace()}`;
}

function namespace(): string {
  const { hostname } = new URL(process.env['VITE_FIREBASE_DATABASE_URL'] ?? '');
  return hostname.split('.')[0] ?? '';
}
