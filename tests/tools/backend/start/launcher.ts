import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts as freePortsOf, type Ports } from '../../../../tools/backend/start/ports.ts';

const OUTPUT_POLL_INTERVAL_MS = 20;
const running = new Set<number>();

/** A running `npm start`. */
export type Launcher = {
  readonly pid: number;
  /** Resolves when the text has been printed; rejects when the launcher exits first. */
  readonly prints: (text: string) => Promise<void>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** The exit code, null after a signal, and the complete output. */
  readonly exited: Promise<{ code: number | null; output: string }>;
};

/** Starts what `npm start` runs, with an environment of its own. */
export function launch(ports: Ports, dataDir: string, ...options: readonly string[]): Launcher {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/backend/start/main.ts', ...options],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        ...portVariables(ports),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    },
  );
  const pid = child.pid ?? 0;
  running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  let hasExited = false;
  const exited = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      hasExited = true;
      running.delete(pid);
      resolve({ code, output });
    });
  });
  const prints = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      if (hasExited) throw new Error(`The launcher exited without printing '${text}':\n${output}`);
      await pause(OUTPUT_POLL_INTERVAL_MS);
    }
  };
  return { pid, prints, kill: (signal) => child.kill(signal), exited };
}

/** Kills the launchers that a failed test has left running. */
export function killLaunchers(): void {
  for (const pid of running) process.kill(pid, 'SIGKILL');
}

export const freePorts = (): Promise<Ports> => freePortsOf('app', 'auth', 'database');

/** The environment variables that set the ports. */
export function portVariables({ app, auth, database }: Ports): Record<string, string> {
  return {
    APP_PORT: String(app),
    PREVIEW_PORT: String(app),
    AUTH_PORT: String(auth),
    DATABASE_PORT: String(database),
  };
}
