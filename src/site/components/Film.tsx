import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { FILM } from '../../company/site/film.ts';
import type { PictureName } from '../../company/site/types.ts';
import { filmOfWindow } from '../firstScreen/film.ts';
import { observeView } from './motion.tsx';

type FilmSource = {
  readonly src: string;
  readonly type: string;
  readonly media?: string | undefined;
};

/** The files of a film, the smaller one in AV1 of a level, for the windows of a media query. */
export const filesOf = (name: string, level: string, media?: string): readonly FilmSource[] => [
  { media, src: `/media/${name}.webm`, type: `video/webm; codecs="av01.0.${level}"` },
  { media, src: `/media/${name}.mp4`, type: 'video/mp4' },
];

/** The playback of a film that may be loaded now, or not yet. */
export function usePlayback(mayLoad: boolean) {
  const [canPlay, setCanPlay] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = film.current;
    if (element === null) return;
    // A cached film may have fired its event before React attached the listener.
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) setCanPlay(true);
    // Also as a property: not every browser honors the attribute, and only muted films may autoplay.
    element.muted = true;
    // Rejected in low-power modes: the still stays, and the button starts the film.
    element.play().catch(() => undefined);
  }, [mayLoad]);

  function toggle(): void {
    const element = film.current;
    if (element === null) return;
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  }

  return { film, canPlay, setCanPlay, isPlaying, setPlaying, hasFailed, setFailed, toggle };
}

type Playback = ReturnType<typeof usePlayback>;

type FilmProps = {
  readonly sources: readonly FilmSource[];
  readonly playback: Playback;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A film over its still: silent, decorative, in an endless loop. */
export function Film({ sources, playback, className = '', style }: FilmProps) {
  const { film, setCanPlay, isPlaying, setPlaying, setFailed } = playback;
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
      onCanPlay={() => setCanPlay(true)}
      // The error of a single source bubbles up, too, but another source may still load.
      onError={({ target }) => target === film.current && setFailed(true)}
      onPlay={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
      className={`transition-opacity duration-700 ${isPlaying ? 'opacity-100' : 'opacity-0'} ${className}`}
      style={style}
    >
      {sources.map((source) => (
        <source
          key={source.src}
          {...source}
          onError={source === sources.at(-1) ? () => setFailed(true) : undefined}
        />
      ))}
      {FILM.fallback}
    </video>
  );
}

/** Pauses and plays a film. */
export function FilmButton({
  playback: { isPlaying, toggle },
  className = '',
}: {
  readonly playback: Playback;
  readonly className?: string;
}) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={isPlaying ? FILM.pause : FILM.play}
      className={`grid size-11 place-items-center rounded-full border border-pearl/40 bg-abyss/60 text-pearl transition-colors hover:border-pearl forced-colors:bg-[Canvas] ${className}`}
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    </button>
  );
}

/** The pictures in which something lives: `tools/art/loop` moves it. */
const LOOPS: ReadonlySet<PictureName> = new Set(['koi-lilies', 'drift', 'paludarium']);

type PictureLoopProps = {
  readonly picture: PictureName;
  /** Classes of the film and of its button, in the box of the picture, which is beside them. */
  readonly className?: string;
  readonly buttonClassName?: string;
};

/** The loop of a picture, if it has one: it comes after everything else, once its picture is in the window. */
export function PictureLoop(props: PictureLoopProps) {
  const { picture, className = '', buttonClassName = 'end-4 bottom-4' } = props;
  /** Which part of the picture its box shows, as soon as the loop may load. */
  const [objectPosition, setPosition] = useState<string>();
  const playback = usePlayback(objectPosition !== undefined);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const box = place.current?.parentElement;
    if (!box || filmOfWindow() === null) return undefined;
    let stop = afterLoading(() => {
      stop = observeView([box], (isInView) => {
        const still = box.querySelector('img');
        if (isInView && still) setPosition(getComputedStyle(still).objectPosition);
      });
    });
    return () => stop();
  }, []);

  if (!LOOPS.has(picture)) return null;
  if (objectPosition === undefined || playback.hasFailed) return <span ref={place} hidden />;
  return (
    <>
      <Film
        playback={playback}
        sources={filesOf(picture, '05M.10')}
        className={`pointer-events-none absolute inset-0 size-full object-cover ${className}`}
        style={{ objectPosition }}
      />
      <FilmButton playback={playback} className={`absolute ${buttonClassName}`} />
    </>
  );
}

/** Calls back once the page and what it shows have loaded. Returns a function that cancels it. */
export function afterLoading(task: () => void): () => void {
  if (document.readyState === 'complete') {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  }
  window.addEventListener('load', task, { once: true });
  return () => window.removeEventListener('load', task);
}
