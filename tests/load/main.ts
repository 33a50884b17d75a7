/**
 * Many people at work at once: `npm run load`. Twenty-five signed-in clients follow an inventory of 10,000 records
 * and write two saves a second each for two minutes, through the SDK and the security rules, to the local backend.
 * Fails unless every save is acknowledged and every client ends with the tree of the server.
 * LOAD_CLIENTS, LOAD_SECONDS and LOAD_RECORDS change the sizes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT_ID } from '../../local/start/appEnvironment.ts';
import { startAuthEmulator } from '../../local/start/authEmulator.ts';
import { startDatabaseServer } from '../../local/start/databaseServer.ts';
import { freePort } from '../../local/start/ports.ts';
import { items } from '../bench/records.ts';
import { openClient, type Client, type Ports } from './client.ts';
import { Delays } from './delays.ts';

const CLIENTS = Number(process.env['LOAD_CLIENTS'] ?? 25);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 120);
const RECORDS = Number(process.env['LOAD_RECORDS'] ?? 10_000);
const SAVES_PER_SECOND = 2;

const folder = mkdtempSync(join(tmpdir(), 'load-'));
const ports: Ports = { auth: await freePort(), database: await freePort() };
const parts = [startAuthEmulator(ports.auth), startDatabaseServer(ports.database, folder)];
try {
  await Promise.all(parts.map(({ answering }) => answering));
  await owner('PUT', items(RECORDS));
  const delays = new Delays();
  const clients: Client[] = [];
  for (let n = 0; n < CLIENTS; n += 1) clients.push(await openClient(n, ports, delays));
  say(
    `${CLIENTS} clients follow ${RECORDS} records; ${SECONDS} s of ${SAVES_PER_SECOND} saves a second each.`,
  );

  const saves = await Promise.all(clients.map(work));
  const sent = saves.flat();
  const acknowledged = (await Promise.allSettled(sent)).filter(
    ({ status }) => status === 'fulfilled',
  );
  await pause(2_000);
  const truth = JSON.stringify(await owner('GET'));
  const equal = clients.filter((client) => JSON.stringify(client.tree()) === truth);

  say(`Acknowledged: ${acknowledged.length} of ${sent.length}.`);
  say(
    `Clients with the tree of the server (${Object.keys(JSON.parse(truth)).length} records): ${equal.length} of ${CLIENTS}.`,
  );
  say(`From a save to its sight by another: ${delays.told()}.`);
  say(
    `From a save to its acknowledgement: ${new Delays(clients.flatMap(({ answers }) => answers)).told()}.`,
  );
  say(`Load of the machine: ${loadavg()[0]?.toFixed(1)}.`);
  const wanted = CLIENTS * SECONDS * SAVES_PER_SECOND;
  if (acknowledged.length !== wanted || equal.length !== CLIENTS) process.exitCode = 1;
  await Promise.all(clients.map((client) => client.close()));
} finally {
  await Promise.all(parts.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
}
// The SDK's sign-in keeps timers for the next tokens, which nobody waits for.
process.exit();

/** Saves at its own pace, whether the answers come or not. */
async function work(client: Client): Promise<readonly Promise<void>[]> {
  const begin = Date.now() + Math.random() * 500;
  const saves: Promise<void>[] = [];
  for (let n = 0; n < SECONDS * SAVES_PER_SECOND; n += 1) {
    await pause(Math.max(0, begin + (n * 1_000) / SAVES_PER_SECOND - Date.now()));
    saves.push(client.save(n));
  }
  return saves;
}

/** Writes or reads all records past the rules. */
async function owner(method: 'PUT' | 'GET', value?: unknown): Promise<object> {
  const url = `http://127.0.0.1:${ports.database}/inventory/items.json?ns=${PROJECT_ID}-default-rtdb`;
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(value === undefined ? {} : { body: JSON.stringify(value) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as object;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
