import { describe, expect, it } from 'vitest';
import { startServer } from './clients';
import { rest } from './restClient';
import { unsignedToken } from './unsignedToken';

const PEOPLE = { ann: { age: 30 }, bob: { age: 20 }, cem: { age: 40 } };

describe('the REST interface', () => {
  it('writes, changes, adds, shows and deletes', async () => {
    const server = await startServer();
    const put = await rest(server, '/people.json', { method: 'PUT', body: JSON.stringify(PEOPLE) });
    expect([put.status, put.json]).toEqual([200, PEOPLE]);
    const patch = JSON.stringify({ 'ann/age': 31, 'bob/age': null });
    expect((await rest(server, '/people.json', { method: 'PATCH', body: patch })).json).toEqual({
      'ann/age': 31,
      'bob/age': null,
    });
    const post = await rest(server, '/people.json', { method: 'POST', body: '{"age":50}' });
    const { name } = post.json as { readonly name: string };
    expect(name).toMatch(/^-[\w-]{19}$/);
    expect((await rest(server, '/people.json')).json).toEqual({
      ann: { age: 31 },
      cem: { age: 40 },
      [name]: { age: 50 },
    });
    expect((await rest(server, '/people.json', { method: 'DELETE' })).json).toBeNull();
    expect((await rest(server, '/people.json')).json).toBeNull();
  });

  it('understands a method named in a header', async () => {
    const server = await startServer();
    const headers = { 'x-http-method-override': 'PUT' };
    await rest(server, '/a.json', { method: 'POST', headers, body: '1' });
    expect((await rest(server, '/a.json')).json).toBe(1);
  });

  it('knows a user by token, as parameter or as header', async () => {
    const server = await startServer({ rules: '{"rules":{"$u":{".read":"auth.uid === $u"}}}' });
    const token = unsignedToken({ sub: 'ann', iat: 0, exp: 3600 });
    const answers = await Promise.all([
      rest(server, '/ann.json', { token }),
      rest(server, `/ann.json?auth=${token}`, { token: null }),
      rest(server, `/bob.json?access_token=${token}`, { token: null }),
      rest(server, '/ann.json?auth=nonsense', { token: null }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 401]);
  });

  it.each([
    ['orderBy="age"&limitToLast=1', { cem: { age: 40 } }],
    ['orderBy="age"&startAt=25&endAt=35', { ann: { age: 30 } }],
    ['orderBy="age"&startAfter=20&endBefore=40', { ann: { age: 30 } }],
    ['orderBy="age"&equalTo=20', { bob: { age: 20 } }],
    ['orderBy="$key"&startAt="b"&limitToFirst=1', { bob: { age: 20 } }],
    ['orderBy="$priority"&limitToFirst=1', { ann: { age: 30 } }],
    ['shallow=true', { ann: true, bob: true, cem: true }],
    ['shallow=true&limitToFirst=1', { ann: true, bob: true, cem: true }],
  ])('shows the part that %s asks for', async (parameters, expected) => {
    const server = await startServer();
    await rest(server, '/people.json', { method: 'PUT', body: JSON.stringify(PEOPLE) });
    expect((await rest(server, `/people.json?${parameters}`)).json).toEqual(expected);
  });

  it.each([
    ['limitToFirst=1'],
    ['orderBy=age'],
    ['orderBy=1'],
    ['orderBy="age"&limitToFirst=0'],
    ['orderBy="age"&limitToFirst=1&limitToLast=1'],
    ['orderBy="age"&startAt=x'],
    ['orderBy="age"&startAt={}'],
    ['orderBy="age"&shallow=true'],
  ])('refuses the query %s', async (parameters) => {
    const server = await startServer();
    const { status, json } = await rest(server, `/people.json?${parameters}`);
    expect([status, json]).toEqual([400, { error: expect.any(String) }]);
  });

  it('prints as asked', async () => {
    const server = await startServer();
    const body = '{"a":{".value":[1],".priority":2}}';
    expect((await rest(server, '/x.json', { method: 'PUT', body })).status).toBe(400);
    const value = '{"a":{".value":1,".priority":2}}';
    const silent = await rest(server, '/x.json?print=silent', { method: 'PUT', body: value });
    expect([silent.status, silent.json]).toEqual([204, undefined]);
    expect((await rest(server, '/x.json?format=export')).json).toEqual(JSON.parse(value));
    expect((await rest(server, '/x.json')).json).toEqual({ a: 1 });
    const pretty = await fetch(`${server.url}/x.json?ns=demo-default-rtdb&print=pretty`);
    expect(await pretty.text()).toBe('{\n  "a": 1\n}');
    expect((await rest(server, '/x/a/.priority.json')).json).toBe(2);
  });

  it('writes on condition of an entity tag', async () => {
    const server = await startServer();
    const first = await rest(server, '/n.json', { headers: { 'X-Firebase-ETag': 'true' } });
    expect(first.headers.get('etag')).toBe('null_etag');
    const create = {
      method: 'PUT',
      body: '1',
      headers: { 'if-match': 'null_etag', 'X-Firebase-ETag': 'true' },
    };
    const created = await rest(server, '/n.json', create);
    expect(created.status).toBe(200);
    const again = await rest(server, '/n.json', create);
    expect([again.status, again.json]).toEqual([412, 1]);
    const tag = again.headers.get('etag') ?? '';
    expect(created.headers.get('etag')).toBe(tag);
    const remove = await rest(server, '/n.json', {
      method: 'DELETE',
      headers: { 'if-match': tag },
    });
    expect(remove.status).toBe(200);
    expect((await rest(server, '/n.json')).json).toBeNull();
  });

  it.each([
    ['nothing', false],
    ['only write', true],
  ])('does not tell those who may do %s whether a condition holds', async (_, write) => {
    const server = await startServer({ rules: `{"rules":{"drop":{".write":${write}}}}` });
    await rest(server, '/drop.json', { method: 'PUT', body: '"secret"' });
    const asOwner = await rest(server, '/drop.json', { headers: { 'X-Firebase-ETag': 'true' } });
    for (const tag of ['x', 'null_etag', asOwner.headers.get('etag') ?? '']) {
      for (const method of ['PUT', 'DELETE']) {
        const { status, json, headers } = await rest(server, '/drop.json', {
          token: null,
          method,
          ...(method === 'PUT' && { body: '1' }),
          headers: { 'if-match': tag, 'X-Firebase-ETag': 'true' },
        });
        const answer = [status, json, headers.get('etag')];
        expect(answer).toEqual([401, { error: 'Permission denied' }, null]);
      }
    }
    expect((await rest(server, '/drop.json')).json).toBe('secret');
  });

  it.each([
    ['broken JSON', '/a.json', { method: 'PUT', body: '{' }],
    ['no body', '/a.json', { method: 'PUT' }],
    ['a forbidden key', '/a.json', { method: 'PUT', body: '{"a#":1}' }],
    ['a forbidden path', '/a.b/c.json', {}],
    ['broken encoding', '/%E0%A4%A.json', {}],
    ['an update that is no object', '/a.json', { method: 'PATCH', body: '5' }],
    ['an update of a node and its child', '/a.json', { method: 'PATCH', body: '{"b":1,"b/c":2}' }],
    ['a namespace that cannot be', '/a.json?ns=../x', {}],
  ])('answers %s with 400 and a reason', async (_, path, init) => {
    const server = await startServer();
    const { status, json } = await rest(server, path, init);
    expect([status, json]).toEqual([400, { error: expect.any(String) }]);
  });

  it('lets pages of other origins in', async () => {
    const server = await startServer();
    const headers = { origin: 'http://localhost:5173', 'access-control-request-method': 'PUT' };
    const { status, headers: answer } = await rest(server, '/a.json', {
      method: 'OPTIONS',
      headers,
    });
    expect(status).toBe(204);
    expect(answer.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(answer.get('access-control-allow-methods')).toContain('PATCH');
    expect(answer.get('access-control-allow-headers')).toContain('if-match');
    expect(answer.get('access-control-expose-headers')).toBe('ETag');
  });

  it('lists the namespaces', async () => {
    const server = await startServer();
    await rest(server, '/a.json?ns=one', { method: 'PUT', body: '1' });
    await rest(server, '/a.json?ns=two', { method: 'PUT', body: '1' });
    const { json } = await rest(server, '/.inspect/databases.json');
    expect(json).toEqual([{ name: 'one' }, { name: 'two' }]);
  });
});

describe('the rules over REST', () => {
  const PATH = '/.settings/rules.json';
  const CLOSED = '{ "rules": { ".read": false } } // nothing is open';

  it('are put, shown as they were put, and in force at once', async () => {
    const server = await startServer();
    expect((await rest(server, '/a.json', { token: null })).status).toBe(200);
    expect((await rest(server, PATH, { method: 'PUT', body: CLOSED })).status).toBe(200);
    expect((await rest(server, '/a.json', { token: null })).status).toBe(401);
    const shown = await fetch(`${server.url}${PATH}?ns=demo-default-rtdb`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect(await shown.text()).toBe(CLOSED);
  });

  it('stay as they were after a broken upload or a dry run', async () => {
    const server = await startServer();
    const broken = await rest(server, PATH, {
      method: 'PUT',
      body: '{"rules":{".read":"nobody"}}',
    });
    expect(broken.status).toBe(400);
    expect((broken.json as { error: string }).error).toMatch(/^1:\d+: .*nobody/);
    const dry = await rest(server, `${PATH}?dryRun=true`, { method: 'PUT', body: CLOSED });
    expect(dry.status).toBe(200);
    expect((await rest(server, '/a.json', { token: null })).status).toBe(200);
  });

  it('are for the owner only', async () => {
    const server = await startServer();
    const statuses = await Promise.all([
      rest(server, PATH, { token: null }),
      rest(server, PATH, { token: null, method: 'PUT', body: CLOSED }),
      rest(server, '/.inspect/databases.json', { token: null }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
