import colours from './pictureColours.json';

/** A picture of `public/media`, by the name of its files. */
export type PictureName = keyof typeof colours;

/** What is known of a picture before it loads: its shape, the widths it comes in, and its average colour. */
export type PictureFacts = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly colour: string;
};

type Shape = Omit<PictureFacts, 'colour'>;

const STILL: Shape = { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] };

/** By the end of the name: the film's first frame, and crops for boxes that are not as wide as the stills. */
const SHAPES: readonly (readonly [ending: RegExp, shape: Shape])[] = [
  [/-poster$/, { ...STILL, height: 900 }],
  [/-tall$/, { width: 608, height: 1080, widths: [405, 608] }],
  [/-upright$/, { width: 800, height: 1000, widths: [480, 800] }],
  [/-square$/, { width: 1000, height: 1000, widths: [480, 800, 1000] }],
];

/** `art/publish` makes the files and notes the colours. */
export function factsOf(name: PictureName): PictureFacts {
  const [, shape] = SHAPES.find(([ending]) => ending.test(name)) ?? [];
  return { ...(shape ?? STILL), colour: colours[name] };
}

/** The `srcset` of a picture in one format. */
export function sourceSet(name: PictureName, format: 'avif' | 'jpg'): string {
  return factsOf(name)
    .widths.map((width) => `/media/${name}-${width}.${format} ${width}w`)
    .join(', ');
}

/** The largest file of a picture in the format every browser reads. */
export function fallbackSource(name: PictureName): string {
  return `/media/${name}-${factsOf(name).widths.at(-1)}.jpg`;
}

/** When a window is tall and narrow enough for the upright crop of the hero's poster; index.html says the same. */
export const UPRIGHT = '(max-width: 640px) and (max-aspect-ratio: 3/4)';
