import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds the app with icons that take only what the app passes to them. Lucide's own also follow a context, keep the width of
 * their lines at any size and convert names: a kilobyte of every first load.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^\.\.\/createLucideIcon\.mjs$/,
            replacement: resolve(import.meta.dirname, 'createIcon.ts'),
          },
        ],
      },
    }),
  };
}
