import { type CSSProperties, type PointerEvent, type RefObject, useRef } from 'react';
import type { DayCycle as Cycle, DayLight } from '../../../company/site/types.ts';
import { clock, DAY, lightAt, NOON, placeOf, timeAt } from './dayTime.ts';
import { Picture } from '../Picture.tsx';
import { useScrolledRange } from '../useScrolledRange.ts';

const HOURS = Array.from({ length: (DAY.end - DAY.start) / 60 + 1 }, (_, i) => DAY.start / 60 + i);

/** The hours that the dial names, every third. */
const NAMED_EVERY = 3;

/** Where an hour is on the arc, from 0 to 1. */
const turnAt = (hour: number): number => placeOf(hour * 60) / DAY.end;

/** The parabola of the arc, and across it a tick for each hour, in a box of 100 × 100. */
const ARC = 'M0 100Q50-100 100 100';
const TICKS = HOURS.map(turnAt)
  .map((turn) => `M${100 * turn} ${98 - 400 * turn * (1 - turn)}v4`)
  .join('');

/**
 * The lights of a tank's day, crossfaded by the sun on a dial. Its place is the CSS variable `--turn`, from which dayCycle.css
 * derives the hour and all that depends on it, so that nothing renders in React: scrolling turns it where the browser
 * supports that, and goes on from wherever the visitor has left it. Paper shows all lights side by side.
 */
export function DayCycle({ cycle }: { readonly cycle: Cycle }) {
  const { heading, lead, control, value, hint, lights } = cycle;
  const stage = useRef<HTMLDivElement>(null);
  return (
    <section aria-labelledby="day-cycle" className="bg-abyss text-pearl">
      <div className="page-width grid items-end gap-x-[clamp(2rem,6vw,8rem)] gap-y-3 py-[clamp(2rem,3.5vw,4.5rem)] lg:grid-cols-[1.4fr_1fr]">
        <h2 id="day-cycle" className="display-1">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-lg leading-relaxed text-balance text-mist">{lead}</p>
      </div>
      <div className="day-track">
        <div ref={stage} className="day-stage">
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
          <DayDial stage={stage} label={control} value={value} hint={hint} lights={lights} />
          <ol className="day-captions">
            {lights.map(({ name, startsAt, line, text }, index) => (
              <li
                key={name}
                style={
                  {
                    '--start': startsAt / 60,
                    '--end': (lights[index + 1]?.startsAt ?? DAY.end + 1) / 60,
                  } as CSSProperties
                }
              >
                <h3 className="eyebrow text-brass">{name}</h3>
                <p className="day-line">{line}</p>
                <p className="day-text">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const stepAt = (minutes: number): number => (minutes < NOON ? 2 : 1) * DAY.step;

type DayDialProps = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly value: Cycle['value'];
  readonly hint: string;
  readonly lights: readonly DayLight[];
};

/** The arc of the day: a range input whose thumb is the sun or moon, at the top at noon. */
function DayDial({ stage, label, value, hint, lights }: DayDialProps) {
  const valueText = (minutes: number): string =>
    value(lightAt(lights, minutes)?.name ?? '', clock(minutes));
  const { range, take, sync } = useScrolledRange(stage, '--turn', (input, turn) => {
    const minutes = timeAt(Math.round(turn * DAY.end));
    input.step = String(stepAt(minutes));
    input.value = String(placeOf(minutes));
    input.setAttribute('aria-valuetext', valueText(minutes));
  });

  /** Tells the stage whether a pointer drags the sun, which then follows it at once. */
  function followPointer({ buttons }: PointerEvent): void {
    stage.current?.toggleAttribute('data-dragged', buttons !== 0);
  }

  return (
    <div className="day-dial">
      <div className="day-arc" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={ARC + TICKS} vectorEffect="non-scaling-stroke" />
        </svg>
        {HOURS.filter((hour) => hour % NAMED_EVERY === 0).map((hour) => (
          <span key={hour} className="day-hour" style={{ '--turn': turnAt(hour) } as CSSProperties}>
            {String(hour).padStart(2, '0')}
          </span>
        ))}
        <span className="day-sun" />
        <span className="day-hint eyebrow">{hint}</span>
        <span className="day-time" />
      </div>
      <input
        ref={range}
        type="range"
        aria-label={label}
        aria-valuetext={valueText(DAY.start)}
        min={placeOf(DAY.start)}
        max={placeOf(DAY.end)}
        step={stepAt(DAY.start)}
        defaultValue={placeOf(DAY.start)}
        onPointerMove={followPointer}
        onPointerUp={followPointer}
        onPointerCancel={followPointer}
        onFocus={sync}
        onChange={({ target }) => take(placeOf(timeAt(Number(target.value))) / DAY.end)}
        className="day-range"
      />
    </div>
  );
}
