import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../../tools/try-out/backend/backend.ts';
import { replaceFetch } from '../../../tools/try-out/page/replaceFetch.ts';
import { replaceWebSocket } from '../../../tools/try-out/page/PortSocket.ts';
import { openBackend, Tab } from './tab.ts';

describe('a socket to the pretended host', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
  });

  it('opens, says hello and enforces the security rules until its client has signed in', async () => {
    const tab = new Tab(backend);
    const client = await tab.connect();
    expect(client.pushes).toEqual([]);
    expect((await client.request('g', { p: '/sales/deals' })).s).toBe('permission_denied');
    expect(client.pushes).toMatchObject([{ t: 'h', d: { v: '5' } }]);
    expect((await client.request('auth', { cred: await tab.signIn() })).s).toBe('ok');
    const { s, d } = await client.request('g', { p: '/sales/deals' });
    expect(s).toBe('ok');
    expect(JSON.stringify(d)).toContain('Koi court with pergola shade');
    expect((await client.request('p', { p: '/sales/deals', d: null })).s).toBe('permission_denied');
  });

  it('tells one tab what another has written, also in many frames', async () => {
    const [first, second] = [new Tab(backend), new Tab(backend)];
    const [reader, writer] = [await first.connect(), await second.connect()];
    await reader.request('auth', { cred: await first.signIn() });
    await writer.request('auth', { cred: await second.signIn() });
    await reader.request('q', { p: '/config/assignees', h: '' });
    const list = { version: 1, names: ['Aquatics & Sons '.repeat(4).trim()] };
    expect((await writer.request('p', { p: '/config/assignees', d: list }, 20)).s).toBe('ok');
    await expect.poll(() => JSON.stringify(reader.pushes.at(-1))).toContain(list.names[0]);
  });

  it('is closed with all others of its page, so that the client connects again', async () => {
    const client = await new Tab(backend).connect();
    client.closeAll();
    await expect(client.closed).resolves.toBeUndefined();
  });

  it('is closed by the backend when its client sends no JSON', async () => {
    const client = await new Tab(backend).connect();
    client.socket.send('{');
    await expect(client.closed).resolves.toBeUndefined();
  });
});

it('sockets and requests to any other host stay what they are', async () => {
  const posted: unknown[] = [];
  const opened: string[] = [];
  const scope = {
    WebSocket: function open(url: string) {
      opened.push(url);
    } as unknown as new (url: string) => object,
    fetch: (input: unknown) => Promise.resolve(new Response(String(input))),
  };
  const { WebSocket: Original } = scope;
  replaceWebSocket(scope, (message) => posted.push(message));
  replaceFetch(scope, (message) => posted.push(message));
  expect(new scope.WebSocket('wss://reef.example/')).toBeInstanceOf(Original);
  expect(opened).toEqual(['wss://reef.example/']);
  const answer = await scope.fetch('https://reef.example/accounts.invalid/');
  expect(await answer.text()).toBe('https://reef.example/accounts.invalid/');
  expect(posted).toEqual([]);
});
