import type { Illustration } from './types.ts';

/** The second picture of each project without a case study, by project id: it is displayed with its details. */
export const CLOSE_UPS: Readonly<Record<number, Illustration>> = {
  2: {
    picture: 'aquascape-near',
    alt: 'One bank of the planted tank from nearer: stones under driftwood, a lawn of fine grass, a loose shoal of tetras over a pale path.',
  },
  3: {
    picture: 'koi-lilies',
    alt: 'Koi in white, red and gold between lily pads, seen from above in clear dark water over stones.',
  },
  4: {
    picture: 'bromeliad',
    alt: 'A drop of water at the tip of a bromeliad leaf, close up; behind it, out of focus, more of its leaves, some of them red.',
  },
  5: {
    picture: 'section-drawing',
    alt: 'A section through the restaurant as a line drawing: the round tank above, pumps and filters in the room below it.',
  },
  6: {
    picture: 'blackwater-near',
    alt: 'Spectacles on an open book and a glass of tea on an oak table, from nearer; behind them, out of focus, fallen leaves in dark water.',
  },
};
