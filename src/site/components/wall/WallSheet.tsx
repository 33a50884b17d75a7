import { memo, useDeferredValue, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../../../company/brand.ts';
import { Mark } from '../../../company/Mark.tsx';
import type { WallKind } from '../../../company/wallRules.ts';
import { WALL_SHEET } from '../../../company/site/wallSheet.ts';
import { PHONE, useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { SiteLink } from '../links.tsx';
import { routeOf } from '../siteAddress.ts';
import { figuresInWords, figuresOf, summaryOf } from './figures.ts';
import {
  fittingSize,
  LIMITS,
  SIZE_NAMES,
  SKETCH_PARAMETER,
  sketchAddress,
  sizeOf,
  type Sketch,
  type SizeName,
} from './sketch.ts';
import { useSketch } from './useSketch.ts';
import { cornerOf, placesOf, pulledTo, WallDrawing, type Layout } from './WallDrawing.tsx';

const KINDS = Object.entries(WALL_SHEET.kinds) as readonly (readonly [WallKind, string])[];

type WallSheetProps = {
  /** What an address with a sketch leads to. */
  readonly title: RefObject<HTMLElement | null>;
};

/** A page without scripts has no window to fit; its styles choose. */
const IS_STATIC = typeof window === 'undefined';

/** The sheet on which a visitor draws a wall and reads what it would weigh and need. */
export default function WallSheet({ title }: WallSheetProps) {
  const { sketch, settled, draw, settle } = useSketch(title);
  const { pathname } = useLocation();
  const isPhone = useMediaQuery(PHONE);
  // The lengths follow the finger at once, and the rest as fast as it can be drawn.
  const drawn = useDeferredValue(sketch);
  const drawing = { sketch: drawn, draw, hasHint: settled === null };
  return (
    <div className="wall-sheet">
      <div className="wall-board">
        <Summary sketch={drawn} />
        {!isPhone && <PulledDrawing {...drawing} layout="wide" className="max-sm:hidden" />}
        {(isPhone || IS_STATIC) && (
          <PulledDrawing {...drawing} layout="compact" className="sm:hidden" />
        )}
      </div>
      <Controls sketch={sketch} draw={draw} />
      <Figures sketch={drawn} isPhone={isPhone} />
      <div className="wall-title">
        <span className="flex items-center gap-3">
          <Mark className="h-8 text-brass" />
          <span>
            {BRAND.name}
            <br />
            <bdi>{WALL_SHEET.named(WALL_SHEET.kinds[sketch.kind], sizeOf(sketch))}</bdi>
          </span>
        </span>
        <span className="text-pearl">{WALL_SHEET.note}</span>
        <SiteLink
          to={`/contact?${SKETCH_PARAMETER}=${sketchAddress(sketch)}`}
          state={{ drawnOn: routeOf(pathname) }}
          onClick={settle}
          className="wall-send"
        >
          {WALL_SHEET.send}
        </SiteLink>
      </div>
      <p role="status" className="sr-only">
        {settled && summaryOf(settled)}
      </p>
    </div>
  );
}

const DRAWING = memo(WallDrawing);

/** How the corner is held: the sketch that it began with, and by how many pixels the pointer is beside it. */
type Hold = { readonly sketch: Sketch; readonly beside: readonly [x: number, y: number] };

type PulledDrawingProps = {
  readonly sketch: Sketch;
  readonly layout: Layout;
  readonly className: string;
  readonly draw: (sketch: Sketch) => void;
  readonly hasHint: boolean;
};

/** A drawing whose corner is pulled. It keeps its scale as long as the corner is held, which so stays below the pointer. */
function PulledDrawing({ sketch, layout, className, draw, hasHint }: PulledDrawingProps) {
  const [hold, setHold] = useState<Hold | null>(null);
  const scaleOf = hold?.sketch ?? sketch;
  const places = placesOf(sketch, layout, scaleOf);
  const corner = cornerOf(sketch, places);

  function pull(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (hold === null || box === undefined) return;
    const scale = places.width / box.width;
    const x = (event.clientX - hold.beside[0] - box.left) * scale;
    const y = (event.clientY - hold.beside[1] - box.top) * scale;
    draw(pulledTo(x, y, sketch, places));
  }

  return (
    <div className={`wall-picture ${layout} ${className}`}>
      <DRAWING sketch={sketch} layout={layout} scaleOf={scaleOf} hasCorner hasHint={hasHint} />
      {/* Not in the drawing, whose parts cannot keep a finger from scrolling. The keyboard has the ranges. */}
      <div
        className="wall-handle"
        style={{
          // The drawing is not mirrored.
          left: `${(100 * corner.x) / places.width}%`,
          top: `${(100 * corner.y) / places.height}%`,
        }}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          currentTarget.setPointerCapture(pointerId);
          setHold({ sketch, beside: [clientX - left - width / 2, clientY - top - height / 2] });
        }}
        onPointerMove={pull}
        onLostPointerCapture={() => setHold(null)}
      />
    </div>
  );
}

/** The load, beside a drawing too small to say it; the figures say it to screen readers. */
function Summary({ sketch }: { readonly sketch: Sketch }) {
  const { quantity, units } = WALL_SHEET;
  const { load, pressure, volume } = figuresInWords(figuresOf(sketch));
  return (
    <p aria-hidden="true" className="wall-summary">
      {[
        quantity(volume, units.litres),
        quantity(load, units.tonnes),
        quantity(pressure, units.pressure),
      ].map((figure) => (
        <bdi key={figure}>{figure}</bdi>
      ))}
    </p>
  );
}

type ControlsProps = {
  readonly sketch: Sketch;
  readonly draw: (sketch: Sketch) => void;
};

function Controls({ sketch, draw }: ControlsProps) {
  return (
    <form
      aria-label={WALL_SHEET.controls}
      className="wall-controls"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className="wall-kinds">
        <legend className="sr-only">{WALL_SHEET.kind}</legend>
        {KINDS.map(([kind, label]) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={sketch.kind === kind}
              onChange={() => draw({ ...sketch, kind })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {SIZE_NAMES.map((name) => (
        <Size key={name} name={name} sketch={sketch} draw={draw} />
      ))}
    </form>
  );
}

/** A finger on a length: where it is, the value it found, whether it goes sideways, and when it has left. */
type Touch = {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly isSideways: boolean;
  readonly leftAt: number;
};

/** How far a finger goes before its direction is known, in pixels. */
const SLACK = 6;
/** For so long after a finger has left, the browser may still report it as a mouse. */
const AFTERWARDS_MS = 500;

/**
 * A length of the wall, set like a dimension line. The browser would set it to where a finger comes down, also to scroll the
 * page; instead, a finger that goes sideways moves it by as much.
 */
function Size({ name, sketch, draw }: ControlsProps & { readonly name: SizeName }) {
  const { min, max } = LIMITS[name];
  const value = sketch[name].toFixed(1);
  const touch = useRef<Touch | null>(null);
  const set = (metres: number): void => draw({ ...sketch, [name]: fittingSize(name, metres) });

  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLInputElement>): void {
    if (touch.current === null || touch.current.leftAt !== Infinity) return;
    const { x, y, value: found, isSideways } = touch.current;
    const across = clientX - x;
    if (!isSideways && Math.abs(across) <= Math.max(SLACK, Math.abs(clientY - y))) return;
    // By what is beyond the slack. On a slow device the first move that is reported may be all of them.
    const slack = isSideways ? 0 : Math.sign(across) * SLACK;
    touch.current = { ...touch.current, x: x + slack, isSideways: true };
    const { direction } = getComputedStyle(currentTarget);
    const share = (across - slack) / (currentTarget.offsetWidth - currentTarget.offsetHeight / 2);
    set(found + (direction === 'rtl' ? -share : share) * (max - min));
  }

  function leave(timeStamp: number, isCancelled: boolean): void {
    if (touch.current === null) return;
    if (isCancelled && touch.current.isSideways) set(touch.current.value);
    touch.current = { ...touch.current, leftAt: timeStamp };
  }

  return (
    <label className="wall-size">
      <span>{WALL_SHEET.sizes[name][sketch.kind === 'koi' ? 'pond' : 'tank']}</span>
      <bdi aria-hidden="true">{WALL_SHEET.quantity(value, WALL_SHEET.units.metres)}</bdi>
      <input
        type="range"
        min={min}
        max={max}
        step={0.1}
        value={sketch[name]}
        aria-valuetext={WALL_SHEET.inMetres(value)}
        onPointerDown={({ pointerType, clientX: x, clientY: y }) => {
          touch.current =
            pointerType === 'touch'
              ? { x, y, value: sketch[name], isSideways: false, leftAt: Infinity }
              : null;
        }}
        onPointerMove={follow}
        onPointerUp={({ timeStamp }) => leave(timeStamp, false)}
        onPointerCancel={({ timeStamp }) => leave(timeStamp, true)}
        onChange={({ target, timeStamp }) => {
          const leftAt = touch.current?.leftAt ?? -Infinity;
          if (timeStamp > leftAt + AFTERWARDS_MS) set(Number(target.value));
        }}
      />
    </label>
  );
}

type FiguresProps = { readonly sketch: Sketch; readonly isPhone: boolean };

/** The six figures, each with its rule; on phones the rules are folded below them. */
const Figures = memo(function Figures({ sketch, isPhone }: FiguresProps) {
  const {
    units,
    figures: { volume, load, pressure, panel, plant, weeks },
  } = WALL_SHEET;
  const words = figuresInWords(figuresOf(sketch));
  const form = sketch.kind === 'koi' ? 'pond' : 'tank';
  const rows = [
    [volume.term, words.volume, units.litres, volume.rule()],
    [load.term, words.load, units.tonnes, load.rule(sketch.kind), load.rule('reef')],
    [
      pressure.term,
      words.pressure,
      units.pressure,
      pressure.rule(words.times, words.area, sketch.kind),
      pressure.rule('20', '45.4', 'koi'),
    ],
    [panel.term[form], words.thickness, units.millimetres, panel.rule[form], panel.rule.tank],
    [plant.term, words.plant, units.area, plant.rule(sketch.kind)],
    [weeks.term, words.weeks, units.weeks, weeks.rule()],
  ] as const;
  return (
    <>
      <dl className="wall-figures">
        {rows.map(([term, value, unit, rule, room]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <output dir="auto" aria-live="off">
                {value}&nbsp;<small>{unit}</small>
              </output>
              {/* As high as its longest words, so that nothing below it moves. */}
              {!isPhone && <span data-room={room}>{rule}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isPhone && (
        <details className="wall-rules">
          <summary>{WALL_SHEET.rules}</summary>
          {rows.map(([term, , , rule]) => (
            <p key={term}>
              <b>{term}</b> {rule}
            </p>
          ))}
        </details>
      )}
    </>
  );
});
