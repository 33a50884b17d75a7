import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { DayCycle as Cycle, DayLight } from '../../../company/site/types.ts';
import { clock, DAWN, DAY, lightAt, NOON, placeOf, timeAt } from './dayTime.ts';
import { Picture } from '../Picture.tsx';
import { observeView, prefersReducedMotion } from '../motion.tsx';

/** In milliseconds; motion that starts by itself must end within five seconds. */
const DURATION = 3_000;

/** How much of the stage the window shows when the sweep begins. */
const MIN_VISIBLE = 0.6;

const HOURS = Array.from({ length: (DAY.end - DAY.start) / 60 + 1 }, (_, i) => DAY.start / 60 + i);

/** The hours that the dial names, every third. */
const NAMED_EVERY = 3;

/**
 * The lights of a tank's day, crossfaded by a dial. The hour is the CSS variable `--hour`, so that turning the dial
 * renders nothing in React; only another light does. Paper shows all of them side by side.
 */
export function DayCycle({ cycle }: { readonly cycle: Cycle }) {
  const { heading, lead, control, hint, note, lights } = cycle;
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => lightAt(lights, DAWN));

  function turn(minutes: number): void {
    stage.current?.style.setProperty('--hour', String(minutes / 60));
    setCurrent(lightAt(lights, minutes));
  }

  return (
    <section aria-labelledby="day-cycle" className="bg-abyss text-pearl">
      <div className="page-width grid items-end gap-x-[clamp(2rem,6vw,8rem)] gap-y-3 py-[clamp(2rem,3.5vw,4.5rem)] lg:grid-cols-[1.4fr_1fr]">
        <h2 id="day-cycle" className="display-1">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-lg leading-relaxed text-balance text-mist">{lead}</p>
      </div>
      <div ref={stage} className="day-stage" style={{ '--hour': DAWN / 60 } as CSSProperties}>
        <div className="day-lights">
          {lights.map(({ name, startsAt, picture, alt }) => (
            <div
              key={name}
              className="day-light"
              style={{ '--start': startsAt / 60 } as CSSProperties}
            >
              <Picture
                picture={picture}
                alt={alt}
                sizes="(max-aspect-ratio: 1/1) 133vw, 100vw"
                className="size-full"
              />
            </div>
          ))}
        </div>
        <DayDial stage={stage} label={control} hint={hint} lights={lights} onTurn={turn} />
        <ol className="day-captions">
          {lights.map((light) => (
            <li key={light.name} data-current={light === current || undefined}>
              <h3 className="eyebrow text-brass">{light.name}</h3>
              <p className="mt-1">{light.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="page-width py-4 text-sm text-mist">{note}</p>
    </section>
  );
}

/** How far a key moves the sun on each side of noon, for the same step in time. */
const stepAt = (minutes: number): number => (minutes < NOON ? 2 : 1) * DAY.step;

type DayDialProps = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly hint: string;
  readonly lights: readonly DayLight[];
  /** Gets the time in minutes after midnight. */
  readonly onTurn: (minutes: number) => void;
};

/**
 * The arc of the day: a range input whose thumb is the sun or moon, at the top at noon. Seen first, it turns from dawn
 * to noon by itself.
 */
function DayDial({ stage, label, hint, lights, onTurn }: DayDialProps) {
  const range = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const valueText = (minutes: number): string =>
    `${lightAt(lights, minutes)?.name}, ${clock(minutes)}`;

  /** Shows a time of the dial's steps, in words too. */
  function showTime(minutes: number): void {
    if (range.current === null || time.current === null) return;
    range.current.step = String(stepAt(minutes));
    range.current.value = String(placeOf(minutes));
    range.current.setAttribute('aria-valuetext', valueText(minutes));
    time.current.textContent = clock(minutes);
  }

  const take = useSweep(stage, (minutes) => {
    onTurn(minutes);
    const step = timeAt(placeOf(minutes));
    if (range.current?.value !== String(placeOf(step))) showTime(step);
  });

  /** Tells the stage whether a pointer drags the sun, which then follows it at once. */
  function followPointer({ buttons }: PointerEvent): void {
    stage.current?.toggleAttribute('data-dragged', buttons !== 0);
  }

  return (
    <div className="day-dial">
      <div className="day-arc" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d="M0 100Q50-100 100 100" vectorEffect="non-scaling-stroke" />
        </svg>
        {HOURS.map((hour) => (
          <span key={hour} className="day-tick" style={{ '--at': hour } as CSSProperties}>
            {hour % NAMED_EVERY === 0 && <b>{String(hour).padStart(2, '0')}</b>}
          </span>
        ))}
        <span className="day-sun">
          <span className="day-hint eyebrow">{hint}</span>
        </span>
        <span ref={time} className="day-time">
          {clock(DAWN)}
        </span>
      </div>
      <input
        ref={range}
        type="range"
        aria-label={label}
        aria-valuetext={valueText(DAWN)}
        min={placeOf(DAY.start)}
        max={placeOf(DAY.end)}
        step={stepAt(DAWN)}
        defaultValue={placeOf(DAWN)}
        onPointerDown={take}
        onPointerMove={followPointer}
        onPointerUp={followPointer}
        onPointerCancel={followPointer}
        onFocus={take}
        onChange={({ target }) => {
          const minutes = timeAt(Number(target.value));
          take();
          showTime(minutes);
          onTurn(minutes);
        }}
        className="day-range"
      />
    </div>
  );
}

/**
 * Turns a dial from dawn to noon once, as soon as most of its stage is in the window and its pictures are loaded. The
 * stage's `data-sweep` says how far it has come: `on`, `done`, or `taken` by the visitor, after which nothing turns by
 * itself. Returns a function to call when the visitor takes the dial.
 */
function useSweep(
  stage: RefObject<HTMLElement | null>,
  show: (minutes: number) => void,
): () => void {
  const onFrame = useEffectEvent(show);

  useEffect(() => {
    const element = stage.current;
    if (element === null || prefersReducedMotion()) return undefined;
    let isStopped = false;
    let start: number | undefined;

    function turn(now: number): void {
      if (element === null || isStopped || element.dataset['sweep'] === 'taken') return;
      start ??= now;
      const progress = Math.min(1, (now - start) / DURATION);
      onFrame(DAWN + ((NOON - DAWN) * (1 - Math.cos(Math.PI * progress))) / 2);
      element.dataset['sweep'] = progress < 1 ? 'on' : 'done';
      if (progress < 1) requestAnimationFrame(turn);
    }

    const stop = observeView(
      [element],
      (isInView) => {
        if (!isInView) return;
        stop();
        const pictures = [...element.querySelectorAll('img')];
        Promise.all(pictures.map((picture) => picture.decode())).then(
          () => requestAnimationFrame(turn),
          // Without its pictures the day stays as it is.
          () => {},
        );
      },
      { threshold: MIN_VISIBLE },
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [stage]);

  return () => stage.current?.setAttribute('data-sweep', 'taken');
}
