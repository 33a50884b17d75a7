/** Where a card stands in the grid, as classes of its parts. Below the breakpoint `md` the grid has one column. */
export type Place = {
  /** The columns, and the space above and below. */
  readonly area: string;
  /** On phones, the edges of the window that the picture reaches. */
  readonly bleed: string;
  /** The aspect ratio of the picture. */
  readonly shape: string;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
  /** The size of the number on the picture. */
  readonly figure: string;
  /** The arrangement of title and action. */
  readonly words: string;
};

const BELOW = 'mb-[clamp(4rem,8vw,8rem)]';
const BLEED_START = 'max-md:-ms-[clamp(1.25rem,5vw,6rem)] max-md:me-[10%]';
const BLEED_END = 'max-md:-me-[clamp(1.25rem,5vw,6rem)] max-md:ms-[10%]';
const BLEED = 'max-md:-mx-[clamp(1.25rem,5vw,6rem)]';
const IN_A_ROW = 'md:flex md:items-end md:justify-between md:gap-10';
const LARGE = 'text-[clamp(min(4rem,20vw),11vw,12rem)]';
const SMALL = 'text-[clamp(min(4rem,20vw),7vw,7.5rem)]';

/** The opening picture, as wide as the page. */
const PANORAMA: Place = {
  area: `md:col-span-12 ${BELOW}`,
  bleed: BLEED,
  shape: 'aspect-4/3 md:aspect-21/9',
  sizes: '(min-width: 768px) 92vw, 66vw',
  figure: LARGE,
  words: IN_A_ROW,
};

/** The only picture. */
const PLATE: Place = { ...PANORAMA, shape: 'aspect-4/5 sm:aspect-3/2 md:aspect-16/9' };

/** The pictures of a pair stand on one line, so that the details of either begin right below its words. */
const UPRIGHT_START: Place = {
  area: `md:col-[1/6] md:self-end ${BELOW}`,
  bleed: BLEED_START,
  shape: 'aspect-4/5',
  sizes: '(min-width: 768px) 62vw, 90vw',
  figure: SMALL,
  words: '',
};

const UPRIGHT_END: Place = {
  ...UPRIGHT_START,
  area: `md:col-[7/13] md:self-end ${BELOW}`,
  bleed: BLEED_END,
};

/** A wide picture with a margin at the start of the row. */
const WIDE_END: Place = {
  area: `md:col-[3/13] ${BELOW}`,
  bleed: BLEED,
  shape: 'aspect-4/3 md:aspect-16/9',
  sizes: '(min-width: 768px) 78vw, 66vw',
  figure: LARGE,
  words: IN_A_ROW,
};

/** The larger picture of a pair, at the start of its row. */
const LARGER_START: Place = {
  area: `md:col-[1/8] md:self-end ${BELOW}`,
  bleed: BLEED_START,
  shape: 'aspect-4/5 md:aspect-4/3',
  sizes: '(min-width: 768px) 55vw, 90vw',
  figure: SMALL,
  words: '',
};

const SMALLER_END: Place = {
  ...UPRIGHT_END,
  area: `md:col-[9/13] md:self-end ${BELOW}`,
  shape: 'aspect-4/5 md:aspect-square',
  sizes: '(min-width: 768px) 48vw, 90vw',
};

const SMALLER_START: Place = {
  ...UPRIGHT_START,
  area: `md:col-[1/5] md:self-end ${BELOW}`,
  shape: 'aspect-4/5 md:aspect-square',
  sizes: '(min-width: 768px) 48vw, 90vw',
};

const LARGER_END: Place = {
  ...LARGER_START,
  area: `md:col-[6/13] md:self-end ${BELOW}`,
  bleed: BLEED_END,
};

/** The places of a number of cards, for one card and up. */
const COMPOSITIONS: readonly (readonly Place[])[] = [
  [PLATE],
  [LARGER_START, SMALLER_END],
  [PANORAMA, UPRIGHT_START, UPRIGHT_END],
  [PANORAMA, UPRIGHT_START, UPRIGHT_END, WIDE_END],
  [PANORAMA, UPRIGHT_START, UPRIGHT_END, LARGER_START, SMALLER_END],
  [PANORAMA, UPRIGHT_START, UPRIGHT_END, WIDE_END, SMALLER_START, LARGER_END],
];

/** The place of a card in a grid of so many; the largest composition is repeated for more. */
export function placeOf(index: number, count: number): Place {
  const places = COMPOSITIONS[count - 1] ?? COMPOSITIONS.at(-1) ?? [];
  return places[index % places.length] ?? PANORAMA;
}
