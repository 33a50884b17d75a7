import { useEffect } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { CHART, MODULES } from './modules.ts';

/**
 * Loads the code of the other pages, one after the other, once a page is shown and the browser is idle, so that
 * they open without a connection. It stands beside the page, below the same `Suspense`.
 */
export function LoadAhead() {
  useEffect(() => loadNext([...MODULES, CHART]), []);
  return null;
}

type Ahead = { readonly preload: () => Promise<void> };

/** Loads each when the browser is idle. Returns a way to stop. */
function loadNext([next, ...others]: readonly Ahead[]): () => void {
  if (next === undefined) return () => undefined;
  let stop = whenIdle(() => {
    let isStopped = false;
    stop = () => {
      isStopped = true;
    };
    void next.preload().then(() => {
      if (!isStopped) stop = loadNext(others);
    });
  });
  return () => stop();
}
