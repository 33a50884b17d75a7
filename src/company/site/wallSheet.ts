import { WALL_RULES, type WallKind } from '../wallRules.ts';

const { water, rock, base, ordinaryFloor, stress, panel, shell, plant, weeks, concrete } =
  WALL_RULES;

const count = (number: number): string => number.toLocaleString('en-US');
const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** The words of the sheet on which a visitor draws a wall. */
export const WALL_SHEET = {
  controls: 'Your wall',
  kind: 'Kind of water',
  kinds: { reef: 'Reef', planted: 'Planted', koi: 'Koi' },
  sizes: {
    length: { tank: 'Length', pond: 'Length' },
    height: { tank: 'Height of the water', pond: 'Depth of the water' },
    depth: { tank: 'Depth, front to back', pond: 'Width' },
  },
  /** A value with its unit. */
  quantity: (value: string, unit: string) => `${value}\u00A0${unit}`,
  /** A sketch in a line: its size, and what it comes to. */
  summary: (size: string, volume: string, load: string, pressure: string) =>
    `${size} m, about ${volume} L, ${load} t, ${pressure} kPa`,
  /** The kind of a wall and its size. */
  named: (kind: string, size: string) => `${kind}, ${size}\u00A0m`,
  inMetres: (length: string) => `${length} metres`,
  corner: 'Pull the corner',
  drawing: (size: string) =>
    `A wall of ${size} m, from the front and in section, drawn beside a person of 1.75 m`,
  /** The plant room in the drawing, with its area. */
  plant: (area: string) => `Plant room ${area}\u00A0m²`,
  units: {
    metres: 'm',
    litres: 'L',
    tonnes: 't',
    pressure: 'kPa',
    millimetres: 'mm',
    area: 'm²',
    weeks: 'weeks',
  },
  figures: {
    volume: {
      term: 'Volume',
      rule: () => 'Length × height × depth, measured inside.',
    },
    load: {
      term: 'Load, filled',
      rule: (kind: WallKind) =>
        kind === 'koi'
          ? `Water at ${water.koi}\u00A0t/m³; walls and floor of concrete around it, corners included, at ${concrete}\u00A0t/m³.`
          : `Water at ${water[kind]}\u00A0t/m³ and the acrylic face; ${1_000 * rock}\u00A0kg of rock per m³; ${1_000 * base}\u00A0kg per m² for basin, base and frame.`,
    },
    pressure: {
      term: 'On the floor',
      rule: (times: string, area: string, kind: WallKind) =>
        `The load on ${kind === 'koi' ? `the ${area}\u00A0m² below its shell` : `its ${area}\u00A0m²`}: about ${times} times what an ordinary residential floor carries, ${ordinaryFloor}\u00A0kPa.`,
    },
    panel: {
      term: { tank: 'Acrylic face', pond: 'Concrete shell' },
      rule: {
        tank: `Cast acrylic, four edges held, at most ${stress} MPa in the long term, to the next ${panel.step} mm; above ${panel.onePiece} mm, sheets of ${panel.sheet} mm are bonded on. Up to ${100 * panel.tolerance}% above a size, that size.`,
        pond: `A tenth of the depth of water, at least ${shell.least} mm.`,
      },
    },
    plant: {
      term: 'Plant room',
      rule: (kind: WallKind) =>
        `${percent(plant.from)} of length × depth if small, ${percent(plant.to[kind])} from ${count(plant.litres)}\u00A0L.`,
    },
    weeks: {
      term: 'First animals after',
      rule: () =>
        `Survey to maturation: ${weeks.from}\u00A0weeks if small, ${weeks.to} from ${count(weeks.litres)}\u00A0L.`,
    },
  },
  note: 'Typical; does not replace a calculation.',
  send: 'Send this sketch',
  /** On phones, above all rules. */
  rules: 'How each is estimated',
  /** In the consultation form. */
  attached: 'Your sketch goes with the message.',
  detached: 'Your sketch is not in the message.',
  attach: 'Put it in the message',
  change: 'Change the drawing',
  remove: 'Remove the sketch',
} as const;
