import { useRef, type CSSProperties } from 'react';
import type { DayLight } from '../../content/types.ts';
import { clock, DAY, lightAt } from './dayTime.ts';

const HOURS = Array.from({ length: (DAY.end - DAY.start) / 60 + 1 }, (_, i) => DAY.start / 60 + i);

/** The hours that the dial names, every third. */
const NAMED_EVERY = 3;

type DayDialProps = {
  readonly label: string;
  readonly lights: readonly DayLight[];
  /** The first and the chosen time are in minutes after midnight. */
  readonly first: number;
  readonly onTurn: (minutes: number) => void;
};

/** The arc of the day: a range input whose thumb is the sun or moon. */
export function DayDial({ label, lights, first, onTurn }: DayDialProps) {
  const time = useRef<HTMLSpanElement>(null);
  const valueText = (minutes: number): string =>
    `${lightAt(lights, minutes)?.name}, ${clock(minutes)}`;
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
        <span className="day-sun" />
        <span ref={time} className="day-time">
          {clock(first)}
        </span>
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText(first)}
        min={DAY.start}
        max={DAY.end}
        step={DAY.step}
        defaultValue={first}
        onChange={({ target }) => {
          const minutes = Number(target.value);
          target.setAttribute('aria-valuetext', valueText(minutes));
          if (time.current !== null) time.current.textContent = clock(minutes);
          onTurn(minutes);
        }}
        className="day-range"
      />
    </div>
  );
}
