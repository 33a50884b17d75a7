/** What is drawn of a project from the front, in centimetres. */
export type Elevation = {
  /** A tank or a case above the floor, a sphere on a plinth, or a pond below the floor. */
  readonly shape: 'box' | 'sphere' | 'pond';
  readonly width: number;
  /** The depth of a pond. */
  readonly height: number;
  /** How high above the floor its lower edge is. */
  readonly base: number;
};

/**
 * The elevations of the projects without a case study, by project id.
 *
 * @placeholder The measures of the projects.
 */
export const ELEVATIONS: Readonly<Record<number, Elevation>> = {
  2: { shape: 'box', width: 300, height: 92, base: 78 },
  3: { shape: 'pond', width: 420, height: 180, base: 0 },
  4: { shape: 'box', width: 450, height: 250, base: 45 },
  5: { shape: 'sphere', width: 190, height: 190, base: 75 },
  6: { shape: 'box', width: 500, height: 160, base: 60 },
};

/** The height of the person who is drawn beside each project, in centimetres. */
export const PERSON = 175;

const metres = (length: number): string => `${(length / 100).toFixed(2).replace(/0$/, '')} m`;

export const ELEVATION = {
  metres,
  title: 'All projects are drawn to one scale',
  description: {
    box: ({ width, height }: Elevation) => `${metres(width)} wide and ${metres(height)} high`,
    sphere: ({ width }: Elevation) => `A sphere of ${metres(width)}`,
    pond: ({ width, height }: Elevation) =>
      `A section: ${metres(width)} wide and ${metres(height)} deep`,
  },
  beside: `, drawn beside a person of ${metres(PERSON)}`,
} as const;
