import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { freePorts, killLaunchers, launch } from './launcher.ts';
import { partsOn } from './processes.ts';
import { settingFor, type Ports } from '../../local/start/ports.ts';
import { BRAND } from '../../src/lib/brand.ts';

const READY = `${BRAND.name} is running`;
const A_START = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));

afterEach(killLaunchers);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('what cannot work is refused in one line', { timeout: A_START }, () => {
  test('a taken port', async () => {
    const ports = await freePorts();
    const other = createServer().listen(ports.auth, '127.0.0.1');
    const { code, output } = await launch(ports, dataDir).ended;
    other.close();
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${ports.auth} `)]);
    expect(output).toContain('AUTH_PORT=');
    expect(partsOn(ports)).toEqual([]);
  });

  test('a taken port of the preview', async () => {
    const ports = await freePorts();
    const other = createServer().listen(ports.app, '127.0.0.1');
    const { code, output } = await launch(ports, dataDir, '--preview').ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${ports.app} for the preview is already in use`);
    expect(output).toContain(`PREVIEW_PORT=${ports.app + 1} npm run preview`);
  });

  test.each([
    ['linux', 'APP_PORT=5174 npm start'],
    ['darwin', 'APP_PORT=5174 npm start'],
    ['win32', 'in PowerShell $env:APP_PORT=5174; npm start, in cmd set APP_PORT=5174&& npm start'],
  ] as const)('told in the words of the shells of %s', (system, words) => {
    expect(settingFor('APP_PORT', 5174, 'npm start', system)).toBe(words);
  });

  test.each([
    ['a word', 'http', "APP_PORT must be a port number from 1 to 65535, not 'http'."],
    [
      'a port past the last',
      65_536,
      "APP_PORT must be a port number from 1 to 65535, not '65536'.",
    ],
    ['a port that browsers refuse', 6000, 'Port 6000 for the app is one that browsers refuse'],
  ])('%s', async (_, app, line) => {
    const ports = { ...(await freePorts()), app: app as number };
    const { code, output } = await launch(ports, dataDir).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(line)]);
  });

  test('the same port twice', async () => {
    const ports = await freePorts();
    const { code, output } = await launch({ ...ports, database: ports.app }, dataDir).ended;
    expect(code).toBe(1);
    expect(output).toContain('APP_PORT and DATABASE_PORT are both');
  });
});

test(
  'accounts, sessions and records outlive a stop, and no process does',
  { timeout: 2 * A_START },
  async () => {
    const ports = await freePorts();
    const first = launch(ports, dataDir);
    await first.says(READY);
    expect(partsOn(ports)).toHaveLength(3);
    const { idToken } = await ask(ports, 'signUp', { ...omar, displayName: 'Omar' });
    await write(ports, 'Reef');
    first.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(partsOn(ports)).toEqual([]);

    const log = join(dataDir, 'database', 'notes', 'log.jsonl');
    appendFileSync(log, 'half a li');
    const second = launch(ports, dataDir);
    await second.says(READY);
    await second.says(`Warning: the last 9 bytes of ${log}`);
    expect(await ask(ports, 'signInWithPassword', omar)).toMatchObject({ email: omar.email });
    expect(await ask(ports, 'signInWithPassword', { ...omar, password: 'wrong!' })).toMatchObject({
      error: { message: 'INVALID_PASSWORD' },
    });
    expect(await ask(ports, 'lookup', { idToken })).toMatchObject({
      users: [{ displayName: 'Omar' }],
    });
    expect(await read(ports)).toBe('Reef');

    const database = partsOn(ports).find(({ command }) => command.includes('cli.ts'));
    process.kill(database?.pid ?? 0, 'SIGKILL');
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toContain('The database server was stopped by SIGKILL');
    expect(partsOn(ports)).toEqual([]);
  },
);

test(
  'a launcher killed outright leaves no process, and a fresh start only its own folder empty',
  { timeout: 2 * A_START },
  async () => {
    const ports = await freePorts();
    writeFileSync(join(dataDir, 'letter.txt'), 'Not ours');
    const fresh = launch(ports, dataDir, '--fresh');
    await expect.poll(() => partsOn(ports).length, { timeout: A_START }).toBe(3);
    fresh.kill('SIGKILL');
    await expect.poll(() => partsOn(ports), { timeout: 8000 }).toEqual([]);
    expect(readdirSync(dataDir)).toContain('letter.txt');
    expect(readdirSync(dataDir)).not.toContain('demo-loaded');
  },
);

const omar = { email: 'omar@staff.example', password: 'coral-garden' };

async function ask(
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

const OWNER = { Authorization: 'Bearer owner' };
const note = ({ database }: Ports): string => `http://127.0.0.1:${database}/note.json?ns=notes`;

async function write(ports: Ports, text: string): Promise<void> {
  await fetch(note(ports), { method: 'PUT', headers: OWNER, body: JSON.stringify(text) });
}

async function read(ports: Ports): Promise<unknown> {
  return (await fetch(note(ports), { headers: OWNER })).json();
}
