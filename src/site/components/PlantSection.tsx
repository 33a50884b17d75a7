import type { ReactNode } from 'react';
import { ELEVATIONS } from '../../company/projectMeasures.ts';
import { WHY, type PlantPart } from '../../company/site/why.ts';
import { drawnAfter, Hatching, Person, Water } from './drawing.tsx';
import { ElevationShape } from './ElevationShape.tsx';
import { ConceptCaption } from './Picture.tsx';

/*
 * The plant of a reef in section, in centimetres: its floor is at 0, and upwards is negative. Above are the slab and the tank,
 * which stands over two bays. What is dashed stands by.
 */

/** How wide a bay of the plant room is. */
const BAY = 250;
/** Its ceiling and the floor above, and how far the ground reaches below its own floor. */
const [CEILING, ABOVE, GROUND] = [-260, -296, 26];
/** From the drawing to both edges of any window. */
const FAR = 9000;

/** The pipe that falls from the tank, the one that rises to it, and the cables. */
const [FALL, RISE, CABLES] = [-234, -208, -250];
/** In the drawing of the tank: where it falls from, and where it rises to. */
const [FALLS_AT, RISES_AT] = [134, 482];
/** In the first bay: where it falls into the sump. */
const FALLS_TO = 44;

/** Below the slab, where the last bay is in another row. */
const BELOW_SLAB = CEILING + 16;

/** In each layout, how many bays before the tank the first one is, and what the rising pipe of the tank comes from. */
const LAYOUTS = [
  { className: 'sm:hidden print:hidden', before: 0, rise: BELOW_SLAB },
  { className: 'max-sm:hidden min-[75rem]:hidden print:hidden', before: 1, rise: BELOW_SLAB },
  { className: 'max-[75rem]:hidden print:inline', before: 4, rise: RISE },
] as const;

/**
 * A tank, and below its floor the six parts of its plant in the order in which the water passes them, each with its name: in one
 * row, two or three. Its styles are those of the first screen.
 */
export function PlantSection() {
  const { alt, caption, parts } = WHY.plant;
  return (
    <figure className="page-plant page-width">
      <div className="page-plant-rows">
        <svg
          viewBox={`0 ${ABOVE - 272} ${2 * BAY} 272`}
          role="img"
          aria-label={alt}
          {...LINES}
          className="page-plant-tank"
        >
          <Hatching id={CUT_FACE_ID} spacing={11} strokeWidth={1.6} opacity={0.55} />
          <TankAbove />
        </svg>
        <ul>
          {parts.map(({ part, title, text }, index) => (
            <li key={part} style={drawnAfter(index)}>
              <svg
                viewBox={`0 ${ABOVE} ${BAY} ${GROUND - ABOVE}`}
                width={BAY}
                height={GROUND - ABOVE}
                aria-hidden="true"
                {...LINES}
              >
                <path className="page-floor" d={CUT_FACES} strokeWidth="3" />
                <path
                  className="page-floor"
                  d={CUT_FACES}
                  fill={`url(#${CUT_FACE_ID})`}
                  stroke="none"
                />
                {BAYS[part]}
              </svg>
              <span className="page-plant-name">{title}</span>
              <span className="page-plant-text">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="on-dark pt-6 text-sm">
        <ConceptCaption text={caption} withNote />
      </figcaption>
    </figure>
  );
}

const LINES = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 } as const;

const CUT_FACE_ID = 'cut-face';

/** The slab and the ground, from one edge of the window to the other. */
const CUT_FACES = `M${-FAR} ${ABOVE}H${FAR}V${CEILING}H${-FAR}ZM${-FAR} 0H${FAR}V${GROUND}H${-FAR}Z`;

/** A person before the tank, which is one of the portfolio at a smaller scale, with its lamps and its pipes. */
function TankAbove() {
  return (
    <>
      <g transform={`translate(0 ${ABOVE})`}>
        <Person at={48} />
        <path d="M150-246H424M196-246v-26M378-246v-26" opacity="0.7" />
        {ELEVATIONS[1] && (
          <g transform="scale(0.72)">
            <ElevationShape elevation={ELEVATIONS[1]} middle={396} />
          </g>
        )}
      </g>
      {LAYOUTS.map(({ className, before, rise }) => (
        <g key={before} className={className}>
          <Pipe d={`M${FALLS_AT} ${ABOVE - 168}V${FALL}H${FALLS_TO - before * BAY}V-86`} />
          <Pipe d={`M${RISES_AT} ${rise}V${ABOVE - 206}H446V${ABOVE - 172}`} />
        </g>
      ))}
      <Arrow at={[FALLS_AT, -276]} turn={90} />
      <Arrow at={[RISES_AT, -280]} turn={-90} />
    </>
  );
}

type PipeProps = { readonly d: string; readonly width?: number; readonly isSpare?: boolean };

/** A pipe along a path: two lines, which are dashed where the water goes only at need. */
function Pipe({ d, width = 13, isSpare = false }: PipeProps) {
  return (
    <g className="page-plant-water" strokeLinejoin="round">
      <path d={d} strokeWidth={width} strokeDasharray={isSpare ? '9 5' : undefined} />
      <path d={d} strokeWidth={width - 4} className="stroke-(--ground)" />
    </g>
  );
}

type Mark = { readonly at: readonly [x: number, y: number]; readonly turn?: number };

/** The head of an arrow in a pipe: which way the water goes. */
function Arrow({ at: [x, y], turn = 0 }: Mark) {
  return (
    <path
      d="M7 0-5-5V5Z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      fill="currentColor"
      stroke="none"
      className="page-plant-water"
    />
  );
}

/** A valve in a pipe, filled where it is shut. */
function Valve({ at: [x, y], turn = 0, isShut = false }: Mark & { readonly isShut?: boolean }) {
  return (
    <path
      d="M-13-9V9L13-9V9Z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      className={isShut ? 'fill-current' : 'fill-(--ground)'}
    />
  );
}

/** The end of a cable where something is measured. */
function Sensor({ at: [x, y] }: Mark) {
  return (
    <>
      <path d={`M${x} ${CABLES}V${y}`} strokeWidth="1.5" opacity="0.7" />
      <circle cx={x} cy={y} r="5.5" fill="currentColor" stroke="none" />
    </>
  );
}

/** What runs, or stands by. */
const duty = (isSpare: boolean) =>
  isSpare
    ? ({ strokeDasharray: '7 5' } as const)
    : ({ fill: 'currentColor', fillOpacity: 0.28 } as const);

/** A pump on its feet, and above it its valves up to the pipe that rises. */
function Pump({ at, isSpare = false }: { readonly at: number; readonly isSpare?: boolean }) {
  return (
    <>
      <Pipe d={`M${at} -66V${RISE}`} />
      <path
        d={`M${at - 22}-14L${at - 14}-26M${at + 22}-14L${at + 14}-26M${at - 11}-88h22M${at - 11}-96h22`}
      />
      <circle cx={at} cy="-42" r="27" className="fill-(--ground)" stroke="none" />
      <g {...duty(isSpare)}>
        <circle cx={at} cy="-42" r="27" />
      </g>
      <path
        d={`M${at - 23}-28L${at}-69L${at + 23}-28`}
        strokeDasharray={isSpare ? '7 5' : undefined}
      />
      <Valve at={[at, -126]} turn={90} isShut={isSpare} />
    </>
  );
}

/** A chiller with its fan, and its two pipes. */
function Chiller({ at, isSpare = false }: { readonly at: number; readonly isSpare?: boolean }) {
  return (
    <>
      <Pipe d={`M${at + 24} ${RISE}V-118M${at + 64} ${RISE}V-118`} width={10} />
      <Valve at={[at + 24, -158]} turn={90} isShut={isSpare} />
      <Valve at={[at + 64, -158]} turn={90} isShut={isSpare} />
      <g {...duty(isSpare)}>
        <rect x={at} y="-118" width="88" height="106" />
      </g>
      <circle cx={at + 44} cy="-66" r="34" />
      <path d={`M${at + 44}-100v68M${at + 14}-82l60 32M${at + 74}-82l-60 32`} opacity="0.6" />
      <path d={`M${at + 8}-12v10M${at + 80}-12v10`} />
    </>
  );
}

const CABLE = <path d={`M0 ${CABLES}H${BAY}`} strokeWidth="1.5" opacity="0.7" />;

/** What stands in each bay. */
const BAYS: Readonly<Record<PlantPart, ReactNode>> = {
  sump: (
    <>
      {CABLE}
      <Pipe d="M234-28H250" />
      <Pipe d="M234-54H250" width={9} />
      <path d="M10-12H240V0M10 0V-12" />
      <Water left={168} width={66} top={-62} height={50} />
      <path
        d="M16-74H92V-12H16ZM92-70H168V-12H92Z"
        fill="#7fb5b3"
        fillOpacity="0.2"
        stroke="none"
      />
      <path d="M16-74H92M92-70H168" />
      <path d="M92-12V-78M104-24V-88M168-12V-72" opacity="0.8" />
      <path
        d="M31-84H57V-46Q44-30 31-46ZM61-84H87V-46Q74-30 61-46Z"
        fill="currentColor"
        fillOpacity="0.14"
      />
      <path d="M108-86H232" strokeDasharray="7 5" opacity="0.7" />
      <rect x="16" y="-96" width="218" height="84" strokeWidth="4" />
      <Sensor at={[150, -52]} />
    </>
  ),
  fractionator: (
    <>
      {CABLE}
      <Pipe d="M0-28H250" />
      <Pipe d="M0-54H150" width={9} />
      <g className="fill-(--ground)">
        <path d="M46-12V-122L60-144V-152H50V-190H94V-152H84V-144L98-122V-12Z" strokeWidth="3" />
        <path d="M150-12V-112H180V-12ZM192-12V-112H222V-12Z" strokeWidth="3" />
      </g>
      <path d="M46-12V-118H98V-12Z" fill="#7fb5b3" fillOpacity="0.2" stroke="none" />
      <path
        d="M56-22h2M70-30h2M86-26h2M62-44h2M80-48h2M54-58h2M72-62h2M88-68h2M60-76h2M78-82h2M56-92h2M68-98h2M88-94h2M62-110h2M80-108h2M68-126h2M76-136h2M66-146h2M74-158h2"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.85"
      />
      <path d="M50-166H94M44-194H100M64-194v-6h16v6M40-118H104M40-12H104M36 0V-12H108V0M140 0V-12H232V0" />
      <path
        d="M150-86H180V-12H150ZM192-78H222V-12H192Z"
        fill="currentColor"
        fillOpacity="0.28"
        stroke="none"
      />
      <path d="M144-112H186M186-112H228M165-112V-128H207V-112" />
    </>
  ),
  pumps: (
    <>
      {CABLE}
      <Pipe d="M0-28H172" />
      <path d="M36 0V-14H222V0" />
      <Pump at={82} />
      <Pump at={182} isSpare />
      <Pipe d={`M82 ${RISE + 4}V${RISE}H${BAY}`} />
      <Arrow at={[132, RISE]} />
      <Arrow at={[82, -168]} turn={-90} />
      <Sensor at={[216, RISE]} />
    </>
  ),
  ultraviolet: (
    <>
      {CABLE}
      <Pipe d={`M34 ${RISE}H216`} isSpare />
      <Pipe d="M216-146V-64H156" width={9} />
      <Pipe d={`M0 ${RISE}H34V-146H60M190-146H216V${RISE}H${BAY}`} />
      <Valve at={[125, RISE]} isShut />
      <rect
        x="58"
        y="-164"
        width="134"
        height="36"
        rx="5"
        strokeWidth="3"
        className="fill-(--ground)"
      />
      <path d="M76-146H174" strokeWidth="16" strokeLinecap="round" opacity="0.22" />
      <path d="M76-146H174" strokeWidth="3.5" strokeLinecap="round" className="text-pearl" />
      <path d="M80-128V-116M170-128V-116" opacity="0.6" />
      <path
        d="M94-18V-78Q94-98 125-98 156-98 156-78V-18Z"
        fill="currentColor"
        fillOpacity="0.28"
        strokeWidth="3"
      />
      <path d="M100-18 104 0H146L150-18M94-70H156M94-32H156M115-98v-8h20v8" />
    </>
  ),
  chillers: (
    <>
      {CABLE}
      <Pipe d={`M0 ${RISE}H${BAY}`} />
      <Chiller at={24} />
      <Chiller at={138} isSpare />
      <Arrow at={[125, RISE]} />
      <path d="M14 0V-4H236V0" />
    </>
  ),
  control: (
    <>
      {CABLE}
      <Pipe d={`M0 ${RISE}H${RISES_AT - BAY}V${ABOVE}`} />
      <Sensor at={[36, RISE]} />
      <path d={`M84 ${CABLES}V-186M172 ${CABLES}V-94`} strokeWidth="1.5" opacity="0.7" />
      <rect x="40" y="-186" width="88" height="178" className="fill-(--ground)" strokeWidth="3" />
      <path d="M84-186V-8M50-168H76V-146H50Z" />
      <path
        d="M78-96v20M90-96v20M94-166h2M106-166h2M118-166h2M94-152h2M106-152h2"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <path d="M46-8V0M122-8V0M148-8V0M196-8V0" />
      <path d="M142-94H202V-8H142Z" fill="currentColor" fillOpacity="0.28" strokeWidth="3" />
      <path d="M152-78H192V-60H152ZM152-52H192V-34H152ZM192-73h5v8h-5M192-47h5v8h-5" />
    </>
  ),
};
