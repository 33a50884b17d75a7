/**
 * Serves the production build as Firebase Hosting would, with the local backend: `previewProcess.ts <port> <folder>`.
 * It does not build into `dist`, so that a build with a local backend cannot be deployed.
 */
import { build } from 'vite';
import { readHosting, withPolicy } from '../../deploy/hosting.ts';
import { extendPolicy } from '../../deploy/policy.ts';
import { projectPolicy } from '../../deploy/projectPolicy.ts';
import { serve } from '../../deploy/serve.ts';
import { PREVIEW_MODE } from '../../deploy/settings.ts';
import { ROOT } from './childService.ts';

const [port, folder] = process.argv.slice(2);
if (!port || !folder) throw new Error('Usage: previewProcess.ts <port> <folder>');

if (process.env['REUSE_BUILD'] !== 'on') {
  await build({
    root: ROOT,
    mode: PREVIEW_MODE,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
}

const { VITE_AUTH_EMULATOR: auth, VITE_DATABASE_EMULATOR: database } = process.env;
// The only difference from production: the policy also allows the backend on this machine.
const policy = extendPolicy(projectPolicy(process.env), {
  'connect-src': [String(auth), `ws://${database}`],
  'frame-src': [String(auth)],
});
await serve(folder, Number(port), withPolicy(readHosting(), policy));
