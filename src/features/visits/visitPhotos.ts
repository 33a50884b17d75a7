import { childrenOf, textOrBlank } from '../../lib/stored.ts';
import { isTimestamp } from '../../records/model/activity.ts';
import { isPicture, lengthOfPicture } from '../../lib/picture.ts';

/** Where the photos of visits are stored, by the id of the visit. Each visit is read by itself, never all of them. */
export const PHOTOS_PATH = 'service/photos';

/** The longest side of a photo, in pixels, and how large it may be, in bytes. */
export const MAX_PHOTO_SIDE = 1_280;
export const MAX_VISIT_PHOTO_BYTES = 90_000;

/** The most photos of a visit; each has a number below that as its key, so that there are no more. */
export const MAX_PHOTOS = 30;

/** How many characters the data URL of the largest photo has. */
export const MAX_DATA_LENGTH = lengthOfPicture(MAX_VISIT_PHOTO_BYTES);

/** The most characters of a caption. */
export const MAX_CAPTION_LENGTH = 200;

/** A photo as it is taken; `data`: a data URL, WebP or JPEG. */
export type Photo = { readonly data: string; readonly caption: string };

/** A photo as it is stored: once, and it never changes. */
export type VisitPhoto = Photo & {
  readonly id: string;
  readonly user: string;
  /** The server's time, in milliseconds since 1970. */
  readonly timestamp: number;
};

/** Where the photos of a visit are stored. */
export const photosPath = (visit: string): string => `${PHOTOS_PATH}/${visit}`;

/** Parses a stored photo of a visit; null if it is damaged. */
export function parseVisitPhoto(id: string, stored: unknown): VisitPhoto | null {
  const { data, caption, user, timestamp } = childrenOf(stored);
  if (!isPicture(data) || typeof user !== 'string' || !isTimestamp(timestamp)) return null;
  return { id, data, caption: textOrBlank(caption), user, timestamp };
}

/** Photos in the order in which they were picked, which is that of their numbers. */
export const inOrder = (a: Pick<VisitPhoto, 'id'>, b: Pick<VisitPhoto, 'id'>): number =>
  Number(a.id) - Number(b.id);
