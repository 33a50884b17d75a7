import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ADMIN_AUTHORIZATION } from '../../../../tools/backend/start/appEnvironment.ts';
import type { Ports } from '../../../../tools/backend/start/ports.ts';
import { BRAND } from '../../../../src/company/brand.ts';
import { freePorts, killLaunchers, launch } from './launcher.ts';
import { processesOn } from './processes.ts';

const READY = `${BRAND.name} is running`;
// So long that a busy machine is no reason to fail.
const START_TIMEOUT_MS = 200_000;
const USER = { email: 'omar@staff.example', password: 'coral-garden' };

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));

afterEach(killLaunchers);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('explains in one line why it cannot start', async () => {
  const ports = await freePorts();
  const other = createServer().listen(ports.app, '127.0.0.1');
  const { code, output } = await launch(ports, dataDir, '--preview').exited;
  other.close();
  expect(code).toBe(1);
  const message = `Port ${ports.app} for the preview is already in use`;
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  expect(processesOn(ports)).toEqual([]);
});

test('explains in one line that DATA_DIR is a file', async () => {
  const file = join(dataDir, 'letter.txt');
  writeFileSync(file, 'Not ours');
  const { code, output } = await launch(await freePorts(), file).exited;
  expect(code).toBe(1);
  expect(output.trim()).toBe(`${file} is a file; choose a folder, or a name that is free.`);
});

test(
  'stores accounts, sessions and records, and leaves no process when it stops',
  { timeout: 2 * START_TIMEOUT_MS },
  async () => {
    const ports = await freePorts();
    const first = launch(ports, dataDir);
    await first.prints('Starting the database server');
    await first.prints('Saving a month of demo records');
    await first.prints(READY);
    expect(existsSync(join(dataDir, 'demo-loaded'))).toBe(true);
    expect(processesOn(ports)).toHaveLength(3);
    const { idToken } = await callAuth(ports, 'signUp', { ...USER, displayName: 'Omar' });
    await writeNote(ports, 'Reef');
    first.kill('SIGTERM');
    expect(await first.exited).toMatchObject({ code: 0 });
    expect(processesOn(ports)).toEqual([]);

    const log = join(dataDir, 'database', 'notes', 'log.jsonl');
    appendFileSync(log, 'half a li');
    const second = launch(ports, dataDir);
    await second.prints(READY);
    await second.prints(`Warning: the last 9 bytes of ${log}`);
    expect(await callAuth(ports, 'signInWithPassword', USER)).toMatchObject({ email: USER.email });
    const wrongPassword = { ...USER, password: 'wrong!' };
    expect(await callAuth(ports, 'signInWithPassword', wrongPassword)).toMatchObject({
      error: { message: 'INVALID_PASSWORD' },
    });
    expect(await callAuth(ports, 'lookup', { idToken })).toMatchObject({
      users: [{ displayName: 'Omar' }],
    });
    expect(await readNote(ports)).toBe('Reef');

    const database = processesOn(ports).find(({ command }) => command.includes('cli.ts'));
    process.kill(database?.pid ?? 0, 'SIGKILL');
    const { code, output } = await second.exited;
    expect(code).toBe(1);
    expect(output).toContain('The database server was stopped by SIGKILL');
    expect(processesOn(ports)).toEqual([]);
  },
);

test(
  'leaves no process when it is killed, and with --fresh deletes only its own data',
  { timeout: 2 * START_TIMEOUT_MS },
  async () => {
    const ports = await freePorts();
    writeFileSync(join(dataDir, 'letter.txt'), 'Not ours');
    const fresh = launch(ports, dataDir, '--fresh');
    await expect.poll(() => processesOn(ports).length, { timeout: START_TIMEOUT_MS }).toBe(3);
    fresh.kill('SIGKILL');
    await expect.poll(() => processesOn(ports)).toEqual([]);
    expect(readdirSync(dataDir)).toContain('letter.txt');
    expect(readdirSync(dataDir)).not.toContain('demo-loaded');
  },
);

async function callAuth(
  { auth }: Ports,
  method: string,
  body: object,
): Promise<Record<string, unknown>> {
  const url = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

const noteUrl = ({ database }: Ports): string => `http://127.0.0.1:${database}/note.json?ns=notes`;

async function writeNote(ports: Ports, text: string): Promise<void> {
  const body = JSON.stringify(text);
  await fetch(noteUrl(ports), { method: 'PUT', headers: ADMIN_AUTHORIZATION, body });
}

async function readNote(ports: Ports): Promise<unknown> {
  return (await fetch(noteUrl(ports), { headers: ADMIN_AUTHORIZATION })).json();
}
