import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createDatabaseServer, type DatabaseServer } from '../../tools/backend/server.ts';
import { rest, NAMESPACE } from '../tools/backend/restClient.ts';
import { accountsForTests, type Accounts } from '../support/accounts.ts';

/** The account of another program. */
export const PROGRAM = {
  email: 'program@reef.example',
  password: 'a-long-password',
  displayName: 'Spreadsheet',
} as const;

export type Company = {
  readonly accounts: Accounts;
  readonly database: DatabaseServer;
  /** A local address in place of one of Google's or of the database, whose namespace is a parameter here. */
  readonly local: (url: string) => string;
};

/** A backend with the product's rules, empty before each test but for the account of a program. */
export function companyForTests(): () => Company {
  const accounts = accountsForTests();
  let database: DatabaseServer;
  beforeAll(async () => {
    database = await createDatabaseServer({ rulesFile: 'database.rules.json' });
  });
  beforeEach(async () => {
    await rest(database, '/.json', { method: 'PUT', body: 'null' });
    await accounts().asOwner('accounts', PROGRAM);
  });
  afterAll(() => database?.close());
  const local = (text: string): string => {
    const url = new URL(text);
    if (url.hostname.endsWith('.googleapis.com')) {
      return `${accounts().origin}/${url.hostname}${url.pathname}${url.search}`;
    }
    url.searchParams.set('ns', NAMESPACE);
    return `${database.url}${url.pathname}${url.search}`;
  };
  return () => ({ accounts: accounts(), database, local });
}

/** The address of a database that does not exist; `local` leads from there. */
export const DATABASE_URL = 'https://nowhere-default-rtdb.europe-west1.firebasedatabase.app';

/** A value of the database, read past the rules. */
export const stored = async (server: DatabaseServer, path: string): Promise<unknown> =>
  (await rest(server, `/${path}.json`)).json;

/** Stores a value past the rules. */
export async function seed(server: DatabaseServer, path: string, value: unknown): Promise<void> {
  await rest(server, `/${path}.json`, { method: 'PUT', body: JSON.stringify(value) });
}
