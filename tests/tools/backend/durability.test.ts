import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { rest } from './restClient';
import { temporaryFolder } from './temporaryFolder';
import { type ServerProcess, startServerProcess } from './serverProcess';

/** `DURABILITY_ROUNDS=50` for a thorough run. */
const ROUNDS = Number(process.env['DURABILITY_ROUNDS'] ?? 3);
const CLIENTS = [0, 1, 2];
/** Writes in flight may be lost, but only completely; many at a time are more likely to be interrupted. */
const IN_FLIGHT = 20;

it(
  `loses no acknowledged write and stores none partially when it is killed ${ROUNDS} times`,
  { timeout: 20_000 + ROUNDS * 15_000 },
  async () => {
    const data = temporaryFolder();
    const acknowledged = new Set<string>();
    let lost = 0;
    let partial = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [server, url] = await startTwo(data);
      const clients = CLIENTS.map((client) =>
        writeContinuously(url, `${round}-${client}`, acknowledged),
      );
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 10);
      await sleep(Math.random() * 300);
      server.process.kill('SIGKILL');
      expect(await server.exited).toBe('SIGKILL');
      await Promise.all(clients);
    }
    const server = startServerProcess('--port', '0', '--data', data);
    const { json } = await rest({ url: await server.ready }, '/.json');
    server.process.kill('SIGTERM');
    await server.exited;

    const { left, right } = json as Readonly<Record<'left' | 'right', Record<string, number>>>;
    for (const name of acknowledged) if (!(name in left)) lost += 1;
    for (const name of Object.keys({ ...left, ...right }))
      if (left[name] !== right[name]) partial += 1;
    process.stdout.write(
      `durability: ${ROUNDS} rounds, ${acknowledged.size} acknowledged writes, ${lost} lost, ${partial} partial\n`,
    );
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * 10);
    expect([lost, partial]).toEqual([0, 0]);
  },
);

/** Starts two servers at once on a folder with the lock of a killed server; only one of them may start. */
async function startTwo(data: string): Promise<readonly [ServerProcess, string]> {
  const two = [1, 2].map(() => startServerProcess('--port', '0', '--data', data));
  const started = await Promise.any(
    two.map(async (server) => [server, await server.ready] as const),
  );
  const other = two.find((server) => server !== started[0]);
  expect([await other?.exited, other?.output()]).toEqual([1, expect.stringContaining('in use')]);
  return started;
}

/** Sends updates of two paths, `IN_FLIGHT` at a time, until the connection is lost. */
function writeContinuously(url: string, name: string, acknowledged: Set<string>): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5&ns=demo-default-rtdb`);
    let sent = 0;
    const send = () => {
      sent += 1;
      const key = `${name}-${sent}`;
      const d = { [`left/${key}`]: sent, [`right/${key}`]: sent };
      socket.send(JSON.stringify({ t: 'd', d: { r: sent, a: 'm', b: { p: '/', d } } }));
    };
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.on('open', () => {
      for (let n = 0; n < IN_FLIGHT; n += 1) send();
    });
    socket.on('message', (frame: Buffer) => {
      const { t, d } = JSON.parse(frame.toString()) as {
        t: string;
        d: { r: number; b: { s: string } };
      };
      if (t !== 'd') return;
      if (d.b.s === 'ok') acknowledged.add(`${name}-${d.r}`);
      send();
    });
  });
}
