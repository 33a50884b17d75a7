import { describe, expect, it } from 'vitest';
import { startServer } from './testServer';
import { rest } from './restClient';
import { unsignedToken } from './unsignedToken';

const PEOPLE = { ann: { age: 30 }, bob: { age: 20 }, cem: { age: 40 } };

describe('the REST interface', () => {
  it('supports PUT, PATCH, POST, GET and DELETE', async () => {
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

  it('supports a method override header', async () => {
    const server = await startServer();
    const headers = { 'x-http-method-override': 'PUT' };
    await rest(server, '/a.json', { method: 'POST', headers, body: '1' });
    expect((await rest(server, '/a.json')).json).toBe(1);
  });

  it('accepts a token as a header or a parameter', async () => {
    const server = await startServer({ rules: '{"rules":{"$u":{".read":"auth.uid === $u"}}}' });
    const token = unsignedToken({ sub: 'ann', iat: 0, exp: 3600 });
    const responses = await Promise.all([
      rest(server, '/ann.json', { token }),
      rest(server, `/ann.json?auth=${token}`, { token: null }),
      rest(server, `/bob.json?access_token=${token}`, { token: null }),
      rest(server, '/ann.json?auth=nonsense', { token: null }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 401, 401]);
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
  ])('supports the query %s', async (parameters, expected) => {
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
  ])('rejects the query %s', async (parameters) => {
    const server = await startServer();
    const { status, json } = await rest(server, `/people.json?${parameters}`);
    expect([status, json]).toEqual([400, { error: expect.any(String) }]);
  });

  it('supports priorities, and the print and format parameters', async () => {
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

  it('supports conditional writes with ETags', async () => {
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
    const etag = again.headers.get('etag') ?? '';
    expect(created.headers.get('etag')).toBe(etag);
    const headers = { 'if-match': etag };
    const deleted = await rest(server, '/n.json', { method: 'DELETE', headers });
    expect(deleted.status).toBe(200);
    expect((await rest(server, '/n.json')).json).toBeNull();
  });

  it.each([
    ['nothing', false],
    ['only write', true],
  ])('does not reveal a value through an ETag to a client that may do %s', async (_, write) => {
    const server = await startServer({ rules: `{"rules":{"a":{".write":${write}}}}` });
    await rest(server, '/a.json', { method: 'PUT', body: '"secret"' });
    const asOwner = await rest(server, '/a.json', { headers: { 'X-Firebase-ETag': 'true' } });
    for (const etag of ['x', 'null_etag', asOwner.headers.get('etag') ?? '']) {
      for (const method of ['PUT', 'DELETE']) {
        const { status, json, headers } = await rest(server, '/a.json', {
          token: null,
          method,
          ...(method === 'PUT' && { body: '1' }),
          headers: { 'if-match': etag, 'X-Firebase-ETag': 'true' },
        });
        const response = [status, json, headers.get('etag')];
        expect(response).toEqual([401, { error: 'Permission denied' }, null]);
      }
    }
    expect((await rest(server, '/a.json')).json).toBe('secret');
  });

  it.each([
    ['invalid JSON', '/a.json', { method: 'PUT', body: '{' }],
    ['no body', '/a.json', { method: 'PUT' }],
    ['an invalid key', '/a.json', { method: 'PUT', body: '{"a#":1}' }],
    ['an invalid path', '/a.b/c.json', {}],
    ['invalid URL encoding', '/%E0%A4%A.json', {}],
    ['an update that is no object', '/a.json', { method: 'PATCH', body: '5' }],
    ['an update of a node and its child', '/a.json', { method: 'PATCH', body: '{"b":1,"b/c":2}' }],
    ['an invalid namespace', '/a.json?ns=../x', {}],
  ])('answers %s with 400 and a reason', async (_, path, init) => {
    const server = await startServer();
    const { status, json } = await rest(server, path, init);
    expect([status, json]).toEqual([400, { error: expect.any(String) }]);
  });

  it('supports CORS', async () => {
    const server = await startServer();
    const headers = { origin: 'http://localhost:5173', 'access-control-request-method': 'PUT' };
    const preflight = await rest(server, '/a.json', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      'access-control-allow-headers': expect.stringContaining('if-match'),
      'access-control-expose-headers': 'ETag',
    });
  });
});
