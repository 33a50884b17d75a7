import { useCallback, useEffect, useRef, useState } from 'react';
import { firstScreenAge } from '../firstScreen/firstScreen.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

/** How long the hero waits for the film before it continues without it. */
const MAX_WAIT_MS = 2_000;

/** Windows below this width, in pixels, show the poster's portrait crop instead. */
const MIN_WINDOW_WIDTH = 768;

/**
 * The state of the hero's film: whether it may be loaded, whether the hero still waits for it, and its playback. The
 * hero stops waiting when the film can play, fails, is not loaded or takes too long, so its button always appears.
 */
export function useHeroFilm() {
  const [mayLoad] = useState(mayLoadFilm);
  // The first screen has waited already.
  const [maxWait] = useState(() => MAX_WAIT_MS - firstScreenAge());
  const [isReady, setReady] = useState(() => maxWait <= 0 || prefersReducedMotion());
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
    const element = film.current;
    if (element === null) return;
    // A cached film may have fired its event before React attached the listener.
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) stopWaiting();
    // Also as a property: not every browser honors the attribute, and only muted films may autoplay.
    element.muted = true;
    // Rejected in low-power modes: the poster stays, and the button starts the film.
    element.play().catch(() => undefined);
  }, [stopWaiting]);

  function toggle(): void {
    const element = film.current;
    if (element === null) return;
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  }

  return { mayLoad, isReady, hasFailed, isPlaying, setPlaying, stopWaiting, fail, film, toggle };
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** False for visitors who prefer reduced motion or save data, on slow connections, and in small windows. */
function mayLoadFilm(): boolean {
  if (prefersReducedMotion()) return false;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || window.innerWidth < MIN_WINDOW_WIDTH) return false;
  return !/2g/.test(connection?.effectiveType ?? '');
}
