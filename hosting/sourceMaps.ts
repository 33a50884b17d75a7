import { loadEnv, type Plugin } from 'vite';
import { isHostedBuild } from './settings.ts';

/**
 * In a build that reports errors, writes source maps beside the code, by which the service names the lines of the sources.
 * The code does not point to them, and hosting.json leaves them out of a deployment.
 */
export function sourceMaps(): Plugin {
  return {
    name: 'source-maps',
    apply: isHostedBuild,
    config: ({ root = process.cwd() }, { mode }) => {
      const { VITE_ERROR_REPORTS: address } = loadEnv(mode, root);
      return address ? { build: { sourcemap: 'hidden' as const } } : {};
    },
  };
}
