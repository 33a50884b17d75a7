/**
 * Prints public pages as a JSON array of HTML: `renderPages.ts <mode> <route>…`. A program of its own, because a build may
 * share its process with another build of React. Vite loads the pages, so that they have the settings of the build.
 */
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { arabic } from './arabic.ts';
import { unbrokenMeasures } from './unbrokenMeasures.ts';

const [mode = '', ...paths] = process.argv.slice(2);

const vite = await createServer({
  root: resolve(import.meta.dirname, '..'),
  configFile: false,
  plugins: [arabic(), unbrokenMeasures()],
  mode,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  const { loadPages, renderedPage } = (await vite.ssrLoadModule(
    '/vite/renderedPage.tsx',
  )) as typeof import('./renderedPage.tsx');
  await loadPages();
  console.log(JSON.stringify(paths.map(renderedPage)));
} finally {
  await vite.close();
}
