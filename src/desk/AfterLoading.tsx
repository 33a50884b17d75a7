import { useCallback, useState } from 'react';
import { AttentionWatcher } from '../features/home/AttentionWatcher.tsx';
import { PreloadPages } from './PreloadPages.tsx';

/**
 * What follows once the page is there and the browser is idle: the code of the other pages, then the counts in the sidebar.
 * Render it next to the page, inside the same `Suspense`, so that it waits for that page.
 */
export function AfterLoading() {
  const [isPreloaded, setPreloaded] = useState(false);
  const onDone = useCallback(() => setPreloaded(true), []);
  return (
    <>
      <PreloadPages onDone={onDone} />
      {isPreloaded && <AttentionWatcher />}
    </>
  );
}
