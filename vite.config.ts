import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of what people see run in a simulated browser; everything else in plain Node. */
const SCREEN_TESTS = [
  'tests/{app,auth,dashboard,firebase,records,site,support,ui}/**/*.test.{ts,tsx}',
];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { manifest: true, modulePreload: { polyfill: false } },
  test: {
    // The tests wait for a backend more than they compute.
    maxWorkers: 3,
    expect: { poll: { timeout: 4_000 } },
    testTimeout: 15_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/support/console.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...SCREEN_TESTS, 'tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: './tests/support/screenEnvironment.ts',
          include: SCREEN_TESTS,
          globalSetup: ['tests/support/backend.globalSetup.ts'],
          setupFiles: [
            'tests/support/backend.setup.ts',
            'tests/support/console.ts',
            '@testing-library/jest-dom/vitest',
          ],
        },
      },
    ],
  },
});
