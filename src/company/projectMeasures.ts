/** What is drawn of a project from the front, in centimetres. */
export type Elevation = {
  /** A tank or a case above the floor, a sphere on a plinth, or a pond below the floor. */
  readonly shape: 'box' | 'sphere' | 'pond';
  readonly width: number;
  /** The depth of a pond. */
  readonly height: number;
  /** From front to back; of a pond, which is drawn in section, its length. */
  readonly depth: number;
  /** How high above the floor its lower edge is. */
  readonly base: number;
  /** How deep the water of a case is that it does not fill. */
  readonly water?: number;
  readonly life: Life;
};

/** What is drawn in the water (src/site/components/ElevationShape.tsx). */
export type Life = 'reef' | 'aquascape' | 'koi' | 'cloudForest' | 'jellies' | 'blackwater';

/**
 * The elevations of the projects, by project id.
 *
 * @placeholder The measures of the projects.
 */
export const ELEVATIONS: Readonly<Record<number, Elevation>> = {
  // As in tools/art/parts/meridian_measures.py.
  1: { shape: 'box', width: 520, height: 220, depth: 220, base: 45, life: 'reef' },
  2: { shape: 'box', width: 300, height: 92, depth: 75, base: 78, life: 'aquascape' },
  3: { shape: 'pond', width: 420, height: 180, depth: 800, base: 0, life: 'koi' },
  4: {
    shape: 'box',
    width: 450,
    height: 250,
    depth: 160,
    base: 45,
    water: 34,
    life: 'cloudForest',
  },
  5: { shape: 'sphere', width: 190, height: 190, depth: 190, base: 75, life: 'jellies' },
  6: { shape: 'box', width: 500, height: 160, depth: 150, base: 60, life: 'blackwater' },
};

/** The height of the person who is drawn beside each project, in centimetres. */
export const PERSON = 175;
