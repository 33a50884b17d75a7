import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore, useStore } from '../../lib/createStore.ts';
import { lazyPart } from '../../lib/lazyPage.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { showToast } from '../../ui/showToast.ts';
import { rememberAddress } from './recentRecords.ts';

/** What has been typed into the palette when its code arrives, Enter as a line feed; null while it is closed. */
const openingQuery = createStore<string | null>(null);

/** Opens the palette from anywhere in the dashboard. */
export const openPalette = (): void => openingQuery.set('');

const closePalette = (): void => openingQuery.set(null);

/** The palette's code, loaded when it is first opened; `preload` it when that is likely. */
export const PALETTE = lazyPart(() => import('./Palette.tsx'));

/** Opens the palette on Ctrl K and Cmd K, also above a form, whose text is kept. Render it once. */
export function PaletteHost() {
  const { pathname, search } = useLocation();
  const query = useStore(openingQuery);
  useEffect(() => rememberAddress(pathname + search), [pathname, search]);
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isModified || event.code !== 'KeyK') return;
      event.preventDefault();
      if (openingQuery.get() === null) openPalette();
      else closePalette();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      closePalette();
    };
  }, []);
  const isKept = useKept(query !== null, KEPT_FOR_MS);
  if (!isKept) return null;
  return (
    <ErrorBoundary resetKey="" fallback={<LoadingFailed />}>
      <Suspense fallback={query === null ? null : <KeepTyping typed={query} />}>
        <PALETTE.Page initialQuery={query} onClose={closePalette} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** How long the palette keeps what it has read after it was closed: somebody who searches once searches again. */
const KEPT_FOR_MS = 5 * 60_000;

/** Whether something is used, or has been within a time. */
function useKept(isUsed: boolean, forMs: number): boolean {
  const [isKept, setKept] = useState(false);
  if (isUsed && !isKept) setKept(true);
  useEffect(() => {
    if (isUsed || !isKept) return undefined;
    const timer = setTimeout(() => setKept(false), forMs);
    return () => clearTimeout(timer);
  }, [isUsed, isKept, forMs]);
  return isKept;
}

/** Keeps and shows what is typed while the code of the palette is loading, where its field will be; Enter presses nothing on the page. */
function KeepTyping({ typed: shown }: { readonly typed: string }) {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const typed = openingQuery.get() ?? '';
      if (event.key === 'Escape') closePalette();
      else if (event.key === 'Backspace') openingQuery.set(typed.slice(0, -1));
      else if (event.key === 'Enter') openingQuery.set(`${typed.replace('\n', '')}\n`);
      else if (event.key.length === 1) openingQuery.set(typed.replace('\n', '') + event.key);
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return (
    <p
      dir="auto"
      className="fixed inset-x-0 top-0 z-40 mx-auto h-14 w-full max-w-160 overflow-hidden border border-line bg-raised ps-12.5 pe-5 text-base/13.5 text-ink shadow-lifted sm:top-[12dvh] sm:rounded-xl"
    >
      {shown || <span className="text-muted">Search or jump to…</span>}
    </p>
  );
}

function LoadingFailed() {
  useEffect(() => {
    closePalette();
    showToast('The search could not be loaded. Check the connection and try again.');
  }, []);
  return null;
}
