import colors from './pictureColors.json';

/** A picture of `public/media`, by the name of its files. */
export type PictureName = keyof typeof colors;

/** What is known before a picture loads: its size, the available widths (both in pixels) and its average color. */
export type PictureInfo = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
};

type Shape = Omit<PictureInfo, 'color'>;

const STILL: Shape = { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] };

/** Still lifes, shown at half a window at most: of a step, and of a person. */
const STEP: Shape = { width: 1200, height: 750, widths: [480, 800, 1200] };
const PERSON: Shape = { width: 800, height: 1000, widths: [480, 800] };

/** Pictures that fill the screen. */
const WIDE: Shape = { width: 2400, height: 1500, widths: [...STILL.widths, 2400] };

/** Shapes by name: pictures of a whole screen, the film's first frame, and crops for narrower boxes. */
const SHAPES: readonly (readonly [names: RegExp, shape: Shape])[] = [
  [/^behind-.*-upright$/, { width: 1200, height: 1500, widths: [480, 800, 1200] }],
  [/-poster$/, { ...STILL, height: 900 }],
  [/-tall$/, { width: 608, height: 1080, widths: [405, 608] }],
  [/-upright$/, { width: 800, height: 1000, widths: [480, 800] }],
  [/^step-/, STEP],
  [/^(?:desk|bench)-/, PERSON],
  [/-square$/, { width: 1000, height: 1000, widths: [480, 800, 1000] }],
  [
    /^(?:behind-.*|meridian-.*|reef-lounge|koi-court|paludarium|aquascape|blackwater|drift|section-drawing|plant-room|coral-nursery|studio)$/,
    WIDE,
  ],
];

/** The size and color of a picture; `art/publish` writes the files and the colors. */
export function pictureInfo(name: PictureName): PictureInfo {
  const [, shape] = SHAPES.find(([names]) => names.test(name)) ?? [];
  return { ...(shape ?? STILL), color: colors[name] };
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
