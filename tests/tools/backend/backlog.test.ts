import { get, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseServer } from '../../../tools/backend/server';
import { RawClient } from './rawClient';
import { NAMESPACE, rest } from './restClient';
import { startServer } from './testServer';

const MEGABYTE = 1024 * 1024;
const TEXT = 'x'.repeat(MEGABYTE);
const DISCONNECTED = 'A client was disconnected: it does not read what it is sent';
/** More than the operating system buffers for a socket. */
const UNREAD_MEGABYTES = 24;

let server: DatabaseServer;
let log: string[];

beforeEach(() => start({ stalledMs: 500 }));

async function start({ stalledMs }: { readonly stalledMs: number }): Promise<void> {
  log = [];
  const backlogLimits = { bytes: 4 * MEGABYTE, stalledMs, maxBytes: 32 * MEGABYTE };
  server = await startServer({ log: (line) => log.push(line), backlogLimits });
}

describe('a client that reads nothing is disconnected above the backlog limit', () => {
  it('on a WebSocket', async () => {
    const client = await RawClient.connect(server);
    await client.request('o', { p: '/disconnected', d: true });
    await client.request('q', { p: '/text', h: '' });
    client.socket.pause();
    writeAtOnce(UNREAD_MEGABYTES);
    await expect.poll(isDisconnected).toBe(true);
    expect(log).toEqual([DISCONNECTED]);
    client.socket.resume();
    expect(await client.closed).toBe(1006);
  });

  it('in an event stream', async () => {
    const stream = await new Promise<IncomingMessage>((resolve) => {
      const headers = { accept: 'text/event-stream' };
      get(`${server.url}/text.json?ns=${NAMESPACE}`, { headers }, resolve);
    });
    writeAtOnce(UNREAD_MEGABYTES);
    await expect.poll(() => log).toEqual([DISCONNECTED]);
    await expect(stream.toArray()).rejects.toThrow('aborted');
  });

  it('at once above the maximum', async () => {
    const client = await RawClient.connect(server);
    await client.request('q', { p: '/text', h: '' });
    client.socket.pause();
    writeAtOnce(34);
    expect(log).toEqual([DISCONNECTED]);
  });
});

it('a client that reads receives everything, even above the backlog limit', async () => {
  // So long that also on a busy machine it has read something.
  await start({ stalledMs: 60_000 });
  const client = await RawClient.connect(server);
  await client.request('q', { p: '/text', h: '' });
  writeAtOnce(UNREAD_MEGABYTES);
  await expect.poll(() => client.messages.length).toBe(2 + UNREAD_MEGABYTES);
  expect(await client.request('s', {})).toMatchObject({ s: 'ok' });
  expect(log).toEqual([]);
});

/** Writes one megabyte at a time synchronously, so that no client can read in between. */
function writeAtOnce(megabytes: number): void {
  const { database } = server.namespaces.get(NAMESPACE);
  for (let n = 0; n < megabytes; n += 1) {
    database.write('admin', [{ path: ['text'], json: `${n}${TEXT}` }]);
  }
}

async function isDisconnected(): Promise<boolean> {
  return (await rest(server, '/disconnected.json')).json === true;
}
