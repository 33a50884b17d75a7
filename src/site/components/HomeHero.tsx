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
  const Icon = playing ? Pause : Play;
  return (
    <section className="relative isolate flex min-h-[calc(100svh-4.5rem)] flex-col justify-end overflow-hidden bg-abyss text-pearl">
      <div className="absolute inset-0 -z-10">
        <Picture
          picture="hero-poster"
          upright="hero-poster-tall"
          alt={hero.posterAlt}
          sizes="max(100vw, 178vh)"
          priority
          className="absolute inset-0"
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
            className={`absolute inset-0 size-full object-cover transition-opacity duration-700 ${playing ? 'opacity-100' : 'opacity-0'}`}
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
        <div className="absolute inset-0 bg-[linear-gradient(to_top,rgb(7_24_28/0.92)_0%,rgb(7_24_28/0.55)_45%,rgb(7_24_28/0.08)_78%),linear-gradient(100deg,rgb(7_24_28/0.7)_0%,rgb(7_24_28/0)_60%)]" />
      </div>
      <div className="page-width pt-40 pb-[clamp(3rem,7vw,6.5rem)]">
        <p className="eyebrow mb-5 text-pearl">{hero.eyebrow}</p>
        <h1 tabIndex={-1} className="display-1 max-w-[15ch] outline-none">
          <LetterReveal text={hero.title} plain={ready} />
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg leading-relaxed text-pearl/90">
          <LetterReveal text={hero.tagline} plain={ready} />
        </p>
        <div
          className={`mt-9 flex flex-wrap items-center gap-5 transition-opacity duration-700 ${ready ? 'opacity-100' : 'opacity-0 focus-within:opacity-100'}`}
        >
          <ButtonLink to={hero.button.to} label={hero.button.label} />
        </div>
      </div>
      {isWanted && !broken && (
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? hero.pause : hero.play}
          className="absolute end-[clamp(1.25rem,5vw,6rem)] bottom-6 grid size-11 place-items-center rounded-full border border-pearl/40 text-pearl transition-colors hover:border-pearl"
        >
          <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        </button>
      )}
    </section>
  );
}
