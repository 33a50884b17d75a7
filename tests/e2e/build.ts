import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { appEnvironment, type BackendPorts } from '../../tools/backend/start/appEnvironment.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the build is told of its backend, which is another one for each worker. */
const ANY_BACKEND: BackendPorts = { auth: 64_998, database: 64_999 };

/** Builds the app once for all workers, before they start. */
export default async function buildForAllWorkers(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  await build('preview', folder, appEnvironment(ANY_BACKEND));
  process.env['E2E_BUILD'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Builds the app into a folder. */
export async function build(
  mode: 'preview' | 'try-out',
  outDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const vite = resolve(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir'],
    { cwd: ROOT, env: { ...process.env, ...settings }, windowsHide: true },
  );
}

/** Copies the build of all workers into a folder, for a backend on these ports. */
export function copyBuild(folder: string, ports: BackendPorts): void {
  cpSync(process.env['E2E_BUILD'] ?? '', folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const own = text
      .replaceAll(`127.0.0.1:${ANY_BACKEND.auth}`, `127.0.0.1:${ports.auth}`)
      .replaceAll(`127.0.0.1:${ANY_BACKEND.database}`, `127.0.0.1:${ports.database}`);
    if (own !== text) writeFileSync(file, own);
  }
}
