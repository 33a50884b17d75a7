import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAuth } from 'firebase/auth';
import { onTestFinished } from 'vitest';
import { CHANGED_AT, CHANGED_BY } from '../../src/records/model/entity.ts';
import { keyChildOf } from '../../src/records/model/recordsNaming.ts';
import { PROJECT_ID } from '../../tools/backend/start/appEnvironment.ts';

/** Requests as the owner bypass the security rules. All tests of a file share one database namespace. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** An e-mail address that no other test file uses: unlike the database, all test files share the accounts. */
export function address(name: string): string {
  return `${name}@${namespace()}.example`;
}

/** Sets the value at a path of the database. */
export async function seed(path: string, value: unknown): Promise<void> {
  await request(databaseUrl(path), { method: 'PUT', body: JSON.stringify(value) });
}

/**
 * The value at a path of the database; null if there is none. Without what every save stores beside the fields, when a record was
 * changed, by whom, and keys of names: ask for their own paths.
 */
export async function stored(path: string): Promise<unknown> {
  return fieldsIn(await request(databaseUrl(path), { method: 'GET' }));
}

/** The whole database as its own backup has it, to the byte. */
export async function backup(): Promise<string> {
  const response = await fetch(databaseUrl(''), { headers: OWNER });
  return response.text();
}

const BESIDE_FIELDS = new Set([CHANGED_AT, CHANGED_BY, ...['customer', 'name'].map(keyChildOf)]);

function fieldsIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value)
    ? value.map(fieldsIn)
    : Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => !BESIDE_FIELDS.has(key))
          .map(([key, child]) => [key, fieldsIn(child)]),
      );
}

/** Empties the database of this test file. */
export async function resetDatabase(): Promise<void> {
  await seed('', null);
}

export type Account = {
  email: string;
  password: string;
  displayName?: string;
  photoUrl?: string;
};

/** Creates an account and returns its uid. Rejects if the address is taken. */
export async function createAccount(account: Account): Promise<string> {
  const response = await request(accountsUrl(), { method: 'POST', body: JSON.stringify(account) });
  return (response as { localId: string }).localId;
}

/**
 * Turns e-mail enumeration protection on or off: with it, a wrong password and an unknown address get the same error
 * code. The setting applies to the whole test run, so only one test file may use it and must reset it.
 */
export async function setEmailEnumerationProtection(on: boolean): Promise<void> {
  const field = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  await request(`${identityUrl('v2')}/config?updateMask=${field}`, {
    method: 'PATCH',
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } }),
  });
}

async function request(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, headers: OWNER });
  const text = await response.text();
  if (!response.ok) throw new Error(`${init.method} ${url}: ${response.status} ${text}`);
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

/** Leads the requests for the identity provider to a server that does with them what a test says, until the returned function is called. */
export async function divertRequests(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { emulator } = (getAuth() as unknown as { config: { emulator: { url: string } } }).config;
  const { url } = emulator;
  emulator.url = `http://127.0.0.1:${port}/`;
  const resume = () => {
    emulator.url = url;
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(resume);
  return resume;
}
