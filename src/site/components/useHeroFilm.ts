import { useCallback, useEffect, useRef, useState } from 'react';
import { areWordsLate, firstScreenAge } from '../firstScreen/firstScreen.ts';
import { PORTRAIT_MEDIA } from '../pictures.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

/** How long the hero waits for the film before it continues without it. */
const MAX_WAIT_MS = 2_000;

/** Windows from this width on, in pixels, load the film at once; upright phones a smaller one after everything else. */
const MIN_WINDOW_WIDTH = 768;

type Film = 'wide' | 'phone';

/**
 * The state of the hero's film: which one may be loaded, whether the hero still waits for it, and its playback. The hero stops
 * waiting when the film can play, fails, is not loaded or takes too long, so its button always lights up.
 */
export function useHeroFilm() {
  const [kind] = useState(filmOfWindow);
  // The first screen has waited already.
  const [maxWait] = useState(() => MAX_WAIT_MS - firstScreenAge());
  const [isReady, setReady] = useState(() => maxWait <= 0 || prefersReducedMotion());
  const [isRising] = useState(() => kind === 'wide' && !isReady && !areWordsLate());
  const [mayLoad, setMayLoad] = useState(kind === 'wide');
  const [hasFailed, setFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const stopWaiting = useCallback(() => setReady(true), []);
  const fail = useCallback(() => {
    setFailed(true);
    setReady(true);
  }, []);

  useEffect(() => {
    const timer = setTimeout(stopWaiting, maxWait);
    return () => clearTimeout(timer);
  }, [stopWaiting, maxWait]);

  useEffect(() => {
    if (kind !== 'phone') return undefined;
    return afterLoading(() => setMayLoad(true));
  }, [kind]);

  useEffect(() => {
    const element = film.current;
    if (element === null) return;
    // A cached film may have fired its event before React attached the listener.
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) stopWaiting();
    // Also as a property: not every browser honors the attribute, and only muted films may autoplay.
    element.muted = true;
    // Rejected in low-power modes: the poster stays, and the button starts the film.
    element.play().catch(() => undefined);
  }, [mayLoad, stopWaiting]);

  function toggle(): void {
    const element = film.current;
    if (element === null) return;
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  }

  return {
    kind: mayLoad ? kind : null,
    isReady,
    /** Whether the words rise from nothing meanwhile. */
    isRising,
    /** Nothing waits for a film that comes after everything else. */
    isLit: isReady || kind !== 'wide',
    hasFailed,
    isPlaying,
    setPlaying,
    stopWaiting,
    fail,
    film,
    toggle,
  };
}

/** Calls back once the page and what it shows have loaded. Returns a function that cancels it. */
function afterLoading(task: () => void): () => void {
  if (document.readyState === 'complete') {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  }
  window.addEventListener('load', task, { once: true });
  return () => window.removeEventListener('load', task);
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** None for visitors who prefer reduced motion or save data, on slow connections, and in windows of other shapes. */
function filmOfWindow(): Film | null {
  if (prefersReducedMotion()) return null;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return null;
  if (window.innerWidth >= MIN_WINDOW_WIDTH) return 'wide';
  const isFast = (connection?.effectiveType ?? '4g') === '4g';
  return isFast && window.matchMedia(PORTRAIT_MEDIA).matches ? 'phone' : null;
}
