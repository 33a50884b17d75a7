import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** What to start: a file for Node, and the address at which it will answer. */
type ChildServiceOptions = {
  readonly name: string;
  readonly entry: string;
  readonly args: readonly string[];
  readonly url: string;
};

/** One process of the local product, under supervision. */
export type ChildService = {
  readonly name: string;
  /** Resolves when the process answers at its address; rejects when it ends before, or after a minute. */
  readonly answering: Promise<void>;
  /** Resolves when the process is gone, with how it went and its last output. */
  readonly ended: Promise<string>;
  /** Copies the warnings of the process so far, and all that it says from now on, to this process's output. */
  readonly relay: () => void;
  /** Asks the process to stop, insists after five seconds, and resolves when it is gone. */
  readonly stop: () => Promise<void>;
};

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const DIE_WITH_PARENT = new URL('dieWithParent.mjs', import.meta.url).href;
const LAST_LINES = 20;
const PATIENCE_MS = 5000;

/** Starts a child process that never outlives this one. */
export function startChildService({ name, entry, args, url }: ChildServiceOptions): ChildService {
  const imports = [
    '--import',
    DIE_WITH_PARENT,
    ...(entry.endsWith('.ts') ? ['--import', 'tsx'] : []),
  ];
  const child = spawn(process.execPath, [...imports, entry, ...args], {
    cwd: ROOT,
    // Its own process group: Ctrl-C reaches the launcher alone, which stops the parts in its own order. On Windows
    // the hidden console does the same, and a detached process would open windows for the programs it starts.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = lastLines(child);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('close', (code, signal) => resolve(farewell(code, signal, output())));
  });
  const answering = untilItAnswers(name, url, ended);
  answering.catch(() => undefined);
  const relay = (): void => {
    const warnings = output()
      .split('\n')
      .filter((line) => line.startsWith('Warning: '));
    for (const warning of warnings) console.warn(warning);
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(insist);
  };
  return { name, answering, ended, relay, stop };
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

function lastLines({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).split('\n').slice(-LAST_LINES).join('\n');
    });
  }
  return () => text.trimEnd();
}

function farewell(code: number | null, signal: string | null, output: string): string {
  const how = signal ? `was stopped by ${signal}` : `stopped with exit code ${code}`;
  return output ? `${how}. Its last output:\n\n${output}\n` : `${how}, saying nothing.`;
}
