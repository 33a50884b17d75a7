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
import { compileRules } from '../../../tools/backend/core/rules/compileRules.ts';
import { InvalidInput, PermissionDenied } from '../../../tools/backend/core/errors.ts';
import { parseUpdate } from '../../../tools/backend/core/nodeFromJson.ts';
import { plainJson } from '../../../tools/backend/core/nodeToJson.ts';
import { nodePath, parseWritePath, PRIORITY } from '../../../tools/backend/core/path.ts';
import type { SecurityRules } from '../../../tools/backend/core/securityRulesInterface.ts';
import { createDatabaseServer, type DatabaseServer } from '../../../tools/backend/server.ts';
import { withUnvalidatedDeletions } from './unvalidatedDeletions.ts';
import type { User } from './user.ts';

const PRODUCT_RULES = readFileSync(
  new URL('../../../database.rules.json', import.meta.url),
  'utf8',
);

const PROJECT = 'rules-test';

let server: DatabaseServer;
/** Held: a namespace without data that nobody holds is collected, and its rules with it. */
let currentDatabase: ReturnType<DatabaseServer['namespaces']['get']>['database'];
let environment: RulesTestEnvironment;
let interpretations: Readonly<Record<DeletionInterpretation, SecurityRules>>;
const databases = new Map<string, Database>();

let latest = 0;

/** The time, later than before: written in the same millisecond, a record says by the write before it when it was changed. */
const nextMillisecond = (): number => (latest = Math.max(Date.now(), latest + 1));

/** Starts a database for the tests of a file, with the product's rules unless others are given. Empties it before each test. */
export function useRules(rules = PRODUCT_RULES): void {
  beforeAll(async () => {
    setLogLevel('silent');
    interpretations = rules === PRODUCT_RULES ? productInterpretations() : interpretationsOf(rules);
    server = await createDatabaseServer({ now: nextMillisecond });
    currentDatabase = server.namespaces.get(PROJECT).database;
    const { host, port } = server;
    environment = await initializeTestEnvironment({ projectId: PROJECT, database: { host, port } });
    interpretDeletionsAs(EVALUATED);
  });
  beforeEach(() => seed('', null));
  afterAll(async () => {
    databases.clear();
    await environment.cleanup();
    await server.close();
  });
}

const interpretationsOf = (rules: string): typeof interpretations => ({
  [EVALUATED]: compileRules(rules),
  [UNEVALUATED]: withUnvalidatedDeletions(rules),
});

let compiled: typeof interpretations | undefined;

/** Compiled once for all test files of a worker. */
const productInterpretations = () => (compiled ??= interpretationsOf(PRODUCT_RULES));

const EVALUATED = 'the .validate rules above a deleted path are evaluated';
const UNEVALUATED = 'no .validate rule is evaluated for a deleted path';

/** The two interpretations of Firebase's guide on deletions. The rules must hold under both. */
export const DELETION_INTERPRETATIONS = [EVALUATED, UNEVALUATED] as const;

type DeletionInterpretation = (typeof DELETION_INTERPRETATIONS)[number];

/** Evaluates the rules under one interpretation from now on. */
export function interpretDeletionsAs(interpretation: DeletionInterpretation): void {
  currentDatabase.setRules(interpretations[interpretation]);
}

export function signedOut(): Database {
  return connected('signed out', () => environment.unauthenticatedContext());
}

/** A signed-in user with the id u1; `name` is the display name in the token. */
export function signedIn(name?: string): Database {
  return signedInWith(name === undefined ? {} : { name });
}

/** A signed-in user with the id u1 and with claims in the token. */
export function signedInWith(claims: Readonly<Record<string, unknown>>): Database {
  return signedInAs('u1', claims);
}

/** A signed-in user with this id and with claims in the token. */
export function signedInAs(uid: string, claims: Readonly<Record<string, unknown>> = {}): Database {
  const user = `signed in: ${uid} ${JSON.stringify(claims)}`;
  return connected(user, () => environment.authenticatedContext(uid, claims));
}

/** Whether the rules allow a request; a failure of any other kind fails the test. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  const outcome = await Promise.allSettled([request]);
  const succeeded = outcome[0].status === 'fulfilled';
  await (succeeded ? assertSucceeds(request) : assertFails(request));
  return succeeded;
}

/** Whether the rules allow a write of somebody, without the network in between. */
export function accepts(
  user: User,
  values: Readonly<Record<string, unknown>>,
): boolean | typeof UNSTORABLE {
  const { id: uid, name, isStaff } = user;
  const token = { ...(name !== undefined && { name }), ...(isStaff && { staff: true }) };
  const auth = user.isSignedIn ? { uid, provider: 'custom', token } : null;
  try {
    currentDatabase.write(auth, parseUpdate([], values));
    return true;
  } catch (error) {
    if (error instanceof PermissionDenied) return false;
    if (error instanceof InvalidInput) return UNSTORABLE;
    throw error;
  }
}

const UNSTORABLE = 'no database could store it';

/** Whether the server answers a request for a path without an account. */
export function isReadable(path: string): boolean {
  try {
    currentDatabase.read(null, nodePath(parseWritePath(path)));
    return true;
  } catch (error) {
    if (error instanceof PermissionDenied || error instanceof InvalidInput) return false;
    throw error;
  }
}

/** Stores a value, bypassing the rules. */
export function seed(path: string, json: unknown): void {
  currentDatabase.write('admin', [{ path: parseWritePath(path), json }]);
}

/** The stored value, bypassing the rules. */
export function stored(path: string): unknown {
  const keys = parseWritePath(path);
  const node = currentDatabase.read('admin', nodePath(keys));
  return keys.at(-1) === PRIORITY ? node.priority : plainJson(node);
}

/** One connection per user. The test environment declares it with the older type of the same object. */
function connected(user: string, connect: () => RulesTestContext): Database {
  const existing = databases.get(user);
  if (existing) return existing;
  const database = connect().database() as unknown as Database;
  databases.set(user, database);
  return database;
}
