import type { Illustration } from './types.ts';

/** The second picture of each project without a case study, by project id: it is displayed with its details. */
export const CLOSE_UPS: Readonly<Record<number, Illustration>> = {
  2: {
    picture: 'aquascape',
    alt: 'The planted tank from closer by: two green banks with driftwood and stone, and a pale path between them.',
  },
  3: {
    picture: 'koi-lilies',
    alt: 'Koi in white, red and gold between lily pads, seen from above in clear dark water over stones.',
  },
  4: {
    picture: 'paludarium-upright',
    alt: 'The wall from closer by: a thread of water falls past ferns and mosses into the pool at its foot.',
  },
  5: {
    picture: 'section-drawing',
    alt: 'A section through the restaurant as a line drawing: the round tank above, pumps and filters in the room below it.',
  },
  6: {
    picture: 'blackwater',
    alt: 'The table before the blackwater tank from closer by: spectacles on an open book, a glass of tea the colour of the water, fallen leaves behind.',
  },
};
