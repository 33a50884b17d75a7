/**
 * What the dimension lines of the picture `design-drawing` measure, in millimetres, as in tools/art/parts/meridian_measures.py.
 *
 * @placeholder The measures of the project.
 */
export const DESIGN_DRAWING = {
  figures: { face: '5,200', water: '2,200', sight: '1,150' },
  /** The same in words: the text alternative of the figures. */
  alt: 'The face is 5,200 mm long and 2,200 mm high; whoever sits before it looks from 1,150 mm above the floor.',
} as const;
