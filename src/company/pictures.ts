import files from './pictureFiles.json';

/** A picture of `public/media`, by the name of its files. */
export type PictureName = keyof typeof files;

/** What is known before a picture loads: its size, the available widths (both in pixels) and its average color. */
export type PictureInfo = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
};

type Shape = Omit<PictureInfo, 'color'>;

/** The shapes of `tools/art/budget.json`: how large pictures are in their places. */
const SHAPES = {
  still: { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  wide: { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400] },
  upright: { width: 800, height: 1000, widths: [480, 800] },
  'wide-upright': { width: 1200, height: 1500, widths: [480, 800, 1200] },
  square: { width: 1000, height: 1000, widths: [480, 800, 1000] },
  step: { width: 1200, height: 750, widths: [480, 800, 1200] },
  card: { width: 600, height: 750, widths: [480, 600] },
  person: { width: 800, height: 1000, widths: [480, 800] },
  poster: { width: 1600, height: 900, widths: [480, 800, 1200, 1600] },
  tall: { width: 608, height: 1080, widths: [405, 608] },
} as const satisfies Readonly<Record<string, Shape>>;

const FILES = files as Readonly<Record<PictureName, { color: string; shape: keyof typeof SHAPES }>>;

/** The size and color of a picture; `tools/art/publish` writes its files, and its entry among them. */
export function pictureInfo(name: PictureName): PictureInfo {
  const { color, shape } = FILES[name];
  return { ...SHAPES[shape], color };
}

/** The widest JPEG: every browser since 2024 loads AVIF. */
const WIDEST_JPEG = 1600;

/** The `srcset` of a picture in one format. */
export function sourceSet(name: PictureName, format: 'avif' | 'jpg'): string {
  return widthsOf(name, format)
    .map((width) => `/media/${name}-${width}.${format} ${width}w`)
    .join(', ');
}

/** The largest file of a picture in the format every browser supports. */
export function fallbackSource(name: PictureName): string {
  return `/media/${name}-${widthsOf(name, 'jpg').at(-1)}.jpg`;
}

function widthsOf(name: PictureName, format: 'avif' | 'jpg'): readonly number[] {
  const { widths } = pictureInfo(name);
  return format === 'avif' ? widths : widths.filter((width) => width <= WIDEST_JPEG);
}

/** Windows that show the portrait crop of the hero's poster; index.html has the same query. */
export const PORTRAIT_MEDIA = '(max-width: 640px) and (max-aspect-ratio: 3/4)';
