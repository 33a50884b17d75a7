import { Pause, Play } from 'lucide-react';
import { HOME } from '../content/home.ts';
import { LetterReveal } from './LetterReveal.tsx';
import { Picture } from './Picture.tsx';
import { SiteLink } from './SiteLink.tsx';
import { useHeroFilm } from './useHeroFilm.ts';

/** Windows that load the film at 1080 lines; smaller ones load 720. */
const LARGE_WINDOW = '(min-width: 1280px)';

/** The film, the title and the first call to action (specification, section 2, Home hero behaviour). */
export function HomeHero() {
  const { hero } = HOME;
  const { mayLoad, isReady, hasFailed, isPlaying, setPlaying, stopWaiting, fail, film, toggle } =
    useHeroFilm();
  const Icon = isPlaying ? Pause : Play;
  return (
    <header className="hero under-header">
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
      <div className="hero-words page-width">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 tabIndex={-1} data-letters="" className="hero-title outline-none">
          <LetterReveal text={hero.title} isPlain={isReady} />
        </h1>
        <p data-letters="" className="hero-tagline">
          <LetterReveal text={hero.tagline} isPlain={isReady} />
        </p>
        <div className="hero-actions">
          <SiteLink
            to={hero.button.to}
            data-lit={isReady || !mayLoad || undefined}
            className="hero-button"
          >
            {hero.button.label}
          </SiteLink>
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
    </header>
  );
}
