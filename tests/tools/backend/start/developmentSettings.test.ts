import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { appEnvironment } from '../../../../tools/backend/start/appEnvironment.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

const { emulators } = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as {
  readonly emulators: Readonly<Record<'auth' | 'database', { readonly port: number }>>;
};

afterEach(() => {
  vi.unstubAllEnvs();
});

it('connects `npx vite` to the ports of the official emulators in firebase.json', () => {
  const { auth, database } = emulators;
  // The environment may already have the settings of another backend.
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  }
  expect(loadEnv('development', ROOT, 'VITE_')).toMatchObject(
    appEnvironment({ auth: auth.port, database: database.port }),
  );
});
