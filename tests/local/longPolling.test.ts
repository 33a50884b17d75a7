import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from './testServer';
import { rest } from './restClient';
import { PollingClient } from './pollingClient';

describe('a client with long polling', () => {
  it('receives a hello, replies, and the writes of others', async () => {
    const server = await startServer();
    const client = await PollingClient.connect(server);
    expect(client.messages).toMatchObject([
      { t: 'c', d: { t: 'h', d: { h: new URL(server.url).host } } },
    ]);
    void client.request({ r: 1, a: 'q', b: { p: '/a', h: '' } });
    await client.waitFor({ t: 'd', d: { r: 1, b: { s: 'ok', d: {} } } });
    await rest(server, '/a.json', { method: 'PUT', body: '{"__proto__":"value"}' });
    await client.waitFor({
      t: 'd',
      d: { a: 'd', b: { p: 'a', d: JSON.parse('{"__proto__":"value"}') } },
    });
    await client.disconnect();
  });

  it('can send the segments of a message out of order', async () => {
    const server = await startServer();
    const client = await PollingClient.connect(server);
    const text = 'é'.repeat(300);
    const segments = client.segments({ r: 1, a: 'p', b: { p: '/long', d: text } }, 3);
    expect(segments).toHaveLength(3);
    for (const index of [2, 0, 1]) void client.poll(segments[index]);
    await client.waitFor({ t: 'd', d: { r: 1, b: { s: 'ok', d: '' } } });
    expect((await rest(server, '/long.json')).json).toBe(text);
    await client.disconnect();
  });

  it('has its onDisconnect writes applied when its page is left', async () => {
    const server = await startServer();
    const client = await PollingClient.connect(server);
    void client.request({ r: 1, a: 'o', b: { p: '/disconnected', d: true } });
    await client.waitFor({ t: 'd', d: { r: 1, b: { s: 'ok', d: '' } } });
    expect((await rest(server, '/disconnected.json')).json).toBeNull();
    await client.disconnect();
    expect((await rest(server, '/disconnected.json')).json).toBe(true);
  });

  it('upgrades to a WebSocket without losing or reordering messages', async () => {
    const server = await startServer();
    const client = await PollingClient.connect(server);
    const { s } = (client.messages[0] as { d: { d: { s: string } } }).d.d;
    const socket = new WebSocket(
      `ws://127.0.0.1:${server.port}/.ws?v=5&ns=demo-default-rtdb&s=${s}`,
    );
    const messages: unknown[] = [];
    socket.on('message', (frame: Buffer) => messages.push(JSON.parse(frame.toString())));
    await expect.poll(() => messages).toEqual([{ t: 'c', d: { t: 'a', d: {} } }]);
    socket.send('{"t":"c","d":{"t":"p","d":{}}}');
    await expect.poll(() => messages.at(-1)).toEqual({ t: 'c', d: { t: 'o', d: null } });
    socket.send('{"t":"c","d":{"t":"a","d":{}}}');
    void client.poll('');
    await client.waitFor({ t: 'c', d: { t: 'n', d: {} } });
    // Sent over the WebSocket before polling has ended, so the server must defer it.
    socket.send('{"t":"d","d":{"r":2,"a":"p","b":{"p":"/n","d":2}}}');
    void client.request({ r: 1, a: 'p', b: { p: '/n', d: 1 } });
    void client.send({ t: 'c', d: { t: 'n', d: {} } });
    await expect
      .poll(() => messages.slice(2))
      .toEqual([
        { t: 'd', d: { r: 1, b: { s: 'ok', d: '' } } },
        { t: 'd', d: { r: 2, b: { s: 'ok', d: '' } } },
      ]);
    expect((await rest(server, '/n.json')).json).toBe(2);
    await client.disconnect();
    socket.send('{"t":"d","d":{"r":3,"a":"s","b":{}}}');
    await expect.poll(() => messages).toHaveLength(5);
    socket.close();
  });

  it('is disconnected after a wrong password or an invalid message', async () => {
    const server = await startServer();
    const client = await PollingClient.connect(server);
    const response = await fetch(`${server.url}/.lp?id=${client.id}&pw=guess`);
    expect(await response.text()).toBe("pLPCommand('close');");
    expect(await client.poll('&seg0=0&ts0=1&d0=bm9uc2Vuc2U.')).toBe("pLPCommand('close');");
  });
});
