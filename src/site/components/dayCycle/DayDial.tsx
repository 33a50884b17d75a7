import { useRef, type CSSProperties, type PointerEvent, type RefObject } from 'react';
import type { DayLight } from '../../content/types.ts';
import { clock, DAWN, DAY, lightAt, NOON, placeOf, timeAt } from './dayTime.ts';
import { useSweep } from './useSweep.ts';

const HOURS = Array.from({ length: (DAY.end - DAY.start) / 60 + 1 }, (_, i) => DAY.start / 60 + i);

/** The hours that the dial names, every third. */
const NAMED_EVERY = 3;

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
export function DayDial({ stage, label, hint, lights, onTurn }: DayDialProps) {
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
