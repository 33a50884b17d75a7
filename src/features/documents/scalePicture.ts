import { PICTURE_FORMATS } from '../../lib/picture.ts';

/** The largest file that is opened, in megabytes: photos of telephones have a few. */
const MAX_FILE_MB = 20;

/** A file that cannot be used as a picture; the message says why, and what can. */
export class UnusablePicture extends Error {}

type Size = { readonly width: number; readonly height: number };

/** How large a picture becomes in one of the sizes, the largest of which is tried first; each in pixels. */
export type Fit = (picture: Size, side: number) => Size;

type Scaled = {
  readonly fit: Fit;
  /** In pixels, and the qualities from 0 to 1, from the best to what fits in any case. */
  readonly sides: readonly number[];
  readonly qualities: readonly number[];
  readonly maxBytes: number;
};

/**
 * Scales a picture down until it is small enough to store. It is drawn anew, upright, so that nothing of the file is kept that
 * cannot be seen, such as where it was taken. Resolves to a data URL; rejects with `UnusablePicture`.
 */
export async function scalePicture(
  file: File,
  { fit, sides, qualities, maxBytes }: Scaled,
): Promise<string> {
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new UnusablePicture('This file is no picture. Choose one such as a JPEG or PNG file.');
  if (file.size > MAX_FILE_MB * 1_024 * 1_024)
    throw new UnusablePicture(
      `This picture is larger than ${MAX_FILE_MB} MB. Choose a smaller one.`,
    );
  const picture = await open(file);
  try {
    for (const side of sides) {
      const canvas = drawn(picture, fit(picture, side));
      for (const quality of qualities) {
        const encoded = encode(canvas, quality, maxBytes);
        if (encoded !== null) return encoded;
      }
    }
  } finally {
    picture.close();
  }
  throw new UnusablePicture('This picture could not be made small enough. Choose another one.');
}

async function open(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new UnusablePicture(
      'This picture cannot be opened: it may be damaged, or of a kind that this browser does not know. Choose a JPEG or PNG file.',
    );
  }
}

/** No side longer than `side`. */
export const within: Fit = ({ width, height }, side) => {
  const scale = Math.min(side / Math.max(width, height), 1);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** A picture in another size. White where it is transparent, as the paper is. */
function drawn(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusablePicture('This browser cannot scale pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** The picture in the first format that the browser can write, the smallest; null if it is too large. */
function encode(canvas: HTMLCanvasElement, quality: number, maxBytes: number): string | null {
  for (const format of PICTURE_FORMATS) {
    const prefix = `data:image/${format};base64,`;
    // A browser that cannot write the format writes PNG.
    const url = canvas.toDataURL(`image/${format}`, quality);
    const bytes = ((url.length - prefix.length) * 3) / 4;
    if (url.startsWith(prefix)) return bytes <= maxBytes ? url : null;
  }
  return null;
}
