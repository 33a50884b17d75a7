/** The head of the wall that a visitor draws. Apart from wallSheet.ts, which is loaded with the sheet, far below the first screen. */
export const WALL = {
  eyebrow: 'A first sketch',
  heading: 'Draw your wall',
  text: 'What your floor would have to carry.',
  lead: 'Move three lengths and choose the water. The figures are those that an engineer asks for first, each with its rule.',
} as const;
