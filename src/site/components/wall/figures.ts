import { WALL_RULES } from '../../../company/wallRules.ts';
import { WALL_SHEET } from '../../../company/site/wallSheet.ts';
import { sizeOf, type Sketch } from './sketch.ts';

/** The acceleration of gravity, in m/s². */
const GRAVITY = 9.81;

/**
 * The largest moment in a plate held at its four edges under the pressure of water as high as it is, as a share of
 * γ × height³, by its length over its height (Navier's series, ν = 0.37), rounded up.
 */
const MOMENTS = [
  [1 / 3, 0.009],
  [0.5, 0.015],
  [0.75, 0.022],
  [1, 0.029],
  [1.25, 0.037],
  [1.5, 0.044],
  [2, 0.054],
  [2.5, 0.059],
  [3, 0.062],
  [5, 0.065],
] as const;

/** What a wall would weigh and need. */
export type WallFigures = {
  readonly litres: number;
  readonly tonnes: number;
  /** What it stands on, in m²: the inside of a tank, the outside of a pond's shell. */
  readonly area: number;
  /** The load on that area, in kPa. */
  readonly pressure: number;
  /** The acrylic face, or the shell of a pond, in mm. */
  readonly thickness: number;
  /** The plant room, in m². */
  readonly plant: number;
  /** From the survey to the first animals. */
  readonly weeks: number;
};

/**
 * The figures of a wall, of typical values for a first sketch; a published volume or load is within 5% of them.
 *
 * - volume = length × height × depth
 * - load = water + acrylic face + rock + basin, base and frame; of a pond, water + concrete shell, which is the box around it
 *   without the water: (length + 2 t) × (depth + 2 t) × (height + t) − volume
 * - pressure = load × 9.81 / area; a tank stands on length × depth, a pond on (length + 2 t) × (depth + 2 t)
 * - plant room = length × depth × a share that grows with the litres; weeks likewise
 *
 * Sources: seawater 1.025, acrylic 1.19 and concrete 2.4 t/m³; the share of the plant room and the load of 25,000 L as on
 * the page for professionals; the weeks as on the page of the experience.
 */
export function figuresOf({ kind, length, height, depth }: Sketch): WallFigures {
  const { water, acrylic, concrete, rock, base, plant, weeks } = WALL_RULES;
  const inside = length * depth;
  const volume = inside * height;
  const litres = 1_000 * volume;
  const isPond = kind === 'koi';
  const thickness = isPond ? shellThickness(height) : panelThickness(length, height, water[kind]);
  const metres = thickness / 1_000;
  const area = isPond ? (length + 2 * metres) * (depth + 2 * metres) : inside;
  const container = isPond
    ? concrete * (area * (height + metres) - volume)
    : acrylic * metres * length * height + rock * volume + base * area;
  const tonnes = water[kind] * volume + container;
  return {
    litres,
    tonnes,
    area,
    pressure: (tonnes * GRAVITY) / area,
    thickness,
    plant: inside * growing(plant.from, plant.to[kind], litres / plant.litres),
    weeks: Math.round(growing(weeks.from, weeks.to, litres / weeks.litres)),
  };
}

/** From `start` to `end` as `share` grows to 1. */
const growing = (start: number, end: number, share: number): number =>
  start + (end - start) * Math.min(1, share);

/**
 * The thickness of an acrylic panel in mm: t = √(6 M / σ) with M = m × γ × height³, m from the table above, and then the next
 * size. A panel is cast in one piece up to 100 mm, in steps of 10; a thicker one has sheets of 40 mm bonded to that, so its
 * sizes are 140, 180 and 220. What is up to 0.5% above a size takes that size. For example 4.0 × 2.0 m in seawater:
 * M = 0.054 × 10.06 × 8 = 4.34 kNm/m, t = √(6 × 4,340 / 3,000,000) = 93 mm, so 100 mm.
 */
function panelThickness(length: number, height: number, density: number): number {
  const { stress, panel } = WALL_RULES;
  const moment = momentShare(length / height) * density * GRAVITY * height ** 3;
  const needed = (1_000 * Math.sqrt((6 * moment) / (1_000 * stress))) / (1 + panel.tolerance);
  return needed <= panel.onePiece
    ? Math.max(panel.least, nextStep(needed, panel.step))
    : panel.onePiece + nextStep(needed - panel.onePiece, panel.sheet);
}

const nextStep = (length: number, step: number): number => step * Math.ceil(length / step);

/** A value of the table of moments, between two entries in proportion. */
function momentShare(ratio: number): number {
  const next = MOMENTS.findIndex(([entry]) => entry >= ratio);
  const [upper, end] = MOMENTS.at(next) ?? MOMENTS[0];
  const [lower, start] = MOMENTS[Math.max(0, next - 1)] ?? MOMENTS[0];
  return upper <= lower || next < 0 ? end : growing(start, end, (ratio - lower) / (upper - lower));
}

/** The shell of a pond in mm, in steps of 10. */
function shellThickness(depth: number): number {
  const { least, partOfDepth } = WALL_RULES.shell;
  return Math.max(least, nextStep(Math.round((1_000 * depth) / partOfDepth), 10));
}

/** The figures in words of at most three digits. */
export function figuresInWords(figures: WallFigures) {
  const { litres, tonnes, area, pressure, plant } = figures;
  return {
    volume: inDigits(litres, 3),
    load: inDigits(tonnes, tonnes < 99.5 ? 2 : 3),
    area: area.toFixed(1),
    pressure: inDigits(pressure, 3, 0),
    times: inDigits(pressure / WALL_RULES.ordinaryFloor, 3, 0),
    thickness: String(figures.thickness),
    plant: inDigits(plant, 2),
    weeks: String(figures.weeks),
  };
}

const inDigits = (value: number, maximumSignificantDigits: number, decimals?: number): string =>
  (decimals === undefined ? value : Number(value.toFixed(decimals))).toLocaleString('en-US', {
    maximumSignificantDigits,
  });

/** A sketch in a line, such as `6.0 × 2.4 × 1.2 m, about 17,300 L, 25 t, 34 kPa`. */
export function summaryOf(sketch: Sketch): string {
  const { volume, load, pressure } = figuresInWords(figuresOf(sketch));
  return WALL_SHEET.summary(sizeOf(sketch), volume, load, pressure);
}
