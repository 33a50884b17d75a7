import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PROJECT_ID } from '../../tools/backend/start/appEnvironment.ts';
import { freePorts } from '../../tools/backend/start/ports.ts';
import { copyBuild } from './build.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The whole product as `npm run preview` starts it, with its own ports and data folder. */
export type Product = {
  readonly address: string;
  /** Host and port of its two servers. */
  readonly backend: { readonly auth: string; readonly database: string };
  /** Starts or restarts it on the same data; resolves when it has printed its address. */
  start(this: void): Promise<void>;
  /** Stops everything, like Ctrl-C. */
  stop(this: void): Promise<void>;
  /** Kills the database server; resolves when all other processes have ended. */
  killDatabase(this: void): Promise<void>;
  /** Reads the stored data as administrator. */
  stored(this: void, path: string): Promise<unknown>;
  remove(this: void): Promise<void>;
};

/** `buildSettings`: those of a build of its own, instead of the one that all workers share. */
export async function createProduct(
  buildSettings?: Readonly<Record<string, string>>,
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'product-'));
  const { app, auth, database } = await freePorts('app', 'auth', 'database');
  const address = `http://127.0.0.1:${app}`;
  let child: ChildProcess | undefined;
  let isBuilt = buildSettings === undefined;
  if (isBuilt) copyBuild(join(folder, 'preview'), { auth, database });

  async function start(): Promise<void> {
    child = spawn(
      process.execPath,
      ['--import', 'tsx', 'tools/backend/start/main.ts', '--preview'],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          PREVIEW_PORT: String(app),
          AUTH_PORT: String(auth),
          DATABASE_PORT: String(database),
          DATA_DIR: folder,
          ...(isBuilt && { REUSE_BUILD: 'on' }),
          ...buildSettings,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
        windowsHide: true,
      },
    );
    await printed(child, address);
    isBuilt = true;
  }

  async function gone(): Promise<void> {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async function stop(): Promise<void> {
    child?.kill('SIGINT');
    await gone();
  }

  return {
    address,
    backend: { auth: `127.0.0.1:${auth}`, database: `127.0.0.1:${database}` },
    start,
    stop,
    async killDatabase() {
      process.kill(Number(readFileSync(join(folder, 'database', 'lock'), 'utf8')), 'SIGKILL');
      await gone();
    },
    async stored(path) {
      const namespace = `${PROJECT_ID}-default-rtdb`;
      const answer = await fetch(`http://127.0.0.1:${database}/${path}.json?ns=${namespace}`, {
        headers: { authorization: 'Bearer owner' },
      });
      return answer.json();
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolvePrinted, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolvePrinted();
    });
    child.once('exit', (code) => reject(new Error(`The product exited with ${code}: ${output}`)));
  });
}
