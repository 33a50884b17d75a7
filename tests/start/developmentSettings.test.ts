import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { appEnvironment } from '../../local/start/appEnvironment.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const { emulators } = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as {
  readonly emulators: Readonly<Record<'auth' | 'database', { readonly port: number }>>;
};

afterEach(() => {
  vi.unstubAllEnvs();
});

it('npx vite leads to the ports that the official emulators take from firebase.json', () => {
  const { auth, database } = emulators;
  // Other tests of this run have a backend of their own, which the environment names.
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  }
  expect(loadEnv('development', ROOT, 'VITE_')).toMatchObject(
    appEnvironment({ auth: auth.port, database: database.port }),
  );
});
