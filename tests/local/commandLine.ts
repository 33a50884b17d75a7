import { type ChildProcess, spawn } from 'node:child_process';

export type CommandLine = {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  /** Resolves with the address once the server says that it is ready; rejects when it ends before. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code, or the name of the signal. */
  readonly ended: Promise<number | string | null>;
};

/** Runs the server's command line as a process of its own. */
export function runCommandLine(...args: readonly string[]): CommandLine {
  const server = spawn(process.execPath, ['--import', 'tsx', 'local/cli.ts', ...args], {
    windowsHide: true,
  });
  let output = '';
  const ended = new Promise<number | string | null>((resolve) => {
    server.on('close', (code, signal) => resolve(code ?? signal));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /Database ready at (\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    void ended.then(() => reject(new Error(output)));
  });
  // Many tests only wait for the end.
  ready.catch(() => {});
  return { process: server, output: () => output, ready, ended };
}
