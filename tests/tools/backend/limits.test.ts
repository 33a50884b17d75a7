import { describe, expect, it } from 'vitest';
import { RawClient } from './rawClient';
import { rest } from './restClient';
import { startServer } from './testServer';

describe('the server', () => {
  it('closes only the connection that sends a frame of more than 64 MB', async () => {
    const server = await startServer();
    const [client, other] = [await RawClient.connect(server), await RawClient.connect(server)];
    client.socket.send(Buffer.alloc(65 * 1024 * 1024, 'a'));
    expect(await client.closed).toBe(1009);
    expect(await other.request('p', { p: '/a', d: 1 })).toEqual({ s: 'ok', d: '' });
  });

  it('rejects a write of more than 16 MB', async () => {
    const server = await startServer();
    const client = await RawClient.connect(server);
    const reply = client.replyTo(1);
    const d = 'x'.repeat(17 * 1024 * 1024);
    client.socket.send(JSON.stringify({ t: 'd', d: { r: 1, a: 'p', b: { p: '/a', d } } }));
    expect(await reply).toMatchObject({ s: 'too_big' });
    expect((await rest(server, '/a.json')).json).toBeNull();
  });

  it('rejects a tree of 10,000 levels, over WebSocket and REST', async () => {
    const server = await startServer();
    const client = await RawClient.connect(server);
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const reply = client.replyTo(1);
    client.socket.send(`{"t":"d","d":{"r":1,"a":"p","b":{"p":"/a","d":${deep}}}}`);
    expect(await reply).toMatchObject({
      s: 'invalid_data',
      d: expect.stringContaining('32 levels'),
    });
    expect((await rest(server, '/a.json', { method: 'PUT', body: deep })).status).toBe(400);
    const brackets = '['.repeat(5_000_000);
    expect((await rest(server, '/a.json', { method: 'PUT', body: brackets })).status).toBe(400);
    client.socket.send(`{"t":"d","d":${brackets}`);
    expect(await client.closed).toBe(1008);
  });

  it('survives invalid URLs', async () => {
    const server = await startServer();
    for (const path of ['//', '/%', '/.ws', '/a', '/..%2f.json', '/.json?ns=%00']) {
      const response = await fetch(`${server.url}${path}`);
      expect(response.status).toBeLessThan(500);
    }
    const client = await RawClient.connect(server);
    expect(await client.request('s', {})).toEqual({ s: 'ok', d: '' });
  });
});
