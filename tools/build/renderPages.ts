/**
 * Prints public pages as a JSON array of HTML: `renderPages.ts <mode> <route>…`. A program of its own, because a build may
 * share its process with another build of React. Vite loads the pages, so that they have the settings of the build.
 */
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { arabic } from './arabic.ts';
import { unbrokenMeasures } from './unbrokenMeasures.ts';

const [mode = '', ...paths] = process.argv.slice(2);

/** The login page without the identity provider, whose code needs a browser. */
const withoutAccounts: Plugin = {
  name: 'without-accounts',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/firebase/auth.ts') ? '\0no-accounts' : null),
  load: (id) => (id === '\0no-accounts' ? '' : null),
};

const vite = await createServer({
  root: resolve(import.meta.dirname, '../..'),
  configFile: false,
  plugins: [arabic(), unbrokenMeasures(), withoutAccounts],
  mode,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  const { loadPages, renderedPage } = (await vite.ssrLoadModule(
    '/tools/build/renderedPage.tsx',
  )) as typeof import('./renderedPage.tsx');
  await loadPages();
  console.log(JSON.stringify(paths.map(renderedPage)));
} finally {
  await vite.close();
}
