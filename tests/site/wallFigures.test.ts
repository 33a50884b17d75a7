import { describe, expect, it } from 'vitest';
import { EXPERIENCE } from '../../src/company/site/experience.ts';
import type { Phase } from '../../src/company/site/types.ts';
import { WALL_RULES, type WallKind } from '../../src/company/wallRules.ts';
import { figuresOf, summaryOf } from '../../src/site/components/wall/figures.ts';
import { FIRST_SKETCH, sizeOf, sketchOf } from '../../src/site/components/wall/sketch.ts';

const wall = (kind: WallKind, length: number, height: number, depth: number) => ({
  kind,
  length,
  height,
  depth,
});

/** By hand: water + face + rock + base, or water + 2.4 t/m³ of the box around it without the water. */
const SIZES = [
  {
    sketch: wall('reef', 1, 0.6, 0.6),
    litres: 360,
    tonnes: 0.36 * 1.025 + 1 * 0.6 * 0.03 * 1.19 + 0.36 * 0.08 + 0.6 * 0.52, // 0.731
    pressure: 12.0,
    thickness: 30,
    plant: 0.6 * 0.3252,
    weeks: 22,
  },
  {
    sketch: wall('reef', 12, 3, 3),
    litres: 108_000,
    tonnes: 108 * 1.025 + 12 * 3 * 0.22 * 1.19 + 108 * 0.08 + 36 * 0.52, // 147.5
    pressure: 40.2,
    thickness: 220,
    plant: 36,
    weeks: 40,
  },
  {
    sketch: wall('planted', 12, 3, 3),
    litres: 108_000,
    tonnes: 108 + 9.4248 + 8.64 + 18.72, // 144.8
    pressure: 39.5,
    thickness: 220,
    plant: 21.6,
    weeks: 40,
  },
  {
    sketch: wall('koi', 1, 0.6, 0.6),
    litres: 360,
    tonnes: 0.36 + 2.4 * (1.4 * 1.0 * 0.8 - 0.36), // 2.184
    pressure: 15.3, // 2.184 × 9.81 / 1.40
    thickness: 200,
    plant: 0.6 * 0.3108,
    weeks: 22,
  },
  {
    sketch: wall('koi', 6, 2.4, 1.2),
    litres: 17_280,
    tonnes: 17.28 + 2.4 * (6.48 * 1.68 * 2.64 - 17.28), // 44.8
    pressure: 40.4, // 44.8 × 9.81 / 10.89
    thickness: 240,
    plant: 7.2 * 0.6,
    weeks: 34,
  },
  {
    sketch: wall('reef', 6, 2.4, 1.2),
    litres: 17_280,
    tonnes: 17.712 + 2.399 + 1.382 + 3.744, // 25.24
    pressure: 34.4,
    thickness: 140,
    plant: 7.2,
    weeks: 34,
  },
] as const;

describe('the figures of a wall', () => {
  it.each(SIZES)(
    'are those of a calculation by hand: $sketch.kind, $sketch.length × $sketch.height × $sketch.depth m',
    ({ sketch, tonnes, litres, pressure, thickness, plant, weeks }) => {
      const figures = figuresOf(sketch);
      expect(figures.litres).toBeCloseTo(litres);
      expect(figures.tonnes).toBeCloseTo(tonnes, 2);
      expect(figures.pressure).toBeCloseTo(pressure, 1);
      expect(figures.thickness).toBe(thickness);
      expect(figures.plant).toBeCloseTo(plant);
      expect(figures.weeks).toBe(weeks);
    },
  );

  it('of The Meridian Reef are those that the site publishes', () => {
    const { tonnes, area, pressure, thickness, weeks } = figuresOf(wall('reef', 5.2, 2.2, 2.2));
    expect([Math.round(tonnes), area.toFixed(1), Math.round(pressure)]).toEqual([36, '11.4', 31]);
    expect([thickness, weeks]).toEqual([140, 40]);
  });

  // What is published for professionals and on Services; 7 m at 2.0 m need 100.5 mm.
  it.each([
    [1.0, 3, 40],
    [1.0, 12, 40],
    [1.5, 3, 70],
    [1.5, 12, 70],
    [2.0, 4, 100],
    [2.0, 7, 100],
    [2.2, 5, 140],
  ])(
    'have the published panel for %d m of water, %d m long: %d mm',
    (height, length, thickness) => {
      expect(figuresOf(wall('reef', length, height, 1)).thickness).toBe(thickness);
    },
  );

  it('begin and end with the weeks of the programme', () => {
    const phases = EXPERIENCE.steps.slice(0, 4).flatMap<Phase>((step) => step.phases);
    expect(WALL_RULES.weeks).toMatchObject({
      from: sum(phases.map(({ minWeeks }) => minWeeks)),
      to: sum(phases.map(({ maxWeeks }) => maxWeeks)),
    });
  });

  it('have a panel that carries what Navier’s series asks for, within 0.5%, and is one size larger at most', () => {
    for (let length = 1; length <= 12; length += 0.5) {
      for (let height = 0.6; height <= 3; height += 0.2) {
        const { thickness } = figuresOf(wall('reef', length, height, 1));
        const needed = seriesThickness(length, height);
        expect(1.005 * thickness).toBeGreaterThanOrEqual(needed);
        const smaller = thickness === 30 ? 0 : thickness - (thickness > 100 ? 40 : 10);
        expect(smaller).toBeLessThan(1.03 * needed);
      }
    }
  });

  it('are put in a line, each rounded to what an estimate is worth', () => {
    expect(summaryOf(wall('reef', 6, 2.4, 1.2))).toBe(
      '6.0 × 2.4 × 1.2 m, about 17,300 L, 25 t, 34 kPa',
    );
    expect(summaryOf(wall('reef', 12, 3, 3))).toBe(
      '12.0 × 3.0 × 3.0 m, about 108,000 L, 147 t, 40 kPa',
    );
    expect(summaryOf(wall('koi', 1, 0.6, 0.6))).toBe(
      '1.0 × 0.6 × 0.6 m, about 360 L, 2.2 t, 15 kPa',
    );
  });
});

it.each([
  ['4.5x1.2x0.9-planted', '4.5 × 1.2 × 0.9'],
  ['99x9x0-reef', '12.0 × 3.0 × 0.6'],
  ['1e3x2x2-reef', undefined],
  ['2x2x2-sharks', undefined],
])('the address %s carries a wall of %s, within its limits', (text, size) => {
  const sketch = sketchOf(new URLSearchParams({ wall: text }));
  expect(sketch && sizeOf(sketch)).toBe(size ?? null);
  expect(sizeOf(FIRST_SKETCH)).toBe('6.0 × 2.4 × 1.2');
});

const sum = (weeks: readonly number[]): number => weeks.reduce((all, one) => all + one, 0);

/**
 * How thick a plate must be, in mm, that is held at its four edges under the pressure of seawater as high as it is: the moments of
 * Navier's series along its vertical middle, ν = 0.37, at 3 MPa.
 */
function seriesThickness(length: number, height: number): number {
  const poisson = 0.37;
  let largest = 0;
  for (let at = 1; at < 20; at += 1) {
    let [across, up] = [0, 0];
    for (let m = 1; m <= 15; m += 2) {
      for (let n = 1; n <= 15; n += 1) {
        const [a, b] = [(m / length) ** 2, (n / height) ** 2];
        const load = (8 * 1.025 * 9.81 * height) / (Math.PI ** 2 * m * n);
        const shape = Math.sin((m * Math.PI) / 2) * Math.sin((n * Math.PI * at) / 20);
        const share = (load * shape) / (Math.PI * (a + b)) ** 2;
        across += share * (a + poisson * b);
        up += share * (b + poisson * a);
      }
    }
    largest = Math.max(largest, across, up);
  }
  return 1_000 * Math.sqrt((6 * largest) / 3_000);
}
