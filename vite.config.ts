import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unwrapBuildErrors } from './tools/deploy/buildError.ts';
import { deployConfig } from './tools/deploy/deployConfig.ts';
import { checkInlineCode } from './tools/deploy/checkInlineCode.ts';
import { checkPlaceholders } from './tools/deploy/placeholders.ts';
import { serviceWorker } from './tools/deploy/serviceWorker.ts';
import { checkSettings } from './tools/deploy/settings.ts';
import { tryOut } from './tools/try-out/build/tryOut.ts';
import { arabic } from './tools/build/arabic.ts';
import { brandedPages } from './tools/build/brandedPages.ts';
import { buildInfo } from './tools/build/buildInfo.ts';
import { checkChunkNames, chunkName } from './tools/build/chunks.ts';
import { inlineScripts } from './tools/build/inlineScripts.ts';
import { keepPagesOpen } from './tools/build/keepPagesOpen.ts';
import { licenses } from './tools/build/licenses.ts';
import { prerender } from './tools/build/prerender.ts';
import { productionRouter } from './tools/build/productionRouter.ts';
import { routeCode } from './tools/build/routeCode.ts';
import { stylesheetLast } from './tools/build/stylesheetLast.ts';
import { unbrokenMeasures } from './tools/build/unbrokenMeasures.ts';

/** What renders or needs a browser and the backend; all others run in plain Node. */
const SCREEN_TESTS = ['tests/**/*.test.tsx'];

/** Tests of what the app is built, tried out and served with, and of random writes, which take longest. */
const PROGRAM_TESTS = [
  'tests/{integrations,tools/{adopt,backend,build,operations,try-out}}/**/*.test.ts',
  'tests/tools/rules/{writes,gaplessNumbers}.test.ts',
];

const licensePlugins = licenses();

export default defineConfig({
  worker: { plugins: () => [licensePlugins.worker] },
  plugins: [
    react(),
    tailwindcss(),
    arabic(),
    unbrokenMeasures(),
    brandedPages(),
    buildInfo(),
    prerender(),
    inlineScripts(),
    stylesheetLast(),
    routeCode(),
    checkChunkNames(),
    keepPagesOpen(),
    licensePlugins.page,
    productionRouter(),
    checkSettings(),
    checkInlineCode(),
    serviceWorker(),
    deployConfig(),
    checkPlaceholders(),
    tryOut(),
    unwrapBuildErrors(),
  ],
  // The Firebase SDK names an older version of idb, of which the app would load a second copy.
  resolve: { dedupe: ['idb'] },
  // The tools that render pictures live there, in tens of thousands of files.
  server: { watch: { ignored: ['**/tools/art/**'] } },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkName }] },
      },
    },
  },
  test: {
    // Tests spend more time waiting for the backend than computing.
    maxWorkers: 3,
    // Pages and rules leave much behind that is short-lived: with the 16 MB of Node it is collected all the time.
    execArgv: ['--max-semi-space-size=64'],
    // So long that a busy machine is no reason to fail; what must be quick measures it.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['tests/support/node20.globalSetup.ts'],
    projects: [
      {
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          setupFiles: ['tests/support/console.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: PROGRAM_TESTS,
        },
      },
      {
        test: {
          name: 'programs',
          isolate: false,
          environment: 'node',
          setupFiles: ['tests/support/console.ts'],
          include: PROGRAM_TESTS,
        },
      },
      {
        test: {
          name: 'screen',
          isolate: false,
          environment: './tests/support/screenEnvironment.ts',
          include: SCREEN_TESTS,
          globalSetup: ['tests/support/backend.globalSetup.ts'],
          setupFiles: [
            'fake-indexeddb/auto',
            'tests/support/backend.setup.ts',
            'tests/support/console.ts',
            'tests/support/app.setup.ts',
          ],
        },
      },
    ],
  },
});
