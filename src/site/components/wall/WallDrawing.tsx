import type { WallKind } from '../../../company/wallRules.ts';
import { WALL_SHEET } from '../../../company/site/wallSheet.ts';
import { Dimension, Person, Water } from '../drawing.tsx';
import { figuresInWords, figuresOf } from './figures.ts';
import { fittingSize, SIZE_NAMES, sizeOf, type Sketch } from './sketch.ts';

/**
 * How a drawing is laid out: its width over its height, the least width in centimetres, and its parts in units of text, of which
 * the width has so many: what a letter is measured in, about a pixel. All other lengths are centimetres.
 */
const LAYOUTS = {
  wide: {
    aspect: 2.35,
    least: 800,
    units: 900,
    textSize: 15,
    before: 22,
    between: 84,
    after: 48,
    below: 104,
  },
  /** Without the load and the name of the plant room. */
  compact: {
    aspect: 1.7,
    least: 520,
    units: 340,
    textSize: 12,
    before: 8,
    between: 44,
    after: 8,
    below: 46,
  },
  /** Without dimensions. */
  small: {
    aspect: 2.6,
    least: 600,
    units: Infinity,
    textSize: 0,
    before: 0,
    between: 0,
    after: 0,
    below: 0,
  },
} as const;

export type Layout = keyof typeof LAYOUTS;

/** How high a tank stands above the floor, and how far its frame rises above the water. */
const [BASE, RIM] = [50, 10];
/** How wide a person is, and how much room the drawing leaves above one. */
const [BESIDE_PERSON, ABOVE_PERSON] = [120, 200];
/** The shell below a pond. */
const PLANT_HEIGHT = 215;

/** What grows in the water, each in a size of its own as a share of its height, and how long an animal is, in centimetres. */
const SCAPES: Readonly<
  Record<
    WallKind,
    {
      readonly growth: readonly (readonly [share: number, path: string])[];
      readonly animal: number;
    }
  >
> = {
  reef: {
    growth: [
      // A branching coral, a boulder, a table.
      [
        0.5,
        'M-.05 0C-.02-.3-.06-.4-.2-.56-.3-.66-.3-.74-.34-.86M-.2-.56C-.2-.7-.16-.76-.18-.92M.05 0C.02-.26.02-.36 0-.5.0-.7.06-.84.03-1M.0-.52C.14-.64.18-.72.2-.94M.05-.3C.2-.4.3-.52.36-.74',
      ],
      [
        0.34,
        'M-.62 0C-.7-.5-.4-.76-.1-.74.1-1 .66-.7.66 0ZM-.36-.16C-.34-.36-.2-.5-.04-.52M.2-.2C.22-.36.3-.44.42-.46',
      ],
      [0.38, 'M-.1 0C-.06-.4-.14-.6-.9-.86-.3-1.04.5-1 1-.8.3-.64.12-.4.1 0Z'],
      [0.24, 'M-.8 0C-.8-.6-.3-.9 0-.8.4-1 .9-.5.8 0Z'],
    ],
    animal: 15,
  },
  planted: {
    growth: [
      // Long leaves, a stone, a bush.
      [
        0.72,
        'M0 0C-.1-.3.06-.6-.06-1M.04 0C.1-.3.0-.5.1-.82M-.05 0C-.16-.2-.12-.4-.2-.7M.08 0C.2-.14.16-.34.22-.56',
      ],
      [0.3, 'M-.9 0C-.8-.6-.5-.7-.3-1 .1-.9.5-.8.7-.4L.9 0Z'],
      [
        0.34,
        'M0 0C0-.4-.4-.5-.6-.9M0-.1C0-.5-.16-.6-.2-1M0-.1C.04-.5.2-.6.2-1M0 0C.06-.4.4-.5.6-.86M0 0C-.2-.2-.5-.2-.7-.5M0 0C.2-.2.5-.2.7-.5',
      ],
    ],
    animal: 7,
  },
  koi: { growth: [], animal: 52 },
};

/** A fish of one unit that swims towards its left. */
const FISH = 'M0 0C.2-.22 .55-.22 .8-.03L1-.18 .95 0 1 .18 .8 .03C.55 .22 .2 .22 0 0Z';

type WallDrawingProps = {
  readonly sketch: Sketch;
  readonly layout: Layout;
  readonly className?: string;
  /** The sketch whose scale the drawing has, if that is another. */
  readonly scaleOf?: Sketch;
  /** Shows the corner that can be pulled. */
  readonly hasCorner?: boolean;
  /** Says so. */
  readonly hasHint?: boolean;
};

/**
 * A wall as an elevation and as a section, beside a person: in the section the face is as thick as estimated, and the plant
 * room is behind. The larger the wall, the smaller the scale.
 */
export function WallDrawing(props: WallDrawingProps) {
  const { sketch, layout, className = '', hasCorner = false, hasHint = false } = props;
  const figures = figuresOf(sketch);
  const words = figuresInWords(figures);
  const { quantity, units } = WALL_SHEET;
  const places = placesOf(sketch, layout, props.scaleOf);
  const { width, height, unit, textSize, floor, elevationAt, sectionAt } = places;
  const corner = cornerOf(sketch, places);
  const isPond = sketch.kind === 'koi';
  const hasText = textSize > 0;
  const isWide = layout === 'wide';
  const [length, rise, depth] = inCentimetres(sketch);
  const bottom = isPond ? rise : -BASE;
  const plant = (100 * figures.plant) / sketch.length;
  const thickness = figures.thickness / 10;
  const shell = isPond ? thickness : 0;
  const arrow = unit * (isWide ? 14 + 0.55 * Math.min(figures.pressure, 60) : 0);
  const loadAt = Math.max(bottom, 0) + 10 * unit;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={WALL_SHEET.drawing(sizeOf(sketch))}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      direction="ltr"
      className={`wall-drawing text-brass ${className}`}
    >
      {/* The elevation. */}
      <g transform={`translate(${elevationAt} ${floor})`}>
        <Floor from={-elevationAt} to={width - elevationAt} gap={isPond ? length : 0} />
        <Basin width={length} height={rise} bottom={bottom} isPond={isPond} />
        <Scape kind={sketch.kind} width={length} height={rise} bottom={bottom} />
        <Animals sketch={sketch} bottom={bottom} />
        {isWide && (
          <>
            <Load width={length} at={loadAt} arrow={arrow} spacing={26 * unit} />
            <text {...LETTERS} textAnchor="start" fontSize={textSize}>
              <tspan x={length + 12 * unit} y={loadAt + textSize}>
                {quantity(words.load, units.tonnes)}
              </tspan>
              <tspan x={length + 12 * unit} dy="1.3em">
                {quantity(words.pressure, units.pressure)}
              </tspan>
            </text>
          </>
        )}
        {hasText && (
          <>
            <Dimension
              length={length}
              textSize={textSize}
              transform={`translate(0 ${loadAt + arrow + (isWide ? 30 : 18) * unit})`}
            />
            <Dimension
              length={rise}
              textSize={textSize}
              transform={`translate(${length + (isWide ? 34 : 24) * unit} ${bottom}) rotate(-90)`}
            />
          </>
        )}
      </g>
      {/* The section. */}
      <g transform={`translate(${sectionAt} ${floor})`}>
        <Person at={-75} />
        <Basin width={depth} height={rise} bottom={bottom} isPond={isPond} />
        <Scape kind={sketch.kind} width={depth} height={rise} bottom={bottom} />
        {/* The face, or the shell, as thick as it is. */}
        {isPond ? (
          <path
            d={`M0 0V${rise}H${depth}V0H${depth + shell}V${rise + shell}H${-shell}V0Z`}
            fill="currentColor"
            fillOpacity="0.3"
          />
        ) : (
          <rect
            x={-thickness}
            y={bottom - rise - RIM}
            width={thickness}
            height={rise + RIM}
            fill="currentColor"
            fillOpacity="0.75"
          />
        )}
        <rect
          x={depth + shell}
          y={-PLANT_HEIGHT}
          width={plant}
          height={PLANT_HEIGHT}
          strokeDasharray="5 4"
        />
        {isWide && (
          <text
            transform={`translate(${depth + shell + plant + textSize * 1.2} ${-PLANT_HEIGHT / 2}) rotate(-90)`}
            {...LETTERS}
            fontSize={textSize}
          >
            {WALL_SHEET.plant(words.plant)}
          </text>
        )}
        {hasText && (
          <Dimension
            length={depth}
            textSize={textSize}
            transform={`translate(0 ${loadAt + arrow + (isWide ? 30 : 18) * unit})`}
          />
        )}
      </g>
      {hasCorner && (
        <g transform={`translate(${corner.x} ${corner.y})`}>
          {hasHint && (
            <text
              x={-16 * unit}
              y={(isPond ? 22 : -10) * unit}
              {...LETTERS}
              className={`${LETTERS.className} print:hidden`}
              textAnchor="end"
              fontSize={(isWide ? 0.85 : 1) * textSize}
            >
              {WALL_SHEET.corner}
            </text>
          )}
          <circle r={7 * unit} fill="#07181c" className="wall-corner" />
        </g>
      )}
    </svg>
  );
}

const LETTERS = {
  textAnchor: 'middle',
  fill: 'currentColor',
  stroke: 'none',
  className: 'text-pearl tabular-nums',
} as const;

const inCentimetres = (sketch: Sketch) =>
  SIZE_NAMES.map((name) => Math.round(100 * sketch[name])) as [number, number, number];

type Places = ReturnType<typeof placesOf>;

/** Where everything stands in a drawing, in centimetres, at the scale of a sketch. */
export function placesOf(sketch: Sketch, layout: Layout, scaleOf: Sketch = sketch) {
  const { aspect, least, units, textSize, before, between, after, below } = LAYOUTS[layout];
  const [length, rise, depth] = inCentimetres(scaleOf);
  const isPond = scaleOf.kind === 'koi';
  const plant = (100 * figuresOf(scaleOf).plant) / scaleOf.length + (isPond ? 30 : 0);
  // Above and below the floor, without what is as high as letters.
  const [above, under] = isPond
    ? [PLANT_HEIGHT + 15, rise + 30]
    : [Math.max(BASE + rise + RIM, ABOVE_PERSON) + 10, 0];
  const content = length + BESIDE_PERSON + depth + plant;
  const text = before + between + after;
  const width = Math.max(
    least,
    (content + 16) / (1 - text / units),
    (above + under) / (1 / aspect - below / units),
  );
  const unit = units === Infinity ? 0 : width / units;
  const height = width / aspect;
  const spare = Math.max(0, width - content - 16 - text * unit) / 2;
  const elevationAt = spare + before * unit + 8;
  return {
    width,
    height,
    unit,
    textSize: textSize * unit,
    floor: height - under - below * unit - (textSize === 0 ? 8 : 0),
    elevationAt,
    sectionAt: elevationAt + 100 * sketch.length + between * unit + BESIDE_PERSON,
  } as const;
}

/** Where the corner of a drawing is, which can be pulled. */
export function cornerOf({ kind, length, height }: Sketch, { floor, elevationAt }: Places) {
  const above = kind === 'koi' ? -100 * height : BASE + 100 * height + RIM;
  return { x: elevationAt + 100 * length, y: floor - above } as const;
}

/** The sketch of a drawing whose corner is pulled to a place. */
export function pulledTo(
  x: number,
  y: number,
  sketch: Sketch,
  { floor, elevationAt }: Places,
): Sketch {
  const above = floor - y;
  return {
    ...sketch,
    length: fittingSize('length', (x - elevationAt) / 100),
    height: fittingSize('height', (sketch.kind === 'koi' ? -above : above - BASE - RIM) / 100),
  };
}

function Floor(props: { readonly from: number; readonly to: number; readonly gap: number }) {
  const { from, to, gap } = props;
  return <path d={`M${from} 0H0M${gap} 0H${to}`} strokeWidth="2.5" />;
}

type BoxProps = {
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
};

/** Water in its frame on a base, or in the ground. */
function Basin({ width, height, bottom, isPond }: BoxProps & { readonly isPond: boolean }) {
  return (
    <>
      <Water left={0} width={width} top={bottom - height} height={height} />
      {isPond ? (
        <path d={`M0 0V${height}H${width}V0`} strokeWidth="2.5" />
      ) : (
        <>
          <path d={`M8 ${bottom}V0M${width - 8} ${bottom}V0`} opacity="0.6" />
          <rect y={bottom - height - RIM} width={width} height={height + RIM} strokeWidth="2.5" />
        </>
      )}
    </>
  );
}

/** The corals or the plants. */
function Scape({ kind, width, height, bottom }: BoxProps & { readonly kind: WallKind }) {
  const { growth } = SCAPES[kind];
  const number = Math.max(2, Math.round(width / (0.36 * height)));
  return (
    <g fill="currentColor" fillOpacity="0.1" strokeOpacity="0.75">
      {growth.length > 0 &&
        Array.from({ length: number }, (_, index) => {
          const [share, path] = growth[index % growth.length] ?? ([0, ''] as const);
          const size = Math.min(height * share * (index % 2 ? 1 : 0.85), width * 0.4);
          // Clear of the frame, also with the widest of them.
          const reach = 1.2 * size;
          return (
            <path
              key={index}
              d={path}
              transform={`translate(${reach + ((width - 2 * reach) * index) / (number - 1)} ${bottom}) scale(${index % 3 === 1 ? -size : size} ${size})`}
            />
          );
        })}
    </g>
  );
}

/** Some animals, in their size; more in more water. */
function Animals({ sketch, bottom }: { readonly sketch: Sketch; readonly bottom: number }) {
  const { animal } = SCAPES[sketch.kind];
  const [length, height] = inCentimetres(sketch);
  const number = Math.min(16, Math.ceil(sketch.length * (sketch.kind === 'koi' ? 0.7 : 1.6)));
  return (
    <g opacity="0.8">
      {Array.from({ length: number }, (_, index) => (
        <path
          key={index}
          d={FISH}
          transform={`translate(${0.08 * length + 0.84 * length * ((0.618 * index + 0.2) % 1)} ${bottom - height * (0.42 + 0.45 * ((0.381 * index + 0.3) % 1))}) scale(${index % 3 === 0 ? -animal : animal} ${animal})`}
        />
      ))}
    </g>
  );
}

/** A load spread over a width, as a statics drawing shows it: a row of arrows below the floor. */
function Load(props: {
  readonly width: number;
  readonly at: number;
  readonly arrow: number;
  readonly spacing: number;
}) {
  const { width, at, arrow, spacing } = props;
  const gaps = Math.max(2, Math.round(width / spacing));
  const head = spacing / 7;
  return (
    <path
      d={Array.from(
        { length: gaps + 1 },
        (_, index) =>
          `M${(index * width) / gaps} ${at}v${arrow}m${-head} ${-head * 1.6}l${head} ${head * 1.6} ${head} ${-head * 1.6}`,
      ).join('')}
      opacity="0.55"
    />
  );
}
