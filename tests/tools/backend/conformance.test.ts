import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import * as sdk from 'firebase/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabaseServer, type DatabaseServer } from '../../../tools/backend/server.ts';

type Step = {
  readonly auth: null | 'owner' | { readonly uid: string; readonly claims?: TokenOptions };
  readonly op: 'read' | 'query' | 'set' | 'update';
  readonly path: string;
  readonly value?: unknown;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly expect: 'allow' | 'deny' | 'any';
};

type Case = {
  readonly id: string;
  readonly rules?: object;
  readonly rulesText?: string;
  readonly expectRules?: 'reject';
  readonly data?: unknown;
  readonly steps: readonly Step[];
};

const file = new URL('./conformance/rules-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] };
const numbered = cases.map((item, index) => [item.id, item, `case-${index}`] as const);

/** Firebase's own emulator, where one runs: a job of the CI compares both. */
const official = process.env['FIREBASE_DATABASE_EMULATOR_HOST'];

let server: Pick<DatabaseServer, 'host' | 'port' | 'url' | 'close'>;

beforeAll(async () => {
  setLogLevel('silent');
  const url = new URL(`http://${official ?? 'localhost'}`);
  server = official
    ? {
        url: url.origin,
        host: url.hostname,
        port: Number(url.port),
        close: () => Promise.resolve(),
      }
    : await createDatabaseServer();
});

afterAll(() => server.close());

/** Uploads rules to a namespace. */
const upload = (rules: string, namespace: string): Promise<Response> =>
  fetch(`${server.url}/.settings/rules.json?ns=${namespace}`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: rules,
  });

it('accepts the rules of the product', async () => {
  const rules = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
  expect((await upload(rules, 'product')).status).toBe(200);
});

function textOf({ rules, rulesText }: Case): string {
  return rulesText ?? JSON.stringify(rules);
}

const rejected = numbered.filter(([, item]) => item.expectRules === 'reject');

it.each(rejected)('%s: the rules are rejected at upload', async (_, item, namespace) => {
  const response = await upload(textOf(item), namespace);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/./) as string });
});

const accepted = numbered.filter(([, item]) => item.expectRules !== 'reject');

it.each(accepted)('%s: Firebase makes the same decisions', async (_, item, projectId) => {
  await expect(replay(item, projectId)).resolves.toBeUndefined();
});

async function replay(item: Case, projectId: string): Promise<void> {
  const { host, port } = server;
  const database = { host, port, rules: textOf(item) };
  const environment = await initializeTestEnvironment({ projectId, database });
  try {
    const { data = null } = item;
    if (data !== null) {
      await environment.withSecurityRulesDisabled((admin) =>
        sdk.set(sdk.ref(databaseOf(admin)), data),
      );
    }
    const databases = new Map<string, sdk.Database>();
    for (const step of item.steps) await perform(step, environment, databases);
  } finally {
    await environment.cleanup();
  }
}

/** Performs a step, with one connection per user. */
async function perform(
  step: Step,
  environment: RulesTestEnvironment,
  databases: Map<string, sdk.Database>,
): Promise<void> {
  const { auth } = step;
  if (auth === 'owner') {
    await environment.withSecurityRulesDisabled((admin) => check(databaseOf(admin)));
    return;
  }
  const user = JSON.stringify(auth);
  const database =
    databases.get(user) ??
    databaseOf(
      auth === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(auth.uid, auth.claims),
    );
  databases.set(user, database);
  await check(database);

  async function check(target: sdk.Database): Promise<void> {
    const expected = { allow: assertSucceeds, deny: assertFails, any: settle }[step.expect];
    for (const attempt of attempts(step, target)) await expected(attempt());
  }
}

/** Tries a read both with `get` and with a listener. */
function attempts(step: Step, database: sdk.Database): readonly (() => Promise<unknown>)[] {
  const ref = sdk.ref(database, step.path);
  switch (step.op) {
    case 'set':
      return [() => sdk.set(ref, step.value)];
    case 'update':
      return [() => sdk.update(ref, step.value as object)];
    case 'query':
      return [() => sdk.get(sdk.query(ref, ...constraints(step.query ?? {})))];
    default:
      return [() => sdk.get(ref), () => listenOnce(ref)];
  }
}

function constraints(query: NonNullable<Step['query']>): readonly sdk.QueryConstraint[] {
  return Object.entries(query).map(([name, value]) => {
    if (name === 'orderByValue') return sdk.orderByValue();
    return (sdk as unknown as Record<string, (value: unknown) => sdk.QueryConstraint>)[name]!(
      value,
    );
  });
}

function listenOnce(query: sdk.Query): Promise<sdk.DataSnapshot> {
  return new Promise((resolve, reject) => {
    sdk.onValue(query, resolve, reject, { onlyOnce: true });
  });
}

async function settle(attempt: Promise<unknown>): Promise<void> {
  await attempt.catch(() => undefined);
}

/** The environment is typed with the older SDK interface, but wraps the same database. */
function databaseOf(context: RulesTestContext): sdk.Database {
  return context.database() as unknown as sdk.Database;
}
