import type { Illustration, InternalLink } from './types.ts';

/**
 * A figure of the section drawing: the point it names, and the height of the line that it stands on, as fractions of
 * the picture's width and height.
 */
export type SectionLabel = {
  readonly figure: string;
  readonly note: string;
  readonly x: number;
  readonly y: number;
  readonly line: number;
};

/** The finished lounge and the same view as a section, on the home page. */
export const BEHIND_THE_WALL: {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  readonly link: InternalLink;
  readonly room: Illustration;
  readonly section: Illustration;
  readonly labels: readonly SectionLabel[];
  readonly hint: string;
  readonly control: string;
  readonly value: (percent: string) => string;
  readonly note: string;
} = {
  eyebrow: 'The Meridian Reef, Palm Jumeirah',
  heading: 'Begin behind the wall',
  lead: 'This is the room our clients see. Draw the line across it, and you see what we drew first: the slab, the panel, and the plant one level down.',
  link: { label: 'Read the case study', to: '/portfolio/1' },
  room: {
    picture: 'behind-room',
    alt: 'A dark lounge at night with a reef aquarium that fills one wall, and its reflection in the stone floor.',
  },
  section: {
    picture: 'behind-section',
    alt: 'The same view as a section drawing: the tank on its slab, and below the lounge floor the plant room.',
  },
  labels: [
    { figure: '140 mm', note: 'cast acrylic', x: 0.18, y: 0.46, line: 0.46 },
    { figure: '36 t', note: 'filled, on the foundations', x: 0.276, y: 0.655, line: 0.615 },
    {
      figure: '37 m³/h',
      note: 'the whole volume, one and a half times an hour',
      x: 0.614,
      y: 0.73,
      line: 0.615,
    },
  ],
  hint: 'Drag the line',
  control: 'Section line',
  value: (percent) => `${percent} percent drawn`,
  note: 'Concept visualisation.',
};
