import { defineConfig } from '@playwright/test';

/** Journeys in a real browser: the machine's own Chromium, one at a time, each on a backend of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
    },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
