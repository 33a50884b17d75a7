import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseServer } from '../../local/server';
import { startServer } from './clients';
import { NAMESPACE, rest } from './restClient';

const SCRATCH = mkdtempSync(join(tmpdir(), 'damaged-log-'));
let folders = 0;
let dataDir: string;
let file: string;

beforeEach(() => {
  folders += 1;
  dataDir = join(SCRATCH, `folder-${folders}`);
  mkdirSync(join(dataDir, NAMESPACE), { recursive: true });
  file = join(dataDir, NAMESPACE, 'log.jsonl');
});

afterAll(() => rmSync(SCRATCH, { recursive: true }));

describe('a log that does not end in a newline', () => {
  it('loses nothing when only the newline is missing', async () => {
    await write(['{"n":1}']);
    change((log) => log.trimEnd());
    await write(['{"m":2}']);
    expect(await restart()).toEqual({ data: { n: 1, m: 2 }, said: [] });
  });

  it('has its incomplete last line kept aside, says so, and goes on', async () => {
    await write(['{"n":1}', '{"n":2}']);
    change((log) => `${log}12345678 {"/n":`);
    const { data, said } = await restart();
    expect(data).toEqual({ n: 2 });
    expect(said).toEqual([expect.stringMatching(/^Warning: .* 15 bytes .* can be deleted\. .*/)]);
    expect(said[0]).toContain(`${file}.torn`);
    expect(readFileSync(`${file}.torn`, 'utf8')).toBe('12345678 {"/n":\n');
    await write(['{"m":3}']);
    expect(await restart()).toEqual({ data: { n: 2, m: 3 }, said: [] });
  });

  it('has all of it kept aside when it has no newline at all', async () => {
    await write(['{"n":1}', '{"n":2}']);
    change((log) => log.replaceAll('\n', ''));
    const whole = readFileSync(file, 'utf8');
    const { said } = await restart();
    expect(said).toEqual([expect.stringContaining(` ${whole.length} bytes `)]);
    expect(readFileSync(`${file}.torn`, 'utf8')).toBe(`${whole}\n`);
  });

  it('keeps what was put aside before', async () => {
    await write(['{"n":1}']);
    for (const tail of ['first', 'second']) {
      change((log) => log + tail);
      await restart();
    }
    expect(readFileSync(`${file}.torn`, 'utf8')).toBe('first\nsecond\n');
  });
});

describe('a damaged log', () => {
  it.each([
    ['a changed character', (log: string) => log.replace('"second"', '"Second"'), 2],
    ['a missing line end', (log: string) => log.replace('\n', ''), 1],
    ['an inserted line', (log: string) => `nonsense\n${log}`, 1],
    ['a removed line', (log: string) => log.replace(/\n.*\n/, '\n'), 2],
    ['a removed first line', (log: string) => log.replace(/^.*\n/, ''), 1],
    ['a repeated line', (log: string) => log.replace(/\n(.*\n)/, '\n$1$1'), 3],
    ['zeros at the end', (log: string) => `${log}\0\0\0\n`, 4],
  ])('with %s is refused, and the refusal says where and what to do', async (_, damage, line) => {
    await write(['{"n":"first"}', '{"n":"second"}', '{"n":"third"}']);
    change(damage);
    const refusal = restart();
    await expect(refusal).rejects.toThrow(`${file}:${line}: the log is damaged`);
    await expect(refusal).rejects.toThrow('delete that line and all after it');
    // What it says helps.
    change((log) => log.split('\n', line - 1).join('\n'));
    const kept = line === 1 ? null : { n: ['first', 'second', 'third'][Math.min(line, 4) - 2] };
    expect((await restart()).data).toEqual(kept);
  });

  it('from before lines were numbered is read, and what is added to it is numbered', async () => {
    const older = ['{"/n":1}', '{"/m":{"x":2}}'];
    writeFileSync(file, older.map((json) => `${checksum(json)} ${json}\n`).join(''));
    await write(['{"o":3}', '{"p":4}']);
    expect(await restart()).toEqual({ data: { n: 1, m: { x: 2 }, o: 3, p: 4 }, said: [] });
    change((log) => log.replace(/\n.*\n/, '\n'));
    await expect(restart()).rejects.toThrow(`${file}:2: the log is damaged`);
  });
});

/** Starts a server, writes the updates, and stops it. */
async function write(updates: readonly string[]): Promise<void> {
  const server = await createDatabaseServer({ dataDir });
  for (const body of updates) await rest(server, '/.json', { method: 'PATCH', body });
  await server.close();
}

/** Starts a server and stops it; returns what it holds and what it said. */
async function restart() {
  const said: string[] = [];
  const server = await startServer({ dataDir, log: (line) => said.push(line) });
  const { json: data } = await rest(server, '/.json');
  await server.close();
  return { data, said };
}

function change(by: (log: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, '0');
}
