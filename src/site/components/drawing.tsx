import type { CSSProperties } from 'react';
import { ELEVATION } from '../../company/site/elevations.ts';

/*
 * The parts of a drawing, in centimetres: inside an SVG whose floor is at 0, whose upwards is negative, and whose lines are
 * `currentColor`.
 */

/** Has the parts of a row be drawn one after the other. */
export const drawnAfter = (index: number): CSSProperties =>
  ({ '--after': `${0.06 * index}s` }) as CSSProperties;

/** A person of 175 centimetres, who stands on the floor. */
export function Person({ at }: { readonly at: number }) {
  return (
    <g transform={`translate(${at} 0)`} fill="currentColor" stroke="none" opacity="0.45">
      <path d="M-19-142Q0-152 19-142L24-86 17-85 13-120 12-80 10 0H2L0-74-2 0H-10L-12-80-13-120-17-85-24-86Z" />
      <circle cy="-161" r="12" />
    </g>
  );
}

type TankProps = {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
};

/** A tank on its cabinet; full, unless its water is less deep. */
export function Tank({
  left,
  width,
  top,
  height,
  water = height - 8,
}: TankProps & { readonly water?: number | undefined }) {
  return (
    <>
      <path
        d={`M${left + 6} ${top + height}V0M${left + width - 6} ${top + height}V0`}
        opacity="0.6"
      />
      <Water left={left} width={width} top={top + height - water} height={water} />
      <rect x={left} y={top} width={width} height={height} strokeWidth="4" />
    </>
  );
}

/** Water with the mark of its level. */
export function Water({ left, width, top, height }: TankProps) {
  return (
    <>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="#7fb5b3"
        fillOpacity="0.2"
        stroke="none"
      />
      <path d={`M${left} ${top}h${width}`} />
      <path
        d={`M${left + 24} ${top - 22}h26l-13 22zM${left + 25} ${top + 8}h24M${left + 31} ${top + 15}h12`}
      />
    </>
  );
}

/** The hatching of a face, at 45 degrees, as a pattern that others on the page fill themselves with by its id. */
export function Hatching(props: {
  readonly id: string;
  /** From one line to the next. */
  readonly spacing: number;
  readonly strokeWidth: number;
  readonly opacity?: number;
}) {
  const { id, spacing, strokeWidth, opacity } = props;
  return (
    <pattern
      id={id}
      width={spacing}
      height={spacing}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path
        d={`M0 0V${spacing}`}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        opacity={opacity}
      />
    </pattern>
  );
}

/** A length with its number, from the origin to the right; `textSize` in a drawing that is not as wide as others. */
export function Dimension(props: {
  readonly length: number;
  readonly transform: string;
  readonly textSize?: number;
}) {
  const { length, transform, textSize = 26 } = props;
  const [end, tick] = [textSize * 0.54, textSize * 0.31];
  return (
    <g transform={transform} strokeWidth="2">
      <path
        d={`M${-end} 0H${length + end}M${-tick} ${tick} ${tick}-${tick}M${length - tick} ${tick} ${length + tick}-${tick}`}
        opacity="0.7"
      />
      <text
        x={length / 2}
        y={textSize * -0.46}
        textAnchor="middle"
        fontSize={textSize}
        fill="currentColor"
        stroke="none"
        className="dimension-figure text-pearl tabular-nums"
      >
        {ELEVATION.metres(length)}
      </text>
    </g>
  );
}
