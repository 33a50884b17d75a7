import { readdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startServer } from './testServer';
import { RawClient } from './rawClient';
import { rest } from './restClient';
import { temporaryFolder } from './temporaryFolder';

const NAMES = Array.from({ length: 60 }, (_, n) => `unused-${n}`);

it('stores no namespace without writes, neither on disk nor in memory', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, rules: '{"rules":{"open":{".write":true}}}' });
  await rest(server, '/a.json?ns=real', { method: 'PUT', body: '1' });
  for (const ns of NAMES) {
    await rest(server, `/a.json?ns=${ns}`);
    await rest(server, `/a.json?ns=${ns}`, { method: 'DELETE' });
    await rest(server, `/a.json?ns=${ns}`, { method: 'PUT', body: '1', token: null });
  }
  const databases = NAMES.map((ns) => new WeakRef(server.namespaces.get(ns).database));
  await collectGarbage();
  expect(databases.filter((database) => database.deref())).toEqual([]);
  expect((await rest(server, '/.inspect/databases.json')).json).toEqual([{ name: 'real' }]);
  expect(readdirSync(dataDir).toSorted()).toEqual(['lock', 'real']);
});

it('sends later writes to a client of an empty namespace, under the current rules', async () => {
  const server = await startServer();
  const client = await RawClient.connect(server);
  await client.request('q', { p: '/a', h: '' });
  await collectGarbage();
  server.setRules('{"rules":{"a":{".read":true,".write":"newData.val() > 1"}}}');
  expect(await client.request('p', { p: '/a', d: 1 })).toMatchObject({ s: 'permission_denied' });
  await rest(server, '/a.json', { method: 'PUT', body: '2', token: null });
  await expect.poll(() => client.messagesAfter(2)).toContainEqual({ a: 'd', b: { p: 'a', d: 2 } });
  await collectGarbage();
  expect((await rest(server, '/a.json')).json).toBe(2);
  expect(server.namespaces.names()).toEqual(['demo-default-rtdb']);
});

it('retains the rules of an empty namespace', async () => {
  const server = await startServer();
  server.setRules('{"rules":{".read":false}}', 'closed');
  await collectGarbage();
  expect((await rest(server, '/a.json?ns=closed', { token: null })).status).toBe(401);
  expect((await rest(server, '/a.json?ns=other', { token: null })).status).toBe(200);
});

/** Waits for a turn of the event loop before and after, during which dereferenced WeakRefs are not collected. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await nextTurn();
  collect();
  await nextTurn();
}
