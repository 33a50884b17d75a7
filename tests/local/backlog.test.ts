import { get, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseServer } from '../../local/server';
import { startServer } from './clients';
import { Poller } from './poller';
import { RawClient } from './rawClient';
import { NAMESPACE, rest } from './restClient';

const MEGABYTE = 'x'.repeat(1024 * 1024);
const CUT = 'A client was disconnected: it does not read what it is sent';
/** A busy machine takes longer than the five to ten seconds that it takes to notice. */
const CUT_SOON = { timeout: 30_000 };
const READ_SOON = { timeout: 60_000 };

let server: DatabaseServer;
let said: string[];

beforeEach(async () => {
  said = [];
  server = await startServer({ log: (line) => said.push(line) });
});

describe(
  'a client that reads nothing is disconnected once more than 64 MB wait for it',
  { timeout: 60_000 },
  () => {
    it('on a socket', async () => {
      const client = await RawClient.connect(server);
      await client.ask('o', { p: '/gone', d: true });
      await client.ask('q', { p: '/text', h: '' });
      client.socket.pause();
      writeAtOnce(90);
      await expect.poll(isGone, CUT_SOON).toBe(true);
      expect(said).toEqual([CUT]);
      client.socket.resume();
      expect(await client.closed).toBe(1006);
    });

    it('in a stream of events', async () => {
      const stream = await new Promise<IncomingMessage>((resolve) => {
        const headers = { accept: 'text/event-stream' };
        get(`${server.url}/text.json?ns=${NAMESPACE}`, { headers }, resolve);
      });
      writeAtOnce(90);
      await expect.poll(() => said, CUT_SOON).toEqual([CUT]);
      await expect(stream.toArray()).rejects.toThrow('aborted');
    });

    it('that no longer polls', async () => {
      const poller = await Poller.start(server);
      await poller.ask({ r: 1, a: 'o', b: { p: '/gone', d: true } });
      void poller.ask({ r: 2, a: 'q', b: { p: '/text', h: '' } });
      await expect.poll(() => poller.messages.length).toBe(3);
      writeAtOnce(90);
      await expect.poll(isGone, CUT_SOON).toBe(true);
      expect(said).toEqual([CUT]);
      expect(await poller.poll('')).toBe("pLPCommand('close');");
    });

    it('at once when it is more than 256 MB', async () => {
      const client = await RawClient.connect(server);
      await client.ask('q', { p: '/text', h: '' });
      client.socket.pause();
      writeAtOnce(280);
      expect(said).toEqual([CUT]);
    });
  },
);

it(
  'a client that reads is sent everything, however much waits for it',
  { timeout: 90_000 },
  async () => {
    const client = await RawClient.connect(server);
    await client.ask('q', { p: '/text', h: '' });
    writeAtOnce(150);
    await expect.poll(() => client.frames.length, READ_SOON).toBe(2 + 150);
    expect(await client.ask('s', {})).toMatchObject({ s: 'ok' });
    expect(said).toEqual([]);
  },
);

/** Writes a text of so many megabytes, without giving any client the time to read. */
function writeAtOnce(megabytes: number): void {
  const { database } = server.namespaces.get(NAMESPACE);
  for (let n = 0; n < megabytes; n += 1) {
    database.write('admin', [{ path: ['text'], json: `${n}${MEGABYTE}` }]);
  }
}

/** Whether the server has noticed that the client is gone. */
async function isGone(): Promise<boolean> {
  return (await rest(server, '/gone.json')).json === true;
}
