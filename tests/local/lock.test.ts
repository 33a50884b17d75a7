import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderLock } from '../../local/storage/folderLock';
import { startServer } from './clients';
import type { Order, Report } from './contender';
import { rest } from './restClient';

/** How often two processes compete for a folder; `LOCK_ROUNDS=300` for a thorough run. */
const ROUNDS = Number(process.env['LOCK_ROUNDS'] ?? 20);
/** Process ids above what any system hands out. */
const DEAD = 999_999_999;
const DEAD_TOO = 999_999_998;
/** Long enough for an order to reach both processes. */
const HEAD_START_MS = 10;

const SCRATCH = mkdtempSync(join(tmpdir(), 'lock-'));
const RIGHT = { started: 1, refused: 1, lost: 0 };
let contenders: readonly ChildProcess[] = [];
let folders = 0;

beforeAll(async () => {
  contenders = [1, 2].map(() =>
    spawn(process.execPath, ['--import', 'tsx', 'tests/local/contender.ts'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      windowsHide: true,
    }),
  );
  // The first round would otherwise begin before both have loaded the server.
  await Promise.all(contenders.map((contender) => ask(contender, 'stop')));
});

afterAll(async () => {
  for (const contender of contenders) contender.kill();
  await Promise.all(contenders.map((contender) => once(contender, 'exit')));
  rmSync(SCRATCH, { recursive: true });
});

describe('two processes that start a server on one folder at the same millisecond', () => {
  it.each([
    ['a new folder', null],
    ['a folder whose owner was killed', DEAD],
  ])(
    `never both get %s in ${ROUNDS} rounds, and no acknowledged write is lost`,
    { timeout: 20_000 + ROUNDS * 3000 },
    async (_, owner) => {
      const outcomes = [];
      for (let round = 0; round < ROUNDS; round += 1) outcomes.push(await compete(owner));
      const wrong = outcomes.filter((outcome) => !isDeepStrictEqual(outcome, RIGHT));
      expect(wrong).toEqual([]);
    },
  );
});

describe('a lock', () => {
  it('is taken over although an earlier takeover was interrupted', () => {
    const file = join(newFolder(), 'lock');
    writeFileSync(file, `${DEAD}\n`);
    writeFileSync(`${file}.${DEAD}`, `${DEAD_TOO}\n`);
    new FolderLock(file).release();
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });

  it('that somebody else holds by now is left alone on release', () => {
    const file = join(newFolder(), 'lock');
    const lock = new FolderLock(file);
    writeFileSync(file, `${process.ppid}\n`);
    lock.release();
    expect(() => new FolderLock(file)).toThrow(`in use by process ${process.ppid}`);
  });
});

/** Lets both try to start a server on one folder, write, and stop; counts the acknowledged writes the folder lost. */
async function compete(owner: number | null) {
  const dataDir = newFolder();
  if (owner !== null) writeFileSync(join(dataDir, 'lock'), `${owner}\n`);
  const starts = await askBoth({ dataDir, at: Date.now() + HEAD_START_MS });
  const written = await askBoth('write');
  await askBoth('stop');
  const server = await startServer({ dataDir });
  const kept = Object((await rest(server, '/.json?shallow=true')).json) as object;
  await server.close();
  rmSync(dataDir, { recursive: true });
  return {
    started: starts.filter(({ started }) => started).length,
    refused: starts.filter(({ refusal }) => refusal?.includes('in use by process')).length,
    lost: written.flatMap(({ acknowledged = [] }) => acknowledged).filter((key) => !(key in kept))
      .length,
  };
}

function askBoth(order: Order): Promise<readonly Report[]> {
  return Promise.all(contenders.map((contender) => ask(contender, order)));
}

async function ask(contender: ChildProcess, order: Order): Promise<Report> {
  contender.send(order);
  const [report] = (await once(contender, 'message')) as [Report];
  return report;
}

function newFolder(): string {
  folders += 1;
  const folder = join(SCRATCH, `folder-${folders}`);
  mkdirSync(folder);
  return folder;
}
