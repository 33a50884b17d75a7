import { beforeAll, beforeEach } from 'vitest';
import { ADMIN_AUTHORIZATION, PROJECT_ID } from '../../tools/backend/start/appEnvironment.ts';
import { startAuthEmulator } from '../../tools/backend/start/authEmulator.ts';
import { freePort } from '../../tools/backend/start/ports.ts';

/** The accounts of an Auth emulator. */
export type Accounts = {
  /** Calls a method of the project as its owner, such as `accounts:batchGet`. */
  readonly asOwner: (method: string, body?: object) => Promise<unknown>;
  /** Calls a method as a program with the key of the web app does, such as `accounts:signInWithPassword`. */
  readonly asProgram: (method: string, body: object) => Promise<SignedIn>;
  readonly removeAll: () => Promise<void>;
  readonly origin: string;
};

export type SignedIn = {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
};

/**
 * The emulator of this worker, whose test files run one after another. It takes seconds to start, on a busy machine many,
 * and ends with the worker.
 */
let started: Promise<Accounts> | undefined;

async function start(): Promise<Accounts> {
  const port = await freePort();
  await startAuthEmulator(port).ready;
  return accountsAt(`http://127.0.0.1:${port}`);
}

/** Gives the tests of a file an Auth emulator, without accounts before each. */
export function accountsForTests(): () => Accounts {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await (started ??= start());
  }, 90_000);
  beforeEach(() => accounts.removeAll());
  return () => accounts;
}

function accountsAt(origin: string): Accounts {
  const url = `${origin}/identitytoolkit.googleapis.com/v1`;
  return {
    origin,
    asOwner: (method, body) => call(`${url}/projects/${PROJECT_ID}/${method}`, body),
    asProgram: async (method, body) =>
      (await call(`${url}/${method}?key=demo-key`, body, {})) as SignedIn,
    removeAll: async () => {
      const all = `${origin}/emulator/v1/projects/${PROJECT_ID}/accounts`;
      await fetch(all, { method: 'DELETE', headers: ADMIN_AUTHORIZATION });
    },
  };
}

async function call(
  url: string,
  body: object | undefined,
  authorization: Readonly<Record<string, string>> = ADMIN_AUTHORIZATION,
): Promise<unknown> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...authorization, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${text}`);
  return JSON.parse(text);
}
