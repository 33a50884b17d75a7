import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { createBuilder } from 'vite';
import { expect, it } from 'vitest';
import { PREVIEW_MODE } from '../../hosting/settings.ts';
import { bareEnvironment } from '../support/hostedSettings.ts';

const ROOT = resolve(import.meta.dirname, '../..');

it('a build without a project says what is missing, and no stack', async () => {
  const output = await new Promise<string>((told) => {
    const vite = [resolve(ROOT, 'node_modules/vite/bin/vite.js'), 'build'];
    // Vite colours its messages on machines that set CI.
    const env = { ...bareEnvironment(), VITE_FIREBASE_API_KEY: '', NO_COLOR: '1' };
    const options = { cwd: ROOT, env, windowsHide: true };
    execFile(process.execPath, vite, options, (_, stdout, stderr) => told(stdout + stderr));
  });
  expect(output).toMatch(
    /^error during build:\nThis build has no Firebase project\..*npm run preview\n$/s,
  );
  expect(output).not.toMatch(/^\s+at /m);
});

it('a build whose page the policy would block says what is blocked, and no stack', async () => {
  const badPage = {
    name: 'bad-page',
    transformIndexHtml: (html: string) => html.replace('</body>', '<p style="top: 0">'),
  };
  const builder = await createBuilder({
    root: ROOT,
    mode: PREVIEW_MODE,
    logLevel: 'silent',
    build: { write: false },
    plugins: [badPage],
  });
  const failure: unknown = await builder.buildApp().catch((error: unknown) => error);
  expect(inspect(failure)).toBe('The policy blocks the attribute style of <p style="top: 0">');
});
