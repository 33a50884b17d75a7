import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import type { Database } from 'firebase/database';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { compileRules } from '../../local/core/rules/evaluate.ts';
import { createDatabaseServer, type DatabaseServer } from '../../local/server.ts';
import { withUnvalidatedDeletions } from './unvalidatedDeletions.ts';

const RULES = readFileSync(new URL('../../database.rules.json', import.meta.url), 'utf8');

const PROJECT = 'rules-test';

let server: DatabaseServer;
let environment: RulesTestEnvironment;
const databases = new Map<string, Database>();

/** A database with the product's rules for all tests of a file, empty at the beginning of each. */
export function useProductRules(): void {
  beforeAll(async () => {
    setLogLevel('silent');
    server = await createDatabaseServer();
    const { host, port } = server;
    const database = { host, port, rules: RULES };
    environment = await initializeTestEnvironment({ projectId: PROJECT, database });
  });
  beforeEach(() => seed('', null));
  afterAll(async () => {
    await environment.cleanup();
    await server.close();
  });
}

const DELETION_JUDGES = {
  'the .validate rules above a deleted path are evaluated': compileRules(RULES),
  'no .validate rule is evaluated for a deleted path': withUnvalidatedDeletions(RULES),
};

type DeletionReading = keyof typeof DELETION_JUDGES;

/** The two ways to read Firebase's guide about deletions. The rules must hold for both. */
export const DELETION_READINGS = Object.keys(DELETION_JUDGES) as DeletionReading[];

/** Evaluates the product's rules in this way from now on. */
export function readDeletionsAs(reading: DeletionReading): void {
  server.namespaces.get(PROJECT).database.setRules(DELETION_JUDGES[reading]);
}

export function signedOut(): Database {
  return connected('signed out', () => environment.unauthenticatedContext());
}

/** Someone signed in, with the id u1; `name` is the display name in the token. */
export function signedIn(name?: string): Database {
  return signedInWith(name === undefined ? {} : { name });
}

/** Someone signed in, with the id u1 and with claims in the token. */
export function signedInWith(claims: Readonly<Record<string, unknown>>): Database {
  const person = `signed in: ${JSON.stringify(claims)}`;
  return connected(person, () => environment.authenticatedContext('u1', claims));
}

/** Whether the rules let a request through; a failure of any other kind fails the test. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  const outcome = await Promise.allSettled([request]);
  const succeeded = outcome[0].status === 'fulfilled';
  await (succeeded ? assertSucceeds(request) : assertFails(request));
  return succeeded;
}

/** Puts something into the database past the rules. */
export async function seed(path: string, value: unknown): Promise<void> {
  await ask(path, { method: 'PUT', body: JSON.stringify(value) });
}

/** What is stored, read past the rules. */
export function stored(path: string): Promise<unknown> {
  return ask(path, { method: 'GET' });
}

async function ask(path: string, request: RequestInit): Promise<unknown> {
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`${server.url}/${path}.json?ns=${PROJECT}`, { ...request, headers });
  if (!response.ok) throw new Error(`${request.method} ${path}: ${await response.text()}`);
  return response.json();
}

/** One connection for each person. The environment types it as the older interface of the same thing. */
function connected(person: string, connect: () => RulesTestContext): Database {
  const known = databases.get(person);
  if (known) return known;
  const database = connect().database() as unknown as Database;
  databases.set(person, database);
  return database;
}
