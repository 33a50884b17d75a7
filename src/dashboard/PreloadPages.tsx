import { useEffect } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { CHART } from './chart.ts';
import { MODULES } from './modules.ts';

/**
 * Preloads the code of the other pages while the browser is idle, one after the other, so that they open without a
 * connection. Render it next to the page, inside the same `Suspense`, so that it waits for that page.
 */
export function PreloadPages() {
  useEffect(() => preloadAll([...MODULES, CHART]), []);
  return null;
}

type Preloadable = { readonly preload: () => Promise<void> };

/** Returns a function that cancels the rest. */
function preloadAll([next, ...others]: readonly Preloadable[]): () => void {
  if (next === undefined) return () => undefined;
  let cancel = whenIdle(() => {
    let isCanceled = false;
    cancel = () => {
      isCanceled = true;
    };
    void next.preload().then(() => {
      if (!isCanceled) cancel = preloadAll(others);
    });
  });
  return () => cancel();
}
