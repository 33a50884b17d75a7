import { useRef, useState, type CSSProperties } from 'react';
import type { DayCycle as Cycle } from '../../content/types.ts';
import { Picture } from '../Picture.tsx';
import { DayDial } from './DayDial.tsx';
import { DAWN, lightAt } from './dayTime.ts';

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
