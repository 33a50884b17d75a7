import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDatabaseServer } from '../../../tools/backend/server';
import { exportJson, plainJson } from '../../../tools/backend/core/nodeToJson';
import { EMPTY, type TreeNode } from '../../../tools/backend/core/node';
import { nodeFromJson } from '../../../tools/backend/core/nodeFromJson';
import { Store } from '../../../tools/backend/storage/store';
import { exportData, importData } from '../../../tools/backend/storage/transfer';
import { startServer } from './testServer';
import { rest } from './restClient';
import { temporaryFolder } from './temporaryFolder';

const noLog = (): void => {};
const LOG = join('demo-default-rtdb', 'log.jsonl');

describe('a server with a data folder', () => {
  it('restores its data after a restart, with resolved increments and timestamps', async () => {
    const dataDir = temporaryFolder();
    const first = await createDatabaseServer({ dataDir, now: () => 5000 });
    const body =
      '{"at":{".sv":"timestamp"},"n":{".sv":{"increment":2}},"p":{".value":"x",".priority":1}}';
    await rest(first, '/a.json', { method: 'PUT', body });
    await rest(first, '/a.json', {
      method: 'PATCH',
      body: '{"n":{".sv":{"increment":2}},"gone/x":1}',
    });
    await rest(first, '/a/gone.json', { method: 'DELETE' });
    await rest(first, '/a/p/.priority.json', { method: 'PUT', body: '"late"' });
    await rest(first, '/b.json?ns=other', { method: 'PUT', body: '{"__proto__":{"x":1}}' });
    await first.close();
    const second = await startServer({ dataDir });
    expect(second.namespaces.names().toSorted()).toEqual(['demo-default-rtdb', 'other']);
    expect((await rest(second, '/a.json?format=export')).json).toEqual({
      at: 5000,
      n: 4,
      p: { '.value': 'x', '.priority': 'late' },
    });
    expect((await rest(second, '/b.json?ns=other')).json).toEqual(
      JSON.parse('{"__proto__":{"x":1}}'),
    );
  });

  it('keeps a namespace that is named like the lock of the folder', async () => {
    const dataDir = temporaryFolder();
    const first = await startServer({ dataDir });
    const put = await rest(first, '/a.json?ns=lock', { method: 'PUT', body: '1' });
    expect(put.status).toBe(200);
    await rest(first, '/a.json?ns=lock.1', { method: 'PUT', body: '2' });
    await first.close();
    const second = await startServer({ dataDir });
    expect(second.namespaces.names().toSorted()).toEqual(['lock', 'lock.1']);
    expect((await rest(second, '/a.json?ns=lock')).json).toBe(1);
  });

  it('creates no file for a namespace that is only read', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    await rest(server, '/a.json');
    expect(readdirSync(dataDir)).toEqual(['lock']);
  });

  it('stores a write of several paths in one line', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    await rest(server, '/.json', { method: 'PATCH', body: '{"a/b":1,"c":null,"d":{"e":2}}' });
    const lines = readFileSync(join(dataDir, LOG), 'utf8').split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^[0-9a-f]{8} 1 \{"\/a\/b":1,"\/c":null,"\/d":\{"e":2\}\}$/),
      '',
    ]);
  });

  it('rejects a folder that another server uses, and takes over that of a dead server', async () => {
    const dataDir = temporaryFolder();
    const server = await createDatabaseServer({ dataDir });
    await expect(createDatabaseServer({ dataDir })).rejects.toThrow('in use by process');
    await server.close();
    writeFileSync(join(dataDir, 'lock'), `${process.ppid}\n`);
    await expect(createDatabaseServer({ dataDir })).rejects.toThrow(`process ${process.ppid}`);
    writeFileSync(join(dataDir, 'lock'), '999999999\n');
    await expect(startServer({ dataDir })).resolves.toBeDefined();
  });

  it('releases the folder when it cannot start', async () => {
    const dataDir = temporaryFolder();
    await expect(createDatabaseServer({ dataDir, rules: 'no rules' })).rejects.toThrow(
      'Parse error',
    );
    await expect(startServer({ dataDir })).resolves.toBeDefined();
  });
});

describe('a log', () => {
  it('can be replaced with an equal snapshot of the tree', () => {
    const file = join(temporaryFolder(), 'log.jsonl');
    const store = new Store(file, noLog);
    const people = Object.fromEntries(
      Array.from({ length: 3000 }, (_, n) => [`p${n}`, { name: `P ${n}`, n }]),
    );
    const tree = node({
      people: { ...people, '.priority': 7 },
      small: { '.value': 1, '.priority': 2 },
      list: [1, 2],
    });
    store.append([{ path: [], node: node({ old: true }) }], EMPTY);
    store.compact(tree);
    store.append([{ path: ['small'], node: node('new') }], tree);
    store.close();
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(100_000);
    const again = new Store(file, noLog);
    expect(exportJson(again.root)).toEqual(
      exportJson(tree.after({ path: ['small'], node: node('new') })),
    );
  });

  it('is compacted when most of it is outdated', () => {
    const file = join(temporaryFolder(), 'log.jsonl');
    const store = new Store(file, noLog);
    let tree = EMPTY;
    let longest = 0;
    for (let n = 0; n < 120; n += 1) {
      const write = { path: ['text'], node: node(`${n}${'x'.repeat(100_000)}`) };
      store.append([write], tree);
      tree = tree.after(write);
      longest = Math.max(longest, readFileSync(file).length);
    }
    store.close();
    expect(longest).toBeLessThan(6_000_000);
    expect(exportJson(new Store(file, noLog).root)).toEqual(exportJson(tree));
  });

  it('is not compacted again without need after a restart', () => {
    const file = join(temporaryFolder(), 'log.jsonl');
    const texts = Array.from({ length: 50 }, () => 'x'.repeat(100_000));
    const store = new Store(file, noLog);
    store.compact(node(texts));
    store.close();
    const { ino } = statSync(file);
    const again = new Store(file, noLog);
    again.append([{ path: ['1'], node: node('y') }], again.root);
    again.close();
    expect(statSync(file).ino).toBe(ino);
    expect(plainJson(new Store(file, noLog).root)).toEqual(texts.with(1, 'y'));
  });
});

describe('an export', () => {
  it('can be imported, and preserves the exports of other emulators', async () => {
    const folder = temporaryFolder();
    const metadata = join(folder, 'firebase-export-metadata.json');
    writeFileSync(
      metadata,
      '{"version":"15.0.0","auth":{"version":"15.0.0","path":"auth_export"}}',
    );
    const server = await startServer();
    const json = { a: { '.value': 1, '.priority': 2 }, list: { 0: 'x', 1: 'y' } };
    await rest(server, '/.json', { method: 'PUT', body: JSON.stringify(json) });
    await rest(server, '/.json?ns=empty');
    exportData(folder, server.namespaces);
    expect(readdirSync(join(folder, 'database_export'))).toEqual(['demo-default-rtdb.json']);
    expect(JSON.parse(readFileSync(metadata, 'utf8'))).toMatchObject({
      version: '15.0.0',
      auth: { path: 'auth_export' },
      database: { path: 'database_export' },
    });
    const other = await startServer();
    importData(folder, other.namespaces);
    expect((await rest(other, '/.json?format=export')).json).toEqual(json);
  });

  it('is named in the error if it cannot be read', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'database_export'), { recursive: true });
    const file = join(folder, 'database_export', 'x.json');
    writeFileSync(file, '{"a":');
    const { namespaces } = await startServer();
    expect(() => importData(folder, namespaces)).toThrow(`${file} cannot be read`);
  });
});

function node(json: unknown): TreeNode {
  return nodeFromJson(json, [], { existing: EMPTY, now: 0 });
}
