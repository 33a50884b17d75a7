import { MAX_PHOTO_BYTES, PHOTO_FORMATS } from '../../domain/accounts/photo.ts';

/** The largest file that is opened, in bytes: photos of telephones have a few million. */
export const MAX_FILE_BYTES = 20 * 1_024 * 1_024;

/** A file that cannot be used as a photo; the message says why, and what can. */
export class UnusablePhoto extends Error {}

/** The sides of the square, in pixels, and the qualities, from the best to what fits in any case. */
const SIDES = [128, 96, 64] as const;
const QUALITIES = [0.9, 0.75, 0.6, 0.4] as const;

/**
 * Cuts the largest square out of the middle of a picture and scales it down until it is small enough to store. Resolves to a
 * data URL; rejects with `UnusablePhoto`.
 */
export async function scalePhoto(file: File): Promise<string> {
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new UnusablePhoto('This file is no picture. Choose a photo, such as a JPEG or PNG file.');
  if (file.size > MAX_FILE_BYTES)
    throw new UnusablePhoto('This picture is larger than 20 MB. Choose a smaller one.');
  const picture = await open(file);
  try {
    for (const side of SIDES) {
      const canvas = square(picture, side);
      for (const quality of QUALITIES) {
        const photo = encode(canvas, quality);
        if (photo !== null) return photo;
      }
    }
  } finally {
    picture.close();
  }
  throw new UnusablePhoto('This picture could not be made small enough. Choose another one.');
}

async function open(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new UnusablePhoto(
      'This picture cannot be opened: it may be damaged, or of a kind that this browser does not know. Choose a JPEG or PNG file.',
    );
  }
}

/** The middle of a picture. White where it is transparent, since a photo has no background of its own. */
function square(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusablePhoto('This browser cannot scale pictures.');
  const { width, height } = picture;
  const cut = Math.min(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  return canvas;
}

/** The picture in the first format in which it is small enough; null if there is none. */
function encode(canvas: HTMLCanvasElement, quality: number): string | null {
  for (const format of PHOTO_FORMATS) {
    const prefix = `data:image/${format};base64,`;
    // A browser that cannot write the format writes PNG.
    const url = canvas.toDataURL(`image/${format}`, quality);
    const bytes = ((url.length - prefix.length) * 3) / 4;
    if (url.startsWith(prefix) && bytes <= MAX_PHOTO_BYTES) return url;
  }
  return null;
}
