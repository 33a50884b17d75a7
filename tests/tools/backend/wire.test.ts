import { describe, expect, it } from 'vitest';
import { startServer } from './testServer';
import { RawClient } from './rawClient';
import { NAMESPACE, rest } from './restClient';
import { unsignedToken } from './unsignedToken';

const OWN = '{"rules":{"$uid":{".read":"auth.uid === $uid",".write":"auth.uid === $uid"}}}';
/** Matches no node. */
const WRONG_HASH = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=';
const ANN = { cred: unsignedToken({ sub: 'ann', iat: 0 }) };

describe('the wire protocol', () => {
  it('starts with a hello that contains the host the client used', async () => {
    const server = await startServer({ now: () => 1234 });
    const { messages } = await RawClient.connect(server);
    const session = expect.stringMatching(/./) as string;
    const hello = { ts: 1234, v: '5', h: `127.0.0.1:${server.port}`, s: session };
    expect(JSON.parse(messages[0] ?? '')).toEqual({ t: 'c', d: { t: 'h', d: hello } });
  });

  it('cuts a long message into frames, but no character in two', async () => {
    const client = await RawClient.connect(await startServer());
    let longest = 0;
    client.socket.on('message', (frame: Buffer) => {
      longest = Math.max(longest, frame.toString().length);
    });
    const text = `a${'\u{1f4a7}'.repeat(30_000)}`;
    await client.request('p', { p: '/text', d: text });
    expect(await client.request('g', { p: '/text', q: {} })).toEqual({ s: 'ok', d: text });
    expect(longest).toBeLessThanOrEqual(16_385);
  });

  it('sends a writer its own write once, before the acknowledgement', async () => {
    const client = await RawClient.connect(await startServer());
    await client.request('q', { p: '/a', h: '' });
    await client.request('m', { p: '/', d: { 'a/b': 1, 'a/c/d': 2, e: 3 } });
    await client.request('p', { p: '/a/b', d: 4 });
    expect(client.messagesAfter(2)).toEqual([
      { a: 'm', b: { p: 'a', d: { b: 1, 'c/d': 2 } } },
      { r: 2, b: { s: 'ok', d: '' } },
      { a: 'd', b: { p: 'a/b', d: 4 } },
      { r: 3, b: { s: 'ok', d: '' } },
    ]);
  });

  it('sends no update for a write that does not change the result of a listen', async () => {
    const client = await RawClient.connect(await startServer());
    await client.request('q', { p: '/a/b', h: '' });
    await client.request('q', { p: '/a', q: { l: 1, vf: 'l', i: '.key' }, t: 7, h: '' });
    await client.request('p', { p: '/a', d: { b: 1, c: 1 } });
    await client.request('p', { p: '/a', d: { b: 1, c: 2 } });
    expect(client.messagesAfter(3)).toEqual([
      { a: 'd', b: { p: 'a/b', d: 1 } },
      { a: 'd', b: { p: 'a', d: { b: 1 }, t: 7 } },
      { r: 3, b: { s: 'ok', d: '' } },
      { r: 4, b: { s: 'ok', d: '' } },
    ]);
  });

  // The SDK takes the view of a query for the whole list from then on; the notes of the protocol allow this answer.
  it('answers the hash of nothing with no data where nothing is found, and with what is found', async () => {
    const client = await RawClient.connect(await startServer());
    const low = { i: 'stock', ep: 5 };
    await client.request('p', { p: '/items', d: { a: { stock: 40 } } });
    await client.request('q', { p: '/items', q: low, t: 7, h: '' });
    await client.request('q', { p: '/items', q: { ...low, ep: 50 }, t: 8, h: '' });
    await client.request('q', { p: '/none', h: '' });
    expect(client.messagesAfter(2)).toEqual([
      { r: 2, b: { s: 'ok', d: {} } },
      { a: 'd', b: { p: 'items', d: { a: { stock: 40 } }, t: 8 } },
      { r: 3, b: { s: 'ok', d: {} } },
      { r: 4, b: { s: 'ok', d: {} } },
    ]);
  });

  it('ends only the listen with the same path and query', async () => {
    const client = await RawClient.connect(await startServer());
    const query = { l: 1, vf: 'l' };
    await client.request('q', { p: '/a', h: '' });
    await client.request('q', { p: '/a', q: query, t: 7, h: '' });
    await client.request('n', { p: '/a' });
    await client.request('p', { p: '/a', d: { b: 1 } });
    await client.request('n', { p: '/a', q: query, t: 7 });
    await client.request('p', { p: '/a', d: { b: 2 } });
    expect(client.messagesAfter(4)).toEqual([
      { a: 'd', b: { p: 'a', d: { b: 1 }, t: 7 } },
      ...[4, 5, 6].map((r) => ({ r, b: { s: 'ok', d: '' } })),
    ]);
  });

  it('cancels the listens a client may no longer read after signing out or in as another user', async () => {
    const client = await RawClient.connect(await startServer({ rules: OWN }));
    const query = { l: 1, vf: 'l' };
    const changes: readonly (readonly [string, object])[] = [
      ['unauth', {}],
      ['auth', { cred: unsignedToken({ sub: 'bob', iat: 0 }) }],
    ];
    for (const [action, body] of changes) {
      expect(await client.request('auth', ANN)).toMatchObject({ s: 'ok' });
      await client.request('q', { p: '/ann', h: '' });
      await client.request('q', { p: '/ann', q: query, t: 1, h: '' });
      const before = client.messages.length;
      await client.request(action, body);
      expect(client.messagesAfter(before).slice(0, 2)).toEqual([
        { a: 'c', b: { p: '/ann' } },
        { a: 'c', b: { p: '/ann', q: [query] } },
      ]);
    }
  });

  it('replies datastale to an outdated transaction before it evaluates the write rules', async () => {
    const rules = '{"rules":{"n":{".read":true,".write":"newData.val() === 2"}}}';
    const client = await RawClient.connect(await startServer({ rules }));
    expect(await client.request('p', { p: '/n', d: 9, h: WRONG_HASH })).toMatchObject({
      s: 'datastale',
    });
    expect(await client.request('p', { p: '/n', d: 9, h: '' })).toMatchObject({
      s: 'permission_denied',
    });
    expect(await client.request('p', { p: '/n', d: 2, h: '' })).toMatchObject({ s: 'ok' });
  });

  it.each([
    ['nothing', false],
    ['only write', true],
  ])('does not reveal a value through a hash to a client that may do %s', async (_, write) => {
    const rules = `{"rules":{"n":{".write":${write}}}}`;
    const server = await startServer({ rules });
    await rest(server, '/n.json', { method: 'PUT', body: '7' });
    const { database } = server.namespaces.get(NAMESPACE);
    const correctHash = database.hash(database.root.child('n'));
    const client = await RawClient.connect(server);
    const attempts = ['', WRONG_HASH, correctHash].flatMap((h) => [
      ['p', { p: '/n', d: 8, h }] as const,
      ['p', { p: '/n', d: '', h }] as const,
      ['m', { p: '/n', d: { x: 8 }, h }] as const,
    ]);
    for (const [action, body] of attempts) {
      expect(await client.request(action, body)).toEqual({
        s: 'permission_denied',
        d: 'Permission denied',
      });
    }
    expect((await rest(server, '/n.json')).json).toBe(7);
  });

  it('lets an admin impersonate a user or a signed-out client', async () => {
    const client = await RawClient.connect(await startServer({ rules: OWN }));
    const write = async (name: string) => (await client.request('p', { p: `/${name}`, d: 1 })).s;
    await client.request('gauth', { cred: 'owner', authvar: { uid: 'ann' } });
    expect([await write('ann'), await write('bob')]).toEqual(['ok', 'permission_denied']);
    await client.request('gauth', { cred: 'owner', noauth: true });
    expect(await write('ann')).toBe('permission_denied');
    await client.request('gauth', { cred: 'owner' });
    expect(await write('bob')).toBe('ok');
    expect(await client.request('auth', { cred: 'no token' })).toMatchObject({
      s: 'invalid_token',
    });
  });

  it('closes the lost session of a client that reconnects', async () => {
    const server = await startServer();
    const lost = await RawClient.connect(server);
    await lost.request('o', { p: '/disconnected', d: true });
    const { d } = JSON.parse(lost.messages[0] ?? '') as { d: { d: { s: string } } };
    await RawClient.connect(server, `&ls=${d.d.s}`);
    expect((await rest(server, '/disconnected.json')).json).toBe(true);
    expect(await lost.closed).toBeGreaterThan(0);
  });

  it('ignores a keep-alive, answers a ping, and rejects an unknown action', async () => {
    const client = await RawClient.connect(await startServer());
    client.socket.send('0');
    client.socket.send('{"t":"c","d":{"t":"p","d":{}}}');
    expect(await client.request('unknown', {})).toMatchObject({ s: 'invalid_data' });
    expect(JSON.parse(client.messages[1] ?? '')).toEqual({ t: 'c', d: { t: 'o', d: null } });
  });
});
