import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderLock } from '../../../tools/backend/storage/folderLock';
import { startServer } from './testServer';
import type { Command, Result } from './competingServer';
import { rest } from './restClient';
import { temporaryFolder } from './temporaryFolder';

/** `LOCK_ROUNDS=300` for a thorough run. */
const ROUNDS = Number(process.env['LOCK_ROUNDS'] ?? 20);
/** Process ids above the maximum of any system. */
const DEAD = 999_999_999;
const ALSO_DEAD = 999_999_998;
/** Long enough for a command to reach both processes. */
const START_DELAY_MS = 10;

const EXPECTED = { started: 1, rejected: 1, lost: 0 };
let competitors: readonly ChildProcess[] = [];

beforeAll(async () => {
  competitors = [1, 2].map(() =>
    spawn(process.execPath, ['--import', 'tsx', 'tests/tools/backend/competingServer.ts'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      windowsHide: true,
    }),
  );
  // Waits until both have loaded the server.
  await Promise.all(competitors.map((competitor) => send(competitor, 'stop')));
});

afterAll(async () => {
  for (const competitor of competitors) competitor.kill();
  await Promise.all(competitors.map((competitor) => once(competitor, 'exit')));
});

describe('two processes that start a server on one folder at the same millisecond', () => {
  it.each([
    ['new', null],
    ['locked by a dead process', DEAD],
  ])(
    `start exactly one server and lose no acknowledged write if the folder is %s, in ${ROUNDS} rounds`,
    { timeout: 20_000 + ROUNDS * 3000 },
    async (_, owner) => {
      const outcomes = [];
      for (let round = 0; round < ROUNDS; round += 1) outcomes.push(await compete(owner));
      const unexpected = outcomes.filter((outcome) => !isDeepStrictEqual(outcome, EXPECTED));
      expect(unexpected).toEqual([]);
    },
  );
});

describe('a lock', () => {
  it('is taken over after an interrupted takeover', () => {
    const file = join(temporaryFolder(), 'lock');
    writeFileSync(file, `${DEAD}\n`);
    writeFileSync(`${file}.${DEAD}`, `${ALSO_DEAD}\n`);
    new FolderLock(file).release();
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });

  it('is not removed on release if another process holds it', () => {
    const file = join(temporaryFolder(), 'lock');
    const lock = new FolderLock(file);
    writeFileSync(file, `${process.ppid}\n`);
    lock.release();
    expect(() => new FolderLock(file)).toThrow(`in use by process ${process.ppid}`);
  });
});

/** Both processes try to start a server, write, and stop. Returns how many started, were rejected, and lost writes. */
async function compete(owner: number | null) {
  const dataDir = temporaryFolder();
  if (owner !== null) writeFileSync(join(dataDir, 'lock'), `${owner}\n`);
  const starts = await sendToBoth({ dataDir, at: Date.now() + START_DELAY_MS });
  const written = await sendToBoth('write');
  await sendToBoth('stop');
  const server = await startServer({ dataDir });
  const stored = Object((await rest(server, '/.json?shallow=true')).json) as object;
  await server.close();
  rmSync(dataDir, { recursive: true });
  const acknowledged = written.flatMap((result) => result.acknowledged ?? []);
  return {
    started: starts.filter(({ started }) => started).length,
    rejected: starts.filter(({ error }) => error?.includes('in use by process')).length,
    lost: acknowledged.filter((key) => !(key in stored)).length,
  };
}

function sendToBoth(command: Command): Promise<readonly Result[]> {
  return Promise.all(competitors.map((competitor) => send(competitor, command)));
}

async function send(competitor: ChildProcess, command: Command): Promise<Result> {
  competitor.send(command);
  const [result] = (await once(competitor, 'message')) as [Result];
  return result;
}
