import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabaseServer } from '../../../tools/backend/server.ts';
import { rest } from '../backend/restClient.ts';
import { startServerProcess } from '../backend/serverProcess.ts';
import { temporaryFolder } from '../backend/temporaryFolder.ts';
import { accountsForTests, type SignedIn } from '../../support/accounts.ts';

const RULES = 'database.rules.json';
const PASSWORD = 'a-good-password';
const EMAIL = 'layla@reef.example';

const NOW = { '.sv': 'timestamp' };
const LEAD = {
  company: 'Reef Hotel',
  contact: '',
  status: 'New',
  source: '',
  creationDate: '2026-01-02',
};
const ENTRY = { user: 'Layla', action: 'created new lead', subject: 'Reef Hotel', timestamp: NOW };
/** What the app writes to create a lead. */
const creation = (uid: string) => ({ 'sales/leads/l1': LEAD, 'activity/l1': { ...ENTRY, uid } });

const accounts = accountsForTests();

const signIn = async (): Promise<SignedIn> => {
  const credentials = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
  return accounts().asProgram('accounts:signInWithPassword', credentials);
};

/** Leaves the Auth emulator as a new one would be. */
async function loseAccounts(): Promise<void> {
  await accounts().removeAll();
  await expect(signIn()).rejects.toThrow(/EMAIL_NOT_FOUND|INVALID_LOGIN/);
}

/** A company with an account, which has created a lead. Returns its database as a process of its own. */
async function startCompany(...args: readonly string[]) {
  const profile = { email: EMAIL, password: PASSWORD, displayName: 'Layla' };
  await accounts().asOwner('accounts', profile);
  const database = startServerProcess('--memory', '--port', '0', '--rules', RULES, ...args);
  onTestFinished(() => void database.process.kill('SIGKILL'));
  const server = { url: await database.ready };
  const { idToken: token, localId } = await signIn();
  const body = JSON.stringify(creation(localId));
  expect((await rest(server, '/.json', { method: 'PATCH', body, token })).status).toBe(200);
  return { database, server };
}

/** What must hold after a restore: the same tree, the same rules, and accounts that can sign in and work. */
async function expectRestored(server: { readonly url: string }, tree: unknown): Promise<void> {
  expect((await rest(server, '/.json')).json).toEqual(tree);
  expect((await rest(server, '/sales/leads.json', { token: null })).status).toBe(401);
  const { idToken: token, localId } = await signIn();
  const { json } = await rest(server, '/sales/leads.json?orderBy="status"&equalTo="New"', {
    token,
  });
  expect(json).toEqual({ l1: LEAD });
  const again = { method: 'PATCH', body: JSON.stringify(creation(localId)), token };
  expect((await rest(server, '/.json', again)).status).toBe(401);
  const next = JSON.stringify(creation(localId)).replaceAll('l1', 'l2');
  expect((await rest(server, '/.json', { ...again, body: next })).status).toBe(200);
}

it('an export in the layout of the official emulators restores records and accounts elsewhere', async () => {
  const folder = temporaryFolder();
  const { database, server } = await startCompany('--export', folder);
  const tree = (await rest(server, '/.json')).json;
  // The Auth emulator's part of the layout, which `firebase emulators:export` writes.
  mkdirSync(join(folder, 'auth_export'), { recursive: true });
  const users = await accounts().asOwner('accounts:batchGet?maxResults=-1');
  writeFileSync(join(folder, 'auth_export/accounts.json'), JSON.stringify(users));
  const auth = { version: '15.34.2', path: 'auth_export' };
  writeFileSync(join(folder, 'firebase-export-metadata.json'), JSON.stringify({ auth }));
  database.process.kill('SIGTERM');
  expect(await database.exited).toBe(0);

  expect(
    JSON.parse(readFileSync(join(folder, 'firebase-export-metadata.json'), 'utf8')),
  ).toMatchObject({
    auth,
    database: { path: 'database_export' },
  });
  const elsewhere = startServerProcess(
    '--memory',
    '--port',
    '0',
    '--rules',
    RULES,
    '--import',
    folder,
  );
  onTestFinished(() => void elsewhere.process.kill('SIGKILL'));
  await loseAccounts();
  const saved = readFileSync(join(folder, 'auth_export/accounts.json'), 'utf8');
  await accounts().asOwner('accounts:batchCreate', JSON.parse(saved) as object);
  await expectRestored({ url: await elsewhere.ready }, tree);
});

it('the JSON of database:get and auth:export restores them as well, and replaces what is there', async () => {
  const { server } = await startCompany();
  const tree = (await rest(server, '/.json')).json;
  const { users } = (await accounts().asOwner('accounts:batchGet?maxResults=-1')) as {
    users: object[];
  };

  const elsewhere = await createDatabaseServer({ rulesFile: RULES });
  onTestFinished(() => elsewhere.close());
  const stale = JSON.stringify({ suppliers: { s1: { name: 'Left over' } } });
  await rest(elsewhere, '/.json', { method: 'PUT', body: stale });
  // What `firebase database:set / backup.json` sends.
  const body = JSON.stringify(tree);
  expect((await rest(elsewhere, '/.json', { method: 'PUT', body })).status).toBe(200);
  await loseAccounts();
  await accounts().asOwner('accounts:batchCreate', { users });
  await expectRestored(elsewhere, tree);
});

it('rules are rolled back by releasing the older file, and a broken one leaves them in force', async () => {
  const rules = readFileSync(RULES, 'utf8');
  const server = await createDatabaseServer({ rules });
  onTestFinished(() => server.close());
  // What `firebase deploy --only database` sends.
  const release = async (text: string) =>
    rest(server, '/.settings/rules.json', { method: 'PUT', body: text });
  const isOpen = async (): Promise<boolean> =>
    (await rest(server, '/suppliers.json', { token: null })).status === 200;
  await release('{"rules":{".read":true}}');
  expect(await isOpen()).toBe(true);
  expect((await release('{"rules":{".read":nonsense}}')).status).toBe(400);
  expect(await isOpen()).toBe(true);
  expect((await release(rules)).status).toBe(200);
  expect(await isOpen()).toBe(false);
});
