/**
 * Measures how the server scales with its data: `npx tsx tests/local/performance.bench.ts`.
 * The server runs as a separate process; all times are in milliseconds.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../local/core/database';
import { EMPTY } from '../../local/core/node';
import { nodeFromJson } from '../../local/core/nodeFromJson';
import { compileRules } from '../../local/core/rules/compileRules';
import { createDatabaseServer } from '../../local/server';
import { rest } from './restClient';
import { type ServerProcess, startServerProcess } from './serverProcess';
import { RawClient } from './rawClient';

const SIZES = [1000, 10_000, 100_000];
const WRITES = 400;
const LISTENERS = 10;
const NEWEST = { p: '/deals', q: { i: 'value', l: 20, vf: 'r' } };
const RULES = `{"rules":{"deals":{".indexOn":"value","$id":{
  ".write":"auth.token.staff === true && (!data.exists() || data.child('owner').val() === auth.uid)",
  ".validate":"newData.hasChildren(['name','value']) && newData.child('value').isNumber()"}}}}`;

const rows = [];
for (const size of SIZES) rows.push(await measure(size));
process.stdout.write(`${(await startTime()).toFixed(1)} ms from call to ready, in memory\n`);
console.table(rows);

async function measure(size: number) {
  const records = recordsOf(size);
  const keys = Object.keys(records);
  const data = mkdtempSync(join(tmpdir(), 'figures-'));
  let server = startServerProcess('--port', '0', '--data', data);
  const url = await server.ready;
  const load = await timed(() =>
    rest({ url }, '/deals.json?print=silent', { method: 'PUT', body: JSON.stringify(records) }),
  );
  await stop(server);
  server = startServerProcess('--port', '0', '--data', data);
  const replay = await timed(() => server.ready);
  const port = Number(new URL(await server.ready).port);
  const clients = await Promise.all(
    Array.from({ length: LISTENERS + 1 }, () => RawClient.connect({ port })),
  );
  const [writer, ...listeners] = clients;
  if (!writer) throw new Error('no client');
  const query = await timed(() => writer.request('g', NEWEST));
  for (const listener of listeners) await listener.request('q', { p: '/deals', h: '' });
  for (const listener of listeners) await listener.request('q', { ...NEWEST, t: 1 });
  const writes = await series(WRITES, (n) => {
    return writer.request('p', { p: `/deals/${keys[(n * 7919) % size]}/value`, d: n * 250 });
  });
  const queries = await series(50, () => writer.request('g', NEWEST));
  const memory = residentMegabytes(server);
  for (const { socket } of clients) socket.terminate();
  await stop(server);
  rmSync(data, { recursive: true });
  return {
    records: size,
    load: Math.round(load),
    'start and replay': Math.round(replay),
    'memory MB': memory,
    'write, 10 listening': writes,
    'first query': round(query),
    'query again': queries,
    'rules decision': await decision(records, keys),
  };
}

/** The time in which the rules decide on one write, without the network. */
async function decision(records: object, keys: readonly string[]): Promise<number> {
  const root = nodeFromJson({ deals: records }, [], { existing: EMPTY, now: 0 });
  const deps = { now: () => 0, sha1: String, persist: () => {}, onDenied: () => {} };
  const database = new Database(root, deps);
  database.setRules(compileRules(RULES));
  const auth = { uid: 'u1', provider: null, token: { staff: true } };
  return series(2000, async (n) => {
    const at = ((n * 50 + 1) * 7) % keys.length;
    const key = keys[at - (at % 50) + 1] ?? '';
    database.check(auth, [{ path: ['deals', key, 'value'], json: n }]);
  });
}

function recordsOf(size: number): Record<string, object> {
  const entries = Array.from({ length: size }, (_, n) => [
    `-N${String(n).padStart(10, 'a')}`,
    {
      name: `Deal ${n}`,
      stage: ['New', 'Won', 'Lost'][n % 3],
      value: (n * 7919) % 100_000,
      owner: `u${n % 50}`,
      creationDate: '2026-01-01',
      note: 'A sentence or two about it.',
      open: n % 2 === 0,
    },
  ]);
  return Object.fromEntries(entries) as Record<string, object>;
}

/** The second start in a process, when all modules are loaded. */
async function startTime(): Promise<number> {
  await startOnce();
  return startOnce();
}

async function startOnce(): Promise<number> {
  const from = performance.now();
  const server = await createDatabaseServer({ rules: RULES });
  const time = performance.now() - from;
  await server.close();
  return time;
}

/** The median time of the calls. */
async function series(count: number, call: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) times.push(await timed(() => call(n)));
  return round(times.toSorted((a, b) => a - b)[count >> 1] ?? 0);
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await call();
  return performance.now() - from;
}

function round(time: number): number {
  return Number(time.toPrecision(2));
}

function residentMegabytes({ process: { pid } }: ServerProcess): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { windowsHide: true })) / 1024,
  );
}

async function stop({ process: server, exited }: ServerProcess): Promise<void> {
  server.kill('SIGTERM');
  await exited;
}
