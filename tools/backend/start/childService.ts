import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

type ChildServiceOptions = {
  readonly name: string;
  /** The script for Node, relative to the project. */
  readonly entry: string;
  readonly args: readonly string[];
  /** The URL at which the service answers once it is ready. */
  readonly url: string;
};

/** A supervised child process. */
export type ChildService = {
  readonly name: string;
  /** Resolves when the service answers at its URL; rejects when the process exits first, or after five minutes. */
  readonly ready: Promise<void>;
  /** Resolves when the process has exited, with its exit code or signal and its last output. */
  readonly exited: Promise<string>;
  /** Prints the warnings of the process so far, and all its output from now on. */
  readonly forwardOutput: () => void;
  /** Sends SIGTERM, after five seconds SIGKILL, and resolves when the process has exited. */
  readonly stop: () => Promise<void>;
};

/** The root folder of the project. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const EXIT_WITH_PARENT = new URL('exitWithParent.mjs', import.meta.url).href;
const MAX_OUTPUT_LINES = 20;
const KILL_AFTER_MS = 5000;
/** As long as a build takes on a machine that is busy with others. */
const READY_TIMEOUT_MS = 300_000;
const READY_POLL_INTERVAL_MS = 50;

/** Starts a child process that exits when this process does. */
export function startChildService({ name, entry, args, url }: ChildServiceOptions): ChildService {
  const imports = [
    '--import',
    EXIT_WITH_PARENT,
    ...(entry.endsWith('.ts') ? ['--import', 'tsx'] : []),
  ];
  const child = spawn(process.execPath, [...imports, entry, ...args], {
    cwd: ROOT,
    // In its own process group, Ctrl-C reaches only the launcher, which stops the services in order. On Windows the
    // hidden console has this effect, and a detached process would open windows for its own children.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lastOutput = collectOutput(child);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('close', (code, signal) => resolve(describeExit(code, signal, lastOutput())));
  });
  const ready = waitUntilReady(name, url, exited);
  ready.catch(() => undefined);
  const forwardOutput = (): void => {
    const warnings = lastOutput()
      .split('\n')
      .filter((line) => line.startsWith('Warning: '));
    for (const warning of warnings) console.warn(warning);
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    await exited;
    clearTimeout(killTimer);
  };
  return { name, ready, exited, forwardOutput, stop };
}

async function waitUntilReady(name: string, url: string, exited: Promise<string>): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const exit = await Promise.race([exited, pause(READY_POLL_INTERVAL_MS)]);
    if (exit) throw new Error(`${name} ${exit}`);
    const response = await fetch(url).catch(() => null);
    if (response) return;
  }
  throw new Error(`${name} did not answer at ${url} within five minutes`);
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).split('\n').slice(-MAX_OUTPUT_LINES).join('\n');
    });
  }
  return () => text.trimEnd();
}

function describeExit(code: number | null, signal: string | null, output: string): string {
  const reason = signal ? `was stopped by ${signal}` : `exited with code ${code}`;
  return output ? `${reason}. Its last output:\n\n${output}\n` : `${reason} without any output.`;
}
