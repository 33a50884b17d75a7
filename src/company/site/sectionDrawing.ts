/**
 * What the dimension lines of the picture `section-drawing` measure, in millimetres: what tools/art/scenes/section_drawing.py draws,
 * at the scale of the tank of Drift (elevations.ts).
 *
 * @placeholder The measures of the project.
 */
export const SECTION_DRAWING = {
  figures: { room: '2,900', tank: 'Ø 1,900', plant: '800' },
  /** The same in words: the text alternative of the figures. */
  alt: 'The room is 2,900 mm high, the tank 1,900 mm across, the room for the machinery 800 mm high.',
} as const;
