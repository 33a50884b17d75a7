import { type ChildProcess, spawn } from 'node:child_process';

export type ServerProcess = {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  /** Resolves with the server's URL when it is ready; rejects when the process exits first. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code, or the name of the signal. */
  readonly exited: Promise<number | string | null>;
};

/** Runs the server's command line as a separate process. */
export function startServerProcess(...args: readonly string[]): ServerProcess {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/backend/cli.ts', ...args], {
    windowsHide: true,
  });
  let output = '';
  const exited = new Promise<number | string | null>((resolve) => {
    server.on('close', (code, signal) => resolve(code ?? signal));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /Database ready at (\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    void exited.then(() => reject(new Error(output)));
  });
  // Some tests only wait for the exit.
  ready.catch(() => {});
  return { process: server, output: () => output, ready, exited };
}
