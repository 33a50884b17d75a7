import { Pause, Play } from 'lucide-react';
import { HOME } from '../content/home.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { LetterReveal } from './LetterReveal.tsx';
import { Picture } from './Picture.tsx';
import { useHeroFilm } from './useHeroFilm.ts';

/** Windows that load the film at 1080 lines; smaller ones load 720. */
const LARGE_WINDOW = '(min-width: 1280px)';

/** The film, the title and the first call to action (specification, section 2, Home hero behaviour). */
export function HomeHero() {
  const { hero } = HOME;
  const { mayLoad, isReady, hasFailed, isPlaying, setPlaying, stopWaiting, fail, film, toggle } =
    useHeroFilm();
  // Without a film there is nothing for the button to wait for.
  const showsButton = isReady || !mayLoad;
  const Icon = isPlaying ? Pause : Play;
  return (
    <section className="hero">
      <div className="hero-backdrop">
        <Picture
          picture="hero-poster"
          portrait="hero-poster-tall"
          alt={hero.posterAlt}
          sizes="max(100vw, 178vh)"
          priority
        />
        {mayLoad && (
          <video
            ref={film}
            muted
            loop
            playsInline
            preload="metadata"
            disablePictureInPicture
            aria-hidden="true"
            tabIndex={-1}
            onCanPlay={stopWaiting}
            // The error of a single source bubbles up, too, but another source may still load.
            onError={({ target }) => target === film.current && fail()}
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            className={`transition-opacity duration-700 ${isPlaying ? 'opacity-100' : 'opacity-0'}`}
          >
            <source
              media={LARGE_WINDOW}
              src="/media/hero-1080.webm"
              type='video/webm; codecs="av01.0.08M.10"'
            />
            <source media={LARGE_WINDOW} src="/media/hero-1080.mp4" type="video/mp4" />
            <source src="/media/hero-720.webm" type='video/webm; codecs="av01.0.05M.10"' />
            <source src="/media/hero-720.mp4" type="video/mp4" onError={fail} />
            {hero.videoFallback}
          </video>
        )}
        <div className="hero-shade" />
      </div>
      <div className="hero-words">
        <p className="hero-eyebrow">{hero.eyebrow}</p>
        <h1 tabIndex={-1} className="hero-title outline-none">
          <LetterReveal text={hero.title} isPlain={isReady} />
        </h1>
        <p className="hero-tagline">
          <LetterReveal text={hero.tagline} isPlain={isReady} />
        </p>
        <div className="hero-actions">
          <div
            className={`transition-opacity duration-700 ${showsButton ? '' : 'pointer-events-none opacity-0 focus-within:opacity-100'}`}
          >
            <ButtonLink to={hero.button.to} label={hero.button.label} />
          </div>
          {mayLoad && !hasFailed && (
            <button
              type="button"
              onClick={toggle}
              aria-label={isPlaying ? hero.pause : hero.play}
              className="grid size-11 place-items-center rounded-full border border-pearl/40 transition-colors hover:border-pearl forced-colors:bg-[Canvas]"
            >
              <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
