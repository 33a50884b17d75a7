/**
 * Where a figure stands in a picture: the point it names, and the height of its own line, as fractions of the picture's
 * width and height.
 */
export type LabelPlace = { readonly x: number; readonly y: number; readonly line: number };

/** A figure of the section drawing, and its places in the wide picture and in the upright crop, or in the one that shows it. */
export type SectionLabel = {
  readonly figure: string;
  readonly note: string;
  readonly wide?: LabelPlace;
  readonly upright?: LabelPlace;
};

/**
 * The finished lounge and the same view as a section, on the home page. The hero's film ends in the pane of the room
 * (src/site/components/opening.css has the pane's edges): both show the same reef in the same water.
 */
export const BEHIND_THE_WALL = {
  eyebrow: 'The Meridian Reef, Palm Jumeirah',
  heading: 'This is the room.\nWe began behind it.',
  lead: 'Draw the line across it, and you see what we drew first: the slab, the panel, and the machinery one level down.',
  link: { label: 'Read the case study', to: '/portfolio/1' },
  room: {
    picture: 'behind-room',
    alt: 'A dark lounge at night with a reef aquarium that fills one wall, and its light on the stone floor.',
  },
  section: {
    picture: 'behind-section',
    alt: 'The same view in section: the tank on its slab, 5,200 mm of water by 2,200 mm with 950 mm clear above, and the plant room below the lounge.',
  },
  /** What the dimension lines of the section measure, in millimetres, as in tools/art/parts/meridian_measures.py. */
  figures: { length: '5,200', height: '2,200', reach: '950' },
  labels: [
    {
      figure: '140 mm',
      note: 'cast acrylic',
      wide: { x: 0.18, y: 0.46, line: 0.46 },
    },
    {
      figure: '950 mm',
      note: 'clear above the water',
      upright: { x: 0.6666, y: 0.075, line: 0.075 },
    },
    {
      figure: '36 t',
      note: 'filled, on the foundations',
      wide: { x: 0.276, y: 0.655, line: 0.615 },
      upright: { x: 0.24, y: 0.6, line: 0.6 },
    },
    {
      figure: '37 m³/h',
      note: 'the whole volume, one and a half times an hour',
      wide: { x: 0.614, y: 0.73, line: 0.615 },
      upright: { x: 0.728, y: 0.73, line: 0.69 },
    },
  ],
  hint: 'Drag the line',
  control: 'Section line',
  value: (percent: string) => `${percent} percent drawn`,
  note: 'Concept visualisation.',
} as const;
