import { Pause, Play } from 'lucide-react';
import { HOME } from '../content/home.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { LetterReveal } from './LetterReveal.tsx';
import { Picture } from './Picture.tsx';
import { useHeroFilm } from './useHeroFilm.ts';

/** Windows that get the film at 1080 lines; smaller ones get it at 720. */
const LARGE = '(min-width: 1280px)';

/** The film, the title and the first way to the studio (specification, section 2, Home hero behaviour). */
export function HomeHero() {
  const { hero } = HOME;
  const { isWanted, ready, broken, playing, setPlaying, goOn, goOnWithout, film, toggle } =
    useHeroFilm();
  // The button waits for a film only where one is loaded.
  const offered = ready || !isWanted;
  const Icon = playing ? Pause : Play;
  return (
    <section className="hero">
      <div className="hero-backdrop">
        <Picture
          picture="hero-poster"
          upright="hero-poster-tall"
          alt={hero.posterAlt}
          sizes="max(100vw, 178vh)"
          priority
        />
        {isWanted && (
          <video
            ref={film}
            muted
            loop
            playsInline
            preload="metadata"
            disablePictureInPicture
            aria-hidden="true"
            tabIndex={-1}
            onCanPlay={goOn}
            // Not when one of its sources fails: another may be left.
            onError={({ target }) => target === film.current && goOnWithout()}
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            className={`transition-opacity duration-700 ${playing ? 'opacity-100' : 'opacity-0'}`}
          >
            <source
              media={LARGE}
              src="/media/hero-1080.webm"
              type='video/webm; codecs="av01.0.08M.10"'
            />
            <source media={LARGE} src="/media/hero-1080.mp4" type="video/mp4" />
            <source src="/media/hero-720.webm" type='video/webm; codecs="av01.0.05M.10"' />
            <source src="/media/hero-720.mp4" type="video/mp4" onError={goOnWithout} />
            {hero.videoFallback}
          </video>
        )}
        <div className="hero-shade" />
      </div>
      <div className="hero-words">
        <p className="hero-eyebrow">{hero.eyebrow}</p>
        <h1 tabIndex={-1} className="hero-title outline-none">
          <LetterReveal text={hero.title} plain={ready} />
        </h1>
        <p className="hero-tagline">
          <LetterReveal text={hero.tagline} plain={ready} />
        </p>
        <div className="hero-actions">
          <div
            className={`transition-opacity duration-700 ${offered ? '' : 'pointer-events-none opacity-0 focus-within:opacity-100'}`}
          >
            <ButtonLink to={hero.button.to} label={hero.button.label} />
          </div>
          {isWanted && !broken && (
            <button
              type="button"
              onClick={toggle}
              aria-label={playing ? hero.pause : hero.play}
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
