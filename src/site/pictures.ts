import type { PictureName } from './content/types.ts';

/** What is known of a picture before it loads: its shape, the widths it comes in, and its average colour. */
export type PictureFacts = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly colour: string;
};

const STILL = { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] } as const;

/** Every picture in public/media. */
export const PICTURES: Readonly<Record<PictureName, PictureFacts>> = {
  'reef-lounge': { ...STILL, colour: '#283236' },
  'gallery-side': { ...STILL, colour: '#48788e' },
  'gallery-macro': { ...STILL, colour: '#435e73' },
  'koi-pond': { ...STILL, colour: '#2b3735' },
  paludarium: { ...STILL, colour: '#545338' },
  aquascape: { ...STILL, colour: '#65685a' },
  'coral-nursery': { ...STILL, colour: '#437f86' },
  'design-drawing': { ...STILL, colour: '#272e32' },
  'hero-poster': { width: 1280, height: 720, widths: [480, 800, 1200], colour: '#306e7f' },
  'hero-poster-tall': { width: 405, height: 720, widths: [405], colour: '#306e7f' },
};

/** The `srcset` of a picture in one format. */
export function sourceSet(name: PictureName, format: 'avif' | 'jpg'): string {
  return PICTURES[name].widths
    .map((width) => `/media/${name}-${width}.${format} ${width}w`)
    .join(', ');
}

/** The largest file of a picture in the format every browser reads. */
export function fallbackSource(name: PictureName): string {
  return `/media/${name}-${PICTURES[name].widths.at(-1)}.jpg`;
}

/** When a window is tall and narrow enough for the upright crop of the hero's poster. */
export const UPRIGHT = '(max-aspect-ratio: 3/4)';
