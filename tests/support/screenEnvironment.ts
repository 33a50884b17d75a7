import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * The simulated browser, but with Node's own fetch: happy-dom's writes every refused request to the console,
 * where an unexpected error fails the test.
 */
export default {
  name: 'screen',
  viteEnvironment: 'client',
  async setup(global, options) {
    const { fetch, Headers, Request, Response } = globalThis;
    const browser = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, { fetch, Headers, Request, Response });
    return browser;
  },
} satisfies Environment;
