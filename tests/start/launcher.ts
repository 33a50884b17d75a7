import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type Ports } from '../../local/start/ports.ts';

const running = new Set<number>();

/** The launcher as a process of its own, under observation. */
export type Launcher = {
  readonly pid: number;
  /** Resolves when it has said the text; rejects when it ends before. */
  readonly says: (text: string) => Promise<void>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Its exit code, null after a signal, and all it said. */
  readonly ended: Promise<{ code: number | null; output: string }>;
};

/** What `npm start` does, with an environment of its own. */
export function launch(ports: Ports, dataDir: string, ...options: readonly string[]): Launcher {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/start/main.ts', ...options], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      APP_PORT: String(ports.app),
      PREVIEW_PORT: String(ports.app),
      AUTH_PORT: String(ports.auth),
      DATABASE_PORT: String(ports.database),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const pid = child.pid ?? 0;
  running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  let over = false;
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      over = true;
      running.delete(pid);
      resolve({ code, output });
    });
  });
  const says = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      if (over) throw new Error(`The launcher ended without saying '${text}':\n${output}`);
      await pause(20);
    }
  };
  return { pid, says, kill: (signal) => child.kill(signal), ended };
}

/** Ends what a failed test has left running. */
export function killLaunchers(): void {
  for (const pid of running) process.kill(pid, 'SIGKILL');
}

/** Three ports that nobody uses. */
export async function freePorts(): Promise<Ports> {
  const [app, auth, database] = [await freePort(), await freePort(), await freePort()];
  return { app, auth, database };
}
