import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersStillness } from './Reveal.tsx';

/** The longest a visitor waits for the film before the page goes on without it, in milliseconds. */
const PATIENCE = 2_000;

/** Narrower windows show the poster's upright crop, which suits them better, in pixels. */
const SMALLEST_WINDOW = 768;

/**
 * Whether the film may be loaded at all, when the hero stops waiting for it, and its pause. It stops waiting
 * when the film can play, fails, is skipped or takes too long, so that the button always comes.
 */
export function useHeroFilm() {
  const [isWanted] = useState(mayLoadFilm);
  const [ready, setReady] = useState(prefersStillness);
  const [broken, setBroken] = useState(false);
  const [playing, setPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const goOn = useCallback(() => setReady(true), []);
  const goOnWithout = useCallback(() => {
    setBroken(true);
    setReady(true);
  }, []);

  useEffect(() => {
    const timer = setTimeout(goOn, PATIENCE);
    return () => clearTimeout(timer);
  }, [goOn]);

  useEffect(() => {
    const element = film.current;
    if (element === null) return;
    // A film from the cache may be ready, and have said so, before the page listens.
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) goOn();
    // The attribute alone is not enough everywhere, and a film with sound may not start by itself.
    element.muted = true;
    // Refused in low-power modes: the poster then stays, and the button starts the film.
    element.play().catch(() => undefined);
  }, [goOn]);

  function toggle(): void {
    const element = film.current;
    if (element === null) return;
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  }

  return { isWanted, ready, broken, playing, setPlaying, goOn, goOnWithout, film, toggle };
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Not for people who asked for less motion or fewer data, nor on slow connections or small windows. */
function mayLoadFilm(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (prefersStillness() || connection?.saveData || window.innerWidth < SMALLEST_WINDOW)
    return false;
  return !/2g/.test(connection?.effectiveType ?? '');
}
