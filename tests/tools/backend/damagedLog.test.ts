import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseServer } from '../../../tools/backend/server';
import { startServer } from './testServer';
import { NAMESPACE, rest } from './restClient';
import { temporaryFolder } from './temporaryFolder';

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = temporaryFolder();
  mkdirSync(join(dataDir, NAMESPACE));
  file = join(dataDir, NAMESPACE, 'log.jsonl');
});

describe('a log that does not end in a newline', () => {
  it('is completed when only the newline is missing', async () => {
    await write(['{"n":1}']);
    change((log) => log.trimEnd());
    await write(['{"m":2}']);
    expect(await restart()).toEqual({ data: { n: 1, m: 2 }, log: [] });
  });

  it('has its incomplete last line moved to another file, with a warning', async () => {
    await write(['{"n":1}', '{"n":2}']);
    change((log) => `${log}12345678 {"/n":`);
    const { data, log: warnings } = await restart();
    expect(data).toEqual({ n: 2 });
    expect(warnings).toEqual([
      expect.stringMatching(/^Warning: .* 15 bytes .* can be deleted\. .*/),
    ]);
    expect(warnings[0]).toContain(`${file}.torn`);
    expect(readFileSync(`${file}.torn`, 'utf8')).toBe('12345678 {"/n":\n');
    await write(['{"m":3}']);
    expect(await restart()).toEqual({ data: { n: 2, m: 3 }, log: [] });
  });

  it('is moved completely when it has no newline at all', async () => {
    await write(['{"n":1}', '{"n":2}']);
    change((log) => log.replaceAll('\n', ''));
    const text = readFileSync(file, 'utf8');
    const { log } = await restart();
    expect(log).toEqual([expect.stringContaining(` ${text.length} bytes `)]);
    expect(readFileSync(`${file}.torn`, 'utf8')).toBe(`${text}\n`);
  });

  it('keeps lines that were moved before', async () => {
    await write(['{"n":1}']);
    for (const tail of ['first', 'second']) {
      change((log) => log + tail);
      await restart();
    }
    expect(readFileSync(`${file}.torn`, 'utf8')).toBe('first\nsecond\n');
  });
});

it('an emptied log is noticed with a warning, once', async () => {
  await write(['{"n":1}']);
  change(() => '');
  const { data, log: warnings } = await restart();
  expect(data).toBeNull();
  expect(warnings).toEqual([expect.stringMatching(/^Warning: .* is empty\. .* backup/)]);
  expect(warnings[0]).toContain(file);
  await write(['{"m":2}']);
  expect(await restart()).toEqual({ data: { m: 2 }, log: [] });
});

describe('a damaged log', () => {
  it.each([
    ['a changed character', (log: string) => log.replace('"second"', '"Second"'), 2],
    ['a missing newline', (log: string) => log.replace('\n', ''), 1],
    ['an inserted line', (log: string) => `nonsense\n${log}`, 1],
    ['a removed line', (log: string) => log.replace(/\n.*\n/, '\n'), 2],
    ['a removed first line', (log: string) => log.replace(/^.*\n/, ''), 1],
    ['a repeated line', (log: string) => log.replace(/\n(.*\n)/, '\n$1$1'), 3],
    ['zeros at the end', (log: string) => `${log}\0\0\0\n`, 4],
  ])('with %s is rejected with its position and a remedy', async (_, damage, line) => {
    await write(['{"n":"first"}', '{"n":"second"}', '{"n":"third"}']);
    change(damage);
    const start = restart();
    await expect(start).rejects.toThrow(`${file}:${line}: the log is damaged`);
    await expect(start).rejects.toThrow('delete this line and all following lines');
    change((log) => log.split('\n', line - 1).join('\n'));
    const remaining =
      line === 1 ? null : { n: ['first', 'second', 'third'][Math.min(line, 4) - 2] };
    expect((await restart()).data).toEqual(remaining);
  });
});

async function write(updates: readonly string[]): Promise<void> {
  const server = await createDatabaseServer({ dataDir });
  for (const body of updates) await rest(server, '/.json', { method: 'PATCH', body });
  await server.close();
}

/** Starts and stops a server; returns its data and its log. */
async function restart() {
  const log: string[] = [];
  const server = await startServer({ dataDir, log: (line) => log.push(line) });
  const { json: data } = await rest(server, '/.json');
  await server.close();
  return { data, log };
}

function change(edit: (log: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
