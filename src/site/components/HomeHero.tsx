import { Fragment, useEffect, useRef, useState } from 'react';
import { HOME } from '../../company/site/home.ts';
import { LANGUAGE } from '../../company/site/language.ts';
import { filmOfWindow } from '../firstScreen/film.ts';
import { MAX_WAIT_MS, wordsOf } from '../firstScreen/letters.ts';
import { areWordsLate, firstScreenAge, remainingDelays } from '../firstScreen/takeOver.ts';
import { prefersReducedMotion } from '../../lib/reducedMotion.ts';
import { Film, FilmButton, afterLoading, filesOf, usePlayback } from './Film.tsx';
import { Picture } from './Picture.tsx';
import { SiteLink } from './links.tsx';

/** Windows that load the film at 1440 lines, and at 1080; smaller ones load 720. */
const HUGE_WINDOW = '(min-width: 1600px)';
const LARGE_WINDOW = '(min-width: 1280px)';

const SOURCES = {
  wide: [
    ...filesOf('hero-1440', '12M.10', HUGE_WINDOW),
    ...filesOf('hero-1080', '08M.10', LARGE_WINDOW),
    ...filesOf('hero-720', '05M.10'),
  ],
  phone: filesOf('hero-phone', '05M.10'),
} as const;

/** The film, the title and the first call to action (specification, section 2, Home hero behaviour). */
export function HomeHero() {
  const { hero } = HOME;
  const film = useHeroFilm();
  const { isReady, isRising } = film;
  const header = useRef<HTMLElement>(null);
  const [isPlain, setPlain] = useState(isReady);
  useEffect(() => {
    if (!isReady) return;
    // What would otherwise appear at once comes quickly.
    const letters = isRising ? hurry(header.current) : [];
    if (letters.length === 0) setPlain(true);
    else void Promise.allSettled(letters).then(() => setPlain(true));
  }, [isReady, isRising]);
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
        {film.kind !== null && <Film sources={SOURCES[film.kind]} playback={film.playback} />}
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
          {film.kind !== null && !film.playback.hasFailed && (
            <FilmButton playback={film.playback} />
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

type LetterRevealProps = {
  readonly text: string;
  /** Ends the animation: the text is plain from now on. */
  readonly isPlain: boolean;
};

/**
 * Shows a text letter by letter, each after a random delay, until it turns plain. Screen readers get the whole text
 * once; lines break between words only. It goes on where the first screen is.
 */
function LetterReveal({ text, isPlain }: LetterRevealProps) {
  // In state, because a second render must not shuffle the letters.
  const [words] = useState(() => wordsOf(text, LANGUAGE.code, remainingDelays(text)));
  if (isPlain) return text;
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {words.map(({ start, letters }) => (
          <Fragment key={start}>
            {start > 0 && ' '}
            <span className="hero-word">
              {letters.map(({ index, letter, delay }) => (
                <span key={index} className="letter" style={{ animationDelay: `${delay}ms` }}>
                  {letter}
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/**
 * The state of the hero's film: which one may be loaded, whether the hero still waits for it, and its playback. The hero stops
 * waiting when the film can play, fails, is not loaded or takes too long, so its button always lights up.
 */
function useHeroFilm() {
  const [kind] = useState(filmOfWindow);
  // The first screen has waited already.
  const [maxWait] = useState(() => MAX_WAIT_MS - firstScreenAge());
  const [isOver, setOver] = useState(() => maxWait <= 0 || prefersReducedMotion());
  const [isRising] = useState(() => kind === 'wide' && !isOver && !areWordsLate());
  const [mayLoad, setMayLoad] = useState(kind === 'wide');
  const playback = usePlayback(mayLoad);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), maxWait);
    return () => clearTimeout(timer);
  }, [maxWait]);

  useEffect(() => {
    if (kind !== 'phone') return undefined;
    return afterLoading(() => setMayLoad(true));
  }, [kind]);

  const isReady = isOver || playback.canPlay || playback.hasFailed;
  return {
    kind: mayLoad ? kind : null,
    isReady,
    /** Whether the words rise from nothing meanwhile. */
    isRising,
    /** Nothing waits for a film that comes after everything else. */
    isLit: isReady || kind !== 'wide',
    playback,
  };
}
