import { describe, expect, it } from 'vitest';
import { startServer } from './testServer';
import { rest } from './restClient';
import { unsignedToken } from './unsignedToken';

describe('an event stream', () => {
  it('starts with the current data and sends every later write', async () => {
    const server = await startServer();
    await rest(server, '/a.json', { method: 'PUT', body: '{"b":1}' });
    const events = await stream(`${server.url}/a.json?ns=demo-default-rtdb`);
    await rest(server, '/a/c/d.json', { method: 'PUT', body: '2' });
    await rest(server, '/.json', {
      method: 'PATCH',
      body: '{"a/b":null,"a/e":[true],"elsewhere":1}',
    });
    await rest(server, '/.json', { method: 'PUT', body: '{"a":5}' });
    await expect
      .poll(() => events.all)
      .toEqual([
        ['put', { path: '/', data: { b: 1 } }],
        ['put', { path: '/c/d', data: 2 }],
        ['patch', { path: '/', data: { b: null, e: [true] } }],
        ['put', { path: '/', data: 5 }],
      ]);
    events.stop();
  });

  it('sends the changes of a query result', async () => {
    const server = await startServer();
    const events = await stream(
      `${server.url}/a.json?ns=demo-default-rtdb&orderBy="$key"&limitToLast=1`,
    );
    await rest(server, '/a/x.json', { method: 'PUT', body: '1' });
    await rest(server, '/a/b.json', { method: 'PUT', body: '1' });
    await rest(server, '/a/y.json', { method: 'PUT', body: '2' });
    await expect
      .poll(() => events.all.slice(1))
      .toEqual([
        ['put', { path: '/', data: { x: 1 } }],
        ['put', { path: '/', data: { y: 2 } }],
      ]);
    events.stop();
  });

  it('is cancelled when new rules deny the read', async () => {
    const server = await startServer();
    const events = await stream(`${server.url}/a.json?ns=demo-default-rtdb`);
    server.setRules('{"rules":{".read":false}}');
    await expect.poll(() => events.all.at(-1)).toEqual(['cancel', null]);
    await expect.poll(() => events.ended).toBe(true);
  });

  it('ends with `auth_revoked` when its token expires', async () => {
    const clock = { now: 1_000_950 };
    const server = await startServer({ now: () => clock.now });
    const token = unsignedToken({ sub: 'ann', exp: 1001 });
    const events = await stream(`${server.url}/a.json?ns=demo-default-rtdb&auth=${token}`);
    clock.now = 1_001_000;
    await rest(server, '/b.json', { method: 'PUT', body: '1' });
    await expect
      .poll(() => events.all.at(-1))
      .toEqual(['auth_revoked', 'credential is no longer valid']);
    await expect.poll(() => events.ended).toBe(true);
  });

  it('is rejected when the rules deny the read', async () => {
    const server = await startServer({ rules: '{"rules":{".read":false}}' });
    const headers = { accept: 'text/event-stream' };
    expect((await rest(server, '/a.json', { token: null, headers })).status).toBe(401);
  });
});

async function stream(url: string) {
  const abort = new AbortController();
  const headers = { accept: 'text/event-stream' };
  const response = await fetch(url, { headers, signal: abort.signal });
  const events = { all: [] as [string, unknown][], ended: false, stop: () => abort.abort() };
  void read(response, events).catch(() => {});
  return events;
}

async function read(response: Response, events: { all: [string, unknown][]; ended: boolean }) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const complete = text.split('\n\n');
    text = complete.pop() ?? '';
    for (const event of complete) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      events.all.push([name ?? '', JSON.parse(data ?? 'null')]);
    }
  }
  events.ended = true;
}
