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

const STILL = { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] };

/** The first frame of the film, and the crop of it for windows that are taller than wide. */
const POSTERS: Partial<Record<PictureName, Omit<PictureFacts, 'colour'>>> = {
  'hero-poster': { ...STILL, height: 900 },
  'hero-poster-tall': { width: 608, height: 1080, widths: [405, 608] },
};

/** `art/publish` makes the files and notes the colours. */
export function factsOf(name: PictureName): PictureFacts {
  return { ...(POSTERS[name] ?? STILL), colour: colours[name] };
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

/** When a window is tall and narrow enough for the upright crop of the hero's poster. */
export const UPRIGHT = '(max-aspect-ratio: 3/4)';
