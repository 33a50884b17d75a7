import { describe, expect, it } from 'vitest';
import { startServer } from './clients';
import { RawClient } from './rawClient';
import { NAMESPACE, rest } from './restClient';
import { unsignedToken } from './unsignedToken';

const OWN = '{"rules":{"$uid":{".read":"auth.uid === $uid",".write":"auth.uid === $uid"}}}';
/** A hash that is no node's. */
const WRONG = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=';
const ANN = { cred: unsignedToken({ sub: 'ann', iat: 0 }) };

describe('on the wire', () => {
  it('the server speaks first, with the address that the client used', async () => {
    const server = await startServer({ now: () => 1234 });
    const { frames } = await RawClient.connect(server);
    const session = expect.stringMatching(/./) as string;
    const hello = { ts: 1234, v: '5', h: `127.0.0.1:${server.port}`, s: session };
    expect(JSON.parse(frames[0] ?? '')).toEqual({ t: 'c', d: { t: 'h', d: hello } });
  });

  it('a writer hears of its own write, once, before it is acknowledged', async () => {
    const client = await RawClient.connect(await startServer());
    await client.ask('q', { p: '/a', h: '' });
    await client.ask('m', { p: '/', d: { 'a/b': 1, 'a/c/d': 2, e: 3 } });
    await client.ask('p', { p: '/a/b', d: 4 });
    expect(client.since(2)).toEqual([
      { a: 'm', b: { p: 'a', d: { b: 1, 'c/d': 2 } } },
      { r: 2, b: { s: 'ok', d: '' } },
      { a: 'd', b: { p: 'a/b', d: 4 } },
      { r: 3, b: { s: 'ok', d: '' } },
    ]);
  });

  it('nobody hears of a write that changes nothing for them', async () => {
    const client = await RawClient.connect(await startServer());
    await client.ask('q', { p: '/a/b', h: '' });
    await client.ask('q', { p: '/a', q: { l: 1, vf: 'l', i: '.key' }, t: 7, h: '' });
    await client.ask('p', { p: '/a', d: { b: 1, c: 1 } });
    await client.ask('p', { p: '/a', d: { b: 1, c: 2 } });
    expect(client.since(3)).toEqual([
      { a: 'd', b: { p: 'a/b', d: 1 } },
      { a: 'd', b: { p: 'a', d: { b: 1 }, t: 7 } },
      { r: 3, b: { s: 'ok', d: '' } },
      { r: 4, b: { s: 'ok', d: '' } },
    ]);
  });

  it('a listen ends when it is told to, and one with the same path and another query goes on', async () => {
    const client = await RawClient.connect(await startServer());
    const query = { l: 1, vf: 'l' };
    await client.ask('q', { p: '/a', h: '' });
    await client.ask('q', { p: '/a', q: query, t: 7, h: '' });
    await client.ask('n', { p: '/a' });
    await client.ask('p', { p: '/a', d: { b: 1 } });
    await client.ask('n', { p: '/a', q: query, t: 7 });
    await client.ask('p', { p: '/a', d: { b: 2 } });
    expect(client.since(4)).toEqual([
      { a: 'd', b: { p: 'a', d: { b: 1 }, t: 7 } },
      ...[4, 5, 6].map((r) => ({ r, b: { s: 'ok', d: '' } })),
    ]);
  });

  it('signing out, or in as someone else, ends the listens that this forbids', async () => {
    const client = await RawClient.connect(await startServer({ rules: OWN }));
    const query = { l: 1, vf: 'l' };
    const leaving: readonly (readonly [string, object])[] = [
      ['unauth', {}],
      ['auth', { cred: unsignedToken({ sub: 'bob', iat: 0 }) }],
    ];
    for (const [action, body] of leaving) {
      expect(await client.ask('auth', ANN)).toMatchObject({ s: 'ok' });
      await client.ask('q', { p: '/ann', h: '' });
      await client.ask('q', { p: '/ann', q: query, t: 1, h: '' });
      const before = client.frames.length;
      await client.ask(action, body);
      expect(client.since(before).slice(0, 2)).toEqual([
        { a: 'c', b: { p: '/ann' } },
        { a: 'c', b: { p: '/ann', q: [query] } },
      ]);
    }
  });

  it('a stale transaction of a client that may read is answered with datastale before the write rules are evaluated', async () => {
    const rules = '{"rules":{"n":{".read":true,".write":"newData.val() === 2"}}}';
    const client = await RawClient.connect(await startServer({ rules }));
    expect(await client.ask('p', { p: '/n', d: 9, h: WRONG })).toMatchObject({ s: 'datastale' });
    expect(await client.ask('p', { p: '/n', d: 9, h: '' })).toMatchObject({
      s: 'permission_denied',
    });
    expect(await client.ask('p', { p: '/n', d: 2, h: '' })).toMatchObject({ s: 'ok' });
  });

  it.each([
    ['nothing', false],
    ['only write', true],
  ])('a client that may do %s cannot find out by a condition what is there', async (_, write) => {
    const rules = `{"rules":{"n":{".write":${write}}}}`;
    const server = await startServer({ rules });
    await rest(server, '/n.json', { method: 'PUT', body: '7' });
    const { database } = server.namespaces.get(NAMESPACE);
    const right = database.hash(database.root.child('n'));
    const client = await RawClient.connect(server);
    const attempts = ['', WRONG, right].flatMap((h) => [
      ['p', { p: '/n', d: 8, h }] as const,
      ['p', { p: '/n', d: '', h }] as const,
      ['m', { p: '/n', d: { x: 8 }, h }] as const,
    ]);
    for (const [action, body] of attempts) {
      expect(await client.ask(action, body)).toEqual({
        s: 'permission_denied',
        d: 'Permission denied',
      });
    }
    expect((await rest(server, '/n.json')).json).toBe(7);
  });

  it('an admin may ask to be treated as a user, or as nobody', async () => {
    const client = await RawClient.connect(await startServer({ rules: OWN }));
    const write = async (name: string) => (await client.ask('p', { p: `/${name}`, d: 1 })).s;
    await client.ask('gauth', { cred: 'owner', authvar: { uid: 'ann' } });
    expect([await write('ann'), await write('bob')]).toEqual(['ok', 'permission_denied']);
    await client.ask('gauth', { cred: 'owner', noauth: true });
    expect(await write('ann')).toBe('permission_denied');
    await client.ask('gauth', { cred: 'owner' });
    expect(await write('bob')).toBe('ok');
    expect(await client.ask('auth', { cred: 'no token' })).toMatchObject({ s: 'invalid_token' });
  });

  it('a client that comes back after a lost session has the old one closed', async () => {
    const server = await startServer();
    const lost = await RawClient.connect(server);
    await lost.ask('o', { p: '/gone', d: true });
    const { d } = JSON.parse(lost.frames[0] ?? '') as { d: { d: { s: string } } };
    await RawClient.connect(server, `&ls=${d.d.s}`);
    expect((await rest(server, '/gone.json')).json).toBe(true);
    expect(await lost.closed).toBeGreaterThan(0);
  });

  it('a keep-alive is swallowed, a ping answered, and an unknown request refused', async () => {
    const client = await RawClient.connect(await startServer());
    client.socket.send('0');
    client.socket.send('{"t":"c","d":{"t":"p","d":{}}}');
    expect(await client.ask('dance', {})).toMatchObject({ s: 'invalid_data' });
    expect(JSON.parse(client.frames[1] ?? '')).toEqual({ t: 'c', d: { t: 'o', d: null } });
  });
});
