import { HOME } from '../content/home.ts';
import type { useHeroFilm } from './useHeroFilm.ts';

/** Windows that load the film at 1080 lines; smaller ones load 720. */
const LARGE_WINDOW = '(min-width: 1280px)';

type Source = { readonly src: string; readonly type: string; readonly media?: string };

const AV1 = (level: string): string => `video/webm; codecs="av01.0.${level}"`;

const SOURCES: Readonly<Record<'wide' | 'phone', readonly Source[]>> = {
  wide: [
    { media: LARGE_WINDOW, src: '/media/hero-1080.webm', type: AV1('08M.10') },
    { media: LARGE_WINDOW, src: '/media/hero-1080.mp4', type: 'video/mp4' },
    { src: '/media/hero-720.webm', type: AV1('05M.10') },
    { src: '/media/hero-720.mp4', type: 'video/mp4' },
  ],
  phone: [
    { src: '/media/hero-phone.webm', type: AV1('05M.10') },
    { src: '/media/hero-phone.mp4', type: 'video/mp4' },
  ],
};

/** The hero's film, once it may be loaded: silent, decorative, in an endless loop. */
export function HeroFilm({ state }: { readonly state: ReturnType<typeof useHeroFilm> }) {
  const { kind, isPlaying, setPlaying, stopWaiting, fail, film } = state;
  if (kind === null) return null;
  const sources = SOURCES[kind];
  return (
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
      {sources.map((source) => (
        <source
          key={source.src}
          {...source}
          onError={source === sources.at(-1) ? fail : undefined}
        />
      ))}
      {HOME.hero.videoFallback}
    </video>
  );
}
