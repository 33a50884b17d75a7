import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION_BUILD = resolve(
  import.meta.dirname,
  '../node_modules/react-router/dist/production/index.mjs',
);

/**
 * Builds the app with the production build of React Router, which warns of no mistakes in routes. Its package contains
 * one, but its `exports` name only the development build, also for production.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION_BUILD }] },
    }),
  };
}
