/**
 * Load test: `npm run load`. Twenty-five signed-in clients listen to an inventory of 10,000 records and save twice
 * a second each for two minutes, through the SDK and the security rules, to the local backend.
 * Fails unless every save is acknowledged and every client ends with the same records as the server.
 * Configurable with LOAD_CLIENTS, LOAD_SECONDS and LOAD_RECORDS.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN_AUTHORIZATION, PROJECT_ID } from '../../local/start/appEnvironment.ts';
import { startAuthEmulator } from '../../local/start/authEmulator.ts';
import { startDatabaseServer } from '../../local/start/databaseServer.ts';
import { freePorts } from '../../local/start/ports.ts';
import { items } from '../bench/records.ts';
import { openClient, type Client, type Ports } from './client.ts';
import { Delays } from './delays.ts';

const CLIENTS = Number(process.env['LOAD_CLIENTS'] ?? 25);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 120);
const RECORDS = Number(process.env['LOAD_RECORDS'] ?? 10_000);
const SAVES_PER_SECOND = 2;

const folder = mkdtempSync(join(tmpdir(), 'load-'));
const ports: Ports = await freePorts('auth', 'database');
const services = [startAuthEmulator(ports.auth), startDatabaseServer(ports.database, folder)];
try {
  await Promise.all(services.map(({ ready }) => ready));
  await adminRequest('PUT', items(RECORDS));
  const delays = new Delays();
  const clients: Client[] = [];
  for (let n = 0; n < CLIENTS; n += 1) clients.push(await openClient(n, ports, delays));
  print(
    `${CLIENTS} clients listen to ${RECORDS} records and save ${SAVES_PER_SECOND} times a second each for ${SECONDS} s.`,
  );

  const saves = await Promise.all(clients.map(saveContinuously));
  const sent = saves.flat();
  const acknowledged = (await Promise.allSettled(sent)).filter(
    ({ status }) => status === 'fulfilled',
  );
  await pause(2_000);
  const expected = JSON.stringify(await adminRequest('GET'));
  const equal = clients.filter((client) => JSON.stringify(client.records()) === expected);
  const acknowledgements = new Delays(clients.flatMap((client) => client.acknowledgementTimes));

  print(`Acknowledged: ${acknowledged.length} of ${sent.length}.`);
  print(
    `Clients equal to the server (${Object.keys(JSON.parse(expected)).length} records): ${equal.length} of ${CLIENTS}.`,
  );
  print(`From a save to its arrival at another client: ${delays.summary()}.`);
  print(`From a save to its acknowledgement: ${acknowledgements.summary()}.`);
  print(`Load average: ${loadavg()[0]?.toFixed(1)}.`);
  const total = CLIENTS * SECONDS * SAVES_PER_SECOND;
  if (acknowledged.length !== total || equal.length !== CLIENTS) process.exitCode = 1;
  await Promise.all(clients.map((client) => client.close()));
} finally {
  await Promise.all(services.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
}
// The SDK's timers for token refresh would keep the process alive.
process.exit();

/** Saves at a constant rate without waiting for acknowledgements. */
async function saveContinuously(client: Client): Promise<readonly Promise<void>[]> {
  const start = Date.now() + Math.random() * 500;
  const saves: Promise<void>[] = [];
  for (let n = 0; n < SECONDS * SAVES_PER_SECOND; n += 1) {
    await pause(Math.max(0, start + (n * 1_000) / SAVES_PER_SECOND - Date.now()));
    saves.push(client.save(n));
  }
  return saves;
}

/** Writes or reads all records as admin. */
async function adminRequest(method: 'PUT' | 'GET', value?: unknown): Promise<object> {
  const url = `http://127.0.0.1:${ports.database}/inventory/items.json?ns=${PROJECT_ID}-default-rtdb`;
  const response = await fetch(url, {
    method,
    headers: ADMIN_AUTHORIZATION,
    ...(value === undefined ? {} : { body: JSON.stringify(value) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as object;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
