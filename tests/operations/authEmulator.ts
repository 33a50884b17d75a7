import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ADMIN_AUTHORIZATION, PROJECT_ID } from '../../local/start/appEnvironment.ts';
import { startAuthEmulator } from '../../local/start/authEmulator.ts';
import type { ChildService } from '../../local/start/childService.ts';
import { freePort } from '../../local/start/ports.ts';

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

/** Starts one for the tests of a file, without accounts before each; slow on a busy machine. */
export function useAccounts(): () => Accounts {
  let emulator: ChildService;
  let accounts: Accounts;
  beforeAll(async () => {
    const port = await freePort();
    emulator = startAuthEmulator(port);
    await emulator.ready;
    accounts = accountsAt(`http://127.0.0.1:${port}`);
  }, 90_000);
  beforeEach(() => accounts.removeAll());
  afterAll(() => emulator.stop());
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
