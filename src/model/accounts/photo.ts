import { isPicture, lengthOfPicture } from '../picture.ts';

/** Where what a person says of themselves is stored, by uid. */
export const PROFILES_PATH = 'profiles';

/** How large a photo may be, in bytes. */
export const MAX_PHOTO_BYTES = 12 * 1_024;

/** How many characters the data URL of the largest photo has. */
export const MAX_PHOTO_LENGTH = lengthOfPicture(MAX_PHOTO_BYTES);

/** Where the photo of a person is stored, as a data URL. */
export const photoPath = (uid: string): string => `${PROFILES_PATH}/${uid}/photo`;

/** A stored photo; null if there is none, or something that the app does not show. */
export const parsePhoto = (stored: unknown): string | null => (isPicture(stored) ? stored : null);
