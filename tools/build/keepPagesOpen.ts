import type { Plugin } from 'vite';

/**
 * Keeps an open page when the dev server stops. Vite's client awaits the listeners of a lost connection before it
 * polls for a new server and reloads the page, which would discard unsaved changes. Turning off hot updates does not help: the
 * client keeps its connection. That listeners are awaited is how Vite 8 works, not a documented promise: `vite` is pinned, and
 * `tests/e2e/killedDatabase.spec.ts` fails if a page is reloaded.
 */
export function keepPagesOpen(): Plugin {
  const script = `
    import.meta.hot.on('vite:ws:disconnect', () => {
      console.info('The dev server has stopped. This page stays open; reload it to receive code changes again.');
      return new Promise(() => {});
    });`;
  return {
    name: 'keep-pages-open',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module' }, children: script }],
    },
  };
}
