import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from './clients';
import { rest } from './restClient';
import { Poller } from './poller';
import { PATIENTLY } from './patience';

describe('a browser that polls', () => {
  it('is greeted, answered, and told what others write', async () => {
    const server = await startServer();
    const poller = await Poller.start(server);
    expect(poller.messages).toMatchObject([
      { t: 'c', d: { t: 'h', d: { h: new URL(server.url).host } } },
    ]);
    void poller.ask({ r: 1, a: 'q', b: { p: '/a', h: '' } });
    await poller.until({ t: 'd', d: { r: 1, b: { s: 'ok', d: {} } } });
    await rest(server, '/a.json', { method: 'PUT', body: '{"__proto__":"kept"}' });
    await poller.until({
      t: 'd',
      d: { a: 'd', b: { p: 'a', d: JSON.parse('{"__proto__":"kept"}') } },
    });
    await poller.leave();
  });

  it('may send a message in pieces that overtake each other', async () => {
    const server = await startServer();
    const poller = await Poller.start(server);
    const text = 'é'.repeat(300);
    const pieces = poller.pieces({ r: 1, a: 'p', b: { p: '/long', d: text } }, 3);
    expect(pieces).toHaveLength(3);
    for (const piece of [pieces[2], pieces[0], pieces[1]]) void poller.poll(piece);
    await poller.until({ t: 'd', d: { r: 1, b: { s: 'ok', d: '' } } });
    expect((await rest(server, '/long.json')).json).toBe(text);
    await poller.leave();
  });

  it('has what it queued written when its page is left', async () => {
    const server = await startServer();
    const poller = await Poller.start(server);
    void poller.ask({ r: 1, a: 'o', b: { p: '/gone', d: true } });
    await poller.until({ t: 'd', d: { r: 1, b: { s: 'ok', d: '' } } });
    expect((await rest(server, '/gone.json')).json).toBeNull();
    await poller.leave();
    expect((await rest(server, '/gone.json')).json).toBe(true);
  });

  it('moves to a socket without losing or reordering anything', async () => {
    const server = await startServer();
    const poller = await Poller.start(server);
    const { s } = (poller.messages[0] as { d: { d: { s: string } } }).d.d;
    const socket = new WebSocket(
      `ws://127.0.0.1:${server.port}/.ws?v=5&ns=demo-default-rtdb&s=${s}`,
    );
    const overSocket: unknown[] = [];
    socket.on('message', (frame: Buffer) => overSocket.push(JSON.parse(frame.toString())));
    await expect.poll(() => overSocket, PATIENTLY).toEqual([{ t: 'c', d: { t: 'a', d: {} } }]);
    socket.send('{"t":"c","d":{"t":"p","d":{}}}');
    await expect
      .poll(() => overSocket.at(-1), PATIENTLY)
      .toEqual({ t: 'c', d: { t: 'o', d: null } });
    socket.send('{"t":"c","d":{"t":"a","d":{}}}');
    void poller.poll('');
    await poller.until({ t: 'c', d: { t: 'n', d: {} } });
    // Sent over the socket before the last words over the polls: it has to wait for them.
    socket.send('{"t":"d","d":{"r":2,"a":"p","b":{"p":"/n","d":2}}}');
    void poller.ask({ r: 1, a: 'p', b: { p: '/n', d: 1 } });
    void poller.send({ t: 'c', d: { t: 'n', d: {} } });
    await expect
      .poll(() => overSocket.slice(2), PATIENTLY)
      .toEqual([
        { t: 'd', d: { r: 1, b: { s: 'ok', d: '' } } },
        { t: 'd', d: { r: 2, b: { s: 'ok', d: '' } } },
      ]);
    expect((await rest(server, '/n.json')).json).toBe(2);
    await poller.leave();
    socket.send('{"t":"d","d":{"r":3,"a":"s","b":{}}}');
    await expect.poll(() => overSocket, PATIENTLY).toHaveLength(5);
    socket.close();
  });

  it('is shut out with a wrong password, or when it sends nonsense', async () => {
    const server = await startServer();
    const poller = await Poller.start(server);
    const stranger = await fetch(`${server.url}/.lp?id=${poller.id}&pw=guess`);
    expect(await stranger.text()).toBe("pLPCommand('close');");
    const answer = await poller.poll('&seg0=0&ts0=1&d0=bm9uc2Vuc2U.');
    expect(answer).toBe("pLPCommand('close');");
  });
});
