import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './tests/support/chromium.ts';

/** End-to-end tests in Chromium, one at a time, most of them on one shared backend. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    launchOptions: CHROMIUM,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
