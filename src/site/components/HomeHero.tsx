import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HOME } from '../content/home.ts';
import { HeroFilm } from './HeroFilm.tsx';
import { LetterReveal } from './LetterReveal.tsx';
import { Picture } from './Picture.tsx';
import { SiteLink } from './SiteLink.tsx';
import { useHeroFilm } from './useHeroFilm.ts';

/** The film, the title and the first call to action (specification, section 2, Home hero behaviour). */
export function HomeHero() {
  const { hero } = HOME;
  const film = useHeroFilm();
  const { isReady, isRising, isPlaying } = film;
  const header = useRef<HTMLElement>(null);
  const [isPlain, setPlain] = useState(isReady);
  useEffect(() => {
    if (!isReady) return;
    // What would otherwise appear at once comes quickly.
    const letters = isRising ? hurry(header.current) : [];
    if (letters.length === 0) setPlain(true);
    else void Promise.allSettled(letters).then(() => setPlain(true));
  }, [isReady, isRising]);
  const Icon = isPlaying ? Pause : Play;
  return (
    <header ref={header} data-rising={isRising || undefined} className="hero under-header">
      <div className="hero-backdrop">
        <Picture
          picture="hero-poster"
          portrait="hero-poster-tall"
          alt={hero.posterAlt}
          sizes="max(100vw, 178vh)"
          priority
        />
        <HeroFilm state={film} />
        <div className="hero-shade" />
      </div>
      <div className="hero-words page-width">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 tabIndex={-1} data-letters="" className="hero-title outline-none">
          <LetterReveal text={hero.title} isPlain={isPlain} />
        </h1>
        <p data-letters="" className="hero-tagline">
          <LetterReveal text={hero.tagline} isPlain={isPlain} />
        </p>
        <div className="hero-actions">
          {/* A link from the first paint on; it fades in once the film can play (decision 56). */}
          <SiteLink
            to={hero.button.to}
            data-lit={(film.isLit && (isPlain || !isRising)) || undefined}
            className="hero-button rounded-xs"
          >
            {hero.button.label}
          </SiteLink>
          {film.kind !== null && !film.hasFailed && (
            <button
              type="button"
              onClick={film.toggle}
              aria-label={isPlaying ? hero.pause : hero.play}
              className="grid size-11 place-items-center rounded-full border border-pearl/40 bg-abyss/60 transition-colors hover:border-pearl forced-colors:bg-[Canvas]"
            >
              <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            </button>
          )}
        </div>
      </div>
    </header>
  );
}

/** The longest time in which the remaining letters begin to appear once the film can play, in milliseconds. */
const HURRY_MS = 250;

/** Lets the letters that wait to appear do so soon. Returns what resolves when each of all has appeared. */
function hurry(hero: Element | null): readonly Promise<unknown>[] {
  const letters = [...(hero?.querySelectorAll('.letter') ?? [])];
  // Not every browser has them, nor the simulated one.
  const running = letters.flatMap((letter) => letter.getAnimations?.() ?? []);
  for (const { effect, currentTime } of running) {
    if (effect?.getComputedTiming().progress !== 0) continue;
    effect.updateTiming({ delay: Number(currentTime) + Math.random() * HURRY_MS });
  }
  return running.map(({ finished }) => finished);
}
