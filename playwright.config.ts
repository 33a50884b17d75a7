import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './tests/e2e/fixtures.ts';
import { CHROMIUM } from './tests/support/chromium.ts';

/** Tests whose pages import the app's modules, which only the dev server serves by path. */
const ON_DEV_SERVER = /\/(backend|killedDatabase|otherOrigins)\.spec\.ts$/;

/** Tests of a build that stores enquiries. */
const WITH_ENQUIRIES = /\/enquiries\.spec\.ts$/;

/** The tests of the try-out itself; those of the product that it runs as well are tagged @try-out (docs/try-out.md). */
const OF_TRY_OUT = /\/tryOut\.spec\.ts$/;

/** End-to-end tests in Chromium; each worker has a product and a backend of its own. */
export default defineConfig<object, Pick<WorkerFixtures, 'command'>>({
  testDir: 'tests/e2e',
  workers: 3,
  // So long that a busy machine is no reason to fail; what must be quick measures it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // What passes later only is named as flaky at the end: to be mended, but no reason to hold a change back.
  retries: 2,
  reporter: 'list',
  forbidOnly: true,
  use: {
    launchOptions: CHROMIUM,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
  // One worker where another one would build the same once more, or where two dev servers would write the same cache.
  projects: [
    {
      name: 'dev server',
      testMatch: ON_DEV_SERVER,
      workers: 1,
      use: { command: 'npm start' },
    },
    { name: 'enquiries', testMatch: WITH_ENQUIRIES, workers: 1 },
    {
      name: 'try-out',
      testMatch: '**/*.spec.ts',
      grep: /tryOut\.spec\.ts|@try-out/,
      workers: 1,
      use: { command: 'npm run build:demo' },
    },
    {
      name: 'preview',
      testMatch: '**/*.spec.ts',
      testIgnore: [ON_DEV_SERVER, WITH_ENQUIRIES, OF_TRY_OUT],
    },
  ],
});
