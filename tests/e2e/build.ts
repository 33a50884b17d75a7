import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build as buildApp } from 'vite';
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

/** Builds the app into a folder, as one that stores enquiries where a page says so before its code runs. */
export async function build(
  mode: 'preview' | 'try-out',
  outDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  Object.assign(process.env, settings);
  await buildApp({
    root: ROOT,
    mode,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_ENQUIRIES': 'globalThis.enquiries' },
    build: { outDir, emptyOutDir: true },
  });
  for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
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
