import { describe, expect, it } from 'vitest';
import { NAMESPACE, rest } from './restClient';
import { startServer } from './testServer';

describe('rules over REST', () => {
  const PATH = '/.settings/rules.json';
  const CLOSED = '{ "rules": { ".read": false } } // a comment';

  it('can be replaced and read back, and take effect at once', async () => {
    const server = await startServer();
    expect((await rest(server, '/a.json', { token: null })).status).toBe(200);
    expect((await rest(server, PATH, { method: 'PUT', body: CLOSED })).status).toBe(200);
    expect((await rest(server, '/a.json', { token: null })).status).toBe(401);
    const response = await fetch(`${server.url}${PATH}?ns=${NAMESPACE}`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect(await response.text()).toBe(CLOSED);
  });

  it('are unchanged after an invalid upload or a dry run', async () => {
    const server = await startServer();
    const body = '{"rules":{".read":"unknown"}}';
    const invalid = await rest(server, PATH, { method: 'PUT', body });
    expect(invalid.status).toBe(400);
    expect((invalid.json as { error: string }).error).toMatch(/^1:\d+: .*unknown/);
    const dry = await rest(server, `${PATH}?dryRun=true`, { method: 'PUT', body: CLOSED });
    expect(dry.status).toBe(200);
    expect((await rest(server, '/a.json', { token: null })).status).toBe(200);
  });

  it('require owner access', async () => {
    const server = await startServer();
    const statuses = await Promise.all([
      rest(server, PATH, { token: null }),
      rest(server, PATH, { token: null, method: 'PUT', body: CLOSED }),
      rest(server, '/.inspect/databases.json', { token: null }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

it('lists the namespaces over REST', async () => {
  const server = await startServer();
  await rest(server, '/a.json?ns=one', { method: 'PUT', body: '1' });
  await rest(server, '/a.json?ns=two', { method: 'PUT', body: '1' });
  const { json } = await rest(server, '/.inspect/databases.json');
  expect(json).toEqual([{ name: 'one' }, { name: 'two' }]);
});
