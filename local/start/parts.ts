import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** One process of the local backend, under supervision. */
export type Part = {
  readonly name: string;
  /** Resolves when the process answers at its address; rejects when it ends before, or after a minute. */
  readonly answering: Promise<void>;
  /** Resolves when the process is gone, with how it went and its last output. */
  readonly ended: Promise<string>;
  /** Asks the process to stop, insists after five seconds, and resolves when it is gone. */
  readonly stop: () => Promise<void>;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIE_WITH_PARENT = new URL('dieWithParent.ts', import.meta.url).href;
const LAST_LINES = 20;
const PATIENCE_MS = 5000;

/** What to start: a TypeScript file of this project, and the address at which it will answer. */
type PartPlan = {
  readonly name: string;
  readonly entry: string;
  readonly args: readonly string[];
  readonly url: string;
};

/** Starts a child process that never outlives this one. */
export function startPart({ name, entry, args, url }: PartPlan): Part {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', DIE_WITH_PARENT, entry, ...args],
    // Its own process group: Ctrl-C reaches the launcher alone, which stops the parts in its own order.
    { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const output = lastLines(child.stdout, child.stderr);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('close', (code, signal) => resolve(farewell(code, signal, output())));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(insist);
  };
  const answering = untilItAnswers(name, url, ended);
  answering.catch(() => undefined);
  return { name, answering, ended, stop };
}

async function untilItAnswers(name: string, url: string, ended: Promise<string>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const how = await Promise.race([ended, pause(50)]);
    if (how) throw new Error(`${name} ${how}`);
    const response = await fetch(url).catch(() => null);
    if (response) return;
  }
  throw new Error(`${name} did not answer at ${url} within a minute`);
}

function lastLines(...streams: readonly Readable[]): () => string {
  let text = '';
  for (const stream of streams) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text = (text + chunk).split('\n').slice(-LAST_LINES).join('\n');
    });
  }
  return () => text.trimEnd();
}

function farewell(code: number | null, signal: string | null, output: string): string {
  const how = signal ? `was stopped by ${signal}` : `stopped with exit code ${code}`;
  return output ? `${how}. Its last output:\n\n${output}\n` : `${how}, saying nothing`;
}
