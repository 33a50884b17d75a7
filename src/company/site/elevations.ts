import { PERSON, type Elevation } from '../projectMeasures.ts';

const metresOf = (length: number): string => (length / 100).toFixed(2).replace(/0$/, '');
const metres = (length: number): string => `${metresOf(length)} m`;

export const ELEVATION = {
  metres,
  title: 'All projects are drawn to one scale',
  description: {
    box: ({ width, height }: Elevation) => `${metres(width)} wide and ${metres(height)} high`,
    sphere: ({ width }: Elevation) => `A sphere of ${metres(width)}`,
    pond: ({ width, height, depth }: Elevation) =>
      `A section: ${metres(width)} wide and ${metres(height)} deep, of a pond ${metres(depth)} long`,
  },
  /** The same in a few characters. */
  size: {
    box: ({ width, height }: Elevation) => `${metresOf(width)} × ${metres(height)}`,
    sphere: ({ width }: Elevation) => `Ø ${metres(width)}`,
    pond: ({ width, height, depth }: Elevation) =>
      `${metresOf(width)} × ${metres(height)}, ${metres(depth)} long`,
  },
  beside: `, drawn beside a person of ${metres(PERSON)}`,
} as const;
