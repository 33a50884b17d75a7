import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './tests/e2e/fixtures.ts';
import { CHROMIUM } from './tests/support/chromium.ts';

const OF_ENQUIRIES = /\/enquiries\.spec\.ts$/;
const OF_TRY_OUT = /\/tryOut\.spec\.ts$/;

/** End-to-end tests in Chromium; each worker has a backend of its own, and all serve the same build. */
export default defineConfig<object, Pick<WorkerFixtures, 'edition'>>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/build.ts',
  // As many as the smallest machine has cores: a test that waits for its core is no faster.
  workers: 2,
  // So long that a busy machine is no reason to fail; what must be quick measures it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    launchOptions: CHROMIUM,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // What moves costs a core as long as it does, such as the film of home; tests of it ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // One worker each: another one would build the same once more.
    { name: 'enquiries', testMatch: OF_ENQUIRIES, workers: 1, use: { edition: 'enquiries' } },
    { name: 'try-out', testMatch: OF_TRY_OUT, workers: 1, use: { edition: 'try-out' } },
    { name: 'preview', testMatch: '**/*.spec.ts', testIgnore: [OF_ENQUIRIES, OF_TRY_OUT] },
  ],
});
