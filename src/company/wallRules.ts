export type WallKind = 'reef' | 'planted' | 'koi';

/**
 * What an estimate of a wall is made of: densities in t/m³, stresses in MPa, sizes in mm, shares of the footprint.
 *
 * @placeholder The rules by which a visitor's wall is estimated.
 */
export const WALL_RULES = {
  water: { reef: 1.025, planted: 1, koi: 1 },
  acrylic: 1.19,
  concrete: 2.4,
  /** Rock, in t per m³ of water; basin, base and frame, in t per m² of floor. */
  rock: 0.08,
  base: 0.52,
  /** What an ordinary residential floor is designed to carry, in kPa. */
  ordinaryFloor: 2,
  /** The long-term stress of a panel. */
  stress: 3,
  /** A panel is cast in one piece in these steps; sheets are bonded to the largest. So much above a size still takes it. */
  panel: { least: 30, step: 10, onePiece: 100, sheet: 40, tolerance: 0.005 },
  /** The shell of a pond: this part of its depth, and at least so much. */
  shell: { partOfDepth: 10, least: 200 },
  /** The plant room, from the smallest wall to one of so many litres. */
  plant: {
    from: 0.3,
    to: { reef: 1, planted: 0.6, koi: 0.6 },
    litres: 10_000,
  },
  /** From the survey to the end of maturation, from the smallest wall to one of so many litres. */
  weeks: { from: 22, to: 40, litres: 25_000 },
} as const;
