import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { createBuilder, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { unwrapBuildErrors } from '../../../tools/deploy/buildError.ts';
import { checkInlineCode } from '../../../tools/deploy/checkInlineCode.ts';
import { bareEnvironment } from '../../support/hostedSettings.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

it('a deployment without a project prints the missing settings, without a stack, and ends', async () => {
  const output = await new Promise<string>((done) => {
    const deploy = ['--import', 'tsx', 'tools/deploy/deploy.ts'];
    // Vite uses colors wherever CI is set.
    const env = { ...bareEnvironment(), VITE_FIREBASE_API_KEY: '', NO_COLOR: '1' };
    const options = { cwd: ROOT, env, windowsHide: true };
    execFile(process.execPath, deploy, options, (error, stdout, stderr) =>
      done(`${error?.code} ${stdout}${stderr}`),
    );
  });
  expect(output).toMatch(
    /^1 \n> vite.* --mode production\nerror during build:\nThis build has no Firebase project\..*npm run preview\n$/s,
  );
  expect(output).not.toMatch(/^\s+at /m);
});

it('a build whose page violates the policy prints the violation, without a stack', async () => {
  const badPage: Plugin = {
    name: 'bad-page',
    resolveId: (source) => (source.endsWith('index.html') ? source : null),
    load: (id) => (id.endsWith('index.html') ? '<p style="top: 0">' : null),
  };
  const builder = await createBuilder({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [badPage, checkInlineCode(), unwrapBuildErrors()],
  });
  const error: unknown = await builder.buildApp().catch((reason: unknown) => reason);
  expect(inspect(error)).toMatch(/^The policy blocks the attribute style of <p style="top: 0">$/m);
  expect(inspect(error)).not.toMatch(/^\s+at /m);
});
