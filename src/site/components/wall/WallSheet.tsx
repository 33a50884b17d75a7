import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BRAND } from '../../../company/brand.ts';
import { Mark } from '../../../company/Mark.tsx';
import { WALL_SHEET, type WallKind } from '../../../company/site/wallSheet.ts';
import { IsRestored } from '../../../ui/ScrollPlaces.tsx';
import { SiteLink } from '../links.tsx';
import { figuresInWords, figuresOf, summaryOf } from './figures.ts';
import {
  FIRST_SKETCH,
  fittingSize,
  LIMITS,
  SIZE_NAMES,
  SKETCH_PARAMETER,
  sketchAddress,
  sketchOf,
  sizeOf,
  type Sketch,
  type SizeName,
} from './sketch.ts';
import { WallDrawing } from './WallDrawing.tsx';

/** How long a sketch rests before the address takes it: browsers refuse more than some hundred changes a minute. */
const REST_MS = 300;

const KINDS = Object.entries(WALL_SHEET.kinds) as readonly (readonly [WallKind, string])[];

type WallSheetProps = {
  /** What an address with a sketch leads to. */
  readonly title: RefObject<HTMLElement | null>;
};

/** The sheet on which a visitor draws a wall and reads what it would weigh and need. */
export default function WallSheet({ title }: WallSheetProps) {
  const { sketch, settled, draw, settle } = useSketch(title);
  const drawing = { sketch, onDraw: draw, hasHint: settled === null };
  return (
    <div className="wall-sheet">
      <div className="wall-board">
        <WallDrawing {...drawing} layout="wide" className="max-sm:hidden" />
        <WallDrawing {...drawing} layout="upright" className="sm:hidden" />
      </div>
      <Controls sketch={sketch} draw={draw} />
      <Figures sketch={sketch} />
      <div className="wall-title">
        <span className="flex items-center gap-3">
          <Mark className="h-8 text-brass" />
          <span>
            {BRAND.name}
            <br />
            <bdi>
              {WALL_SHEET.kinds[sketch.kind]}, {sizeOf(sketch)} m
            </bdi>
          </span>
        </span>
        <span className="text-pearl">{WALL_SHEET.note}</span>
        <SiteLink
          to={`/contact?${SKETCH_PARAMETER}=${sketchAddress(sketch)}`}
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

/** The sketch of the visitor, which the address takes once it rests. */
function useSketch(title: WallSheetProps['title']) {
  const [parameters, setParameters] = useSearchParams();
  const addressed = sketchOf(parameters);
  const restoredRef = use(IsRestored);
  const [arrived] = useState(addressed);
  const [drawn, setDrawn] = useState<Sketch | null>(null);
  const timer = useRef(0);
  const sketch = drawn ?? addressed ?? FIRST_SKETCH;

  useEffect(() => {
    if (arrived === null || restoredRef.current) return undefined;
    // In the next frame: every change of the address first scrolls to the top.
    const frame = requestAnimationFrame(() => {
      title.current?.scrollIntoView();
      title.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [arrived, restoredRef, title]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function put(next: Sketch): void {
    window.clearTimeout(timer.current);
    const changed = new URLSearchParams(parameters);
    changed.set(SKETCH_PARAMETER, sketchAddress(next));
    setParameters(changed, { replace: true });
  }

  return {
    sketch,
    /** The sketch in the address. */
    settled: addressed,
    draw: (next: Sketch): void => {
      setDrawn(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => put(next), REST_MS);
    },
    /** Puts the latest sketch into the address at once. */
    settle: (): void => {
      if (drawn !== null) put(drawn);
    },
  };
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

/** A length of the wall, set like a dimension line. */
function Size({ name, sketch, draw }: ControlsProps & { readonly name: SizeName }) {
  const { min, max } = LIMITS[name];
  const value = sketch[name].toFixed(1);
  return (
    <label className="wall-size">
      <span>{WALL_SHEET.sizes[name][sketch.kind === 'koi' ? 'pond' : 'tank']}</span>
      <bdi aria-hidden="true">{value} m</bdi>
      <input
        type="range"
        min={min}
        max={max}
        step={0.1}
        value={sketch[name]}
        aria-valuetext={WALL_SHEET.inMetres(value)}
        onChange={({ target }) =>
          draw({ ...sketch, [name]: fittingSize(name, Number(target.value)) })
        }
      />
    </label>
  );
}

/** The six figures, each with its rule. */
function Figures({ sketch }: { readonly sketch: Sketch }) {
  const { volume, load, pressure, panel, plant, weeks } = WALL_SHEET.figures;
  const words = figuresInWords(figuresOf(sketch));
  const form = sketch.kind === 'koi' ? 'pond' : 'tank';
  const rows = [
    [volume.term, words.volume, 'L', volume.rule()],
    [load.term, words.load, 't', load.rule(sketch.kind), load.rule('reef')],
    [
      pressure.term,
      words.pressure,
      'kPa',
      pressure.rule(words.times, words.area),
      pressure.rule('20', '36.0'),
    ],
    [panel.term[form], words.thickness, 'mm', panel.rule[form], panel.rule.tank],
    [plant.term, words.plant, 'm²', plant.rule(sketch.kind)],
    [weeks.term, words.weeks, 'weeks', weeks.rule()],
  ] as const;
  return (
    <dl className="wall-figures">
      {rows.map(([term, value, unit, rule, room]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <output dir="ltr" aria-live="off">
              {value}&nbsp;<small>{unit}</small>
            </output>
            {/* As high as its longest words, so that nothing below it moves. */}
            <span data-room={room}>{rule}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
