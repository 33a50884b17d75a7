/** The formats of a stored picture, as its data URL names them. */
export const PICTURE_FORMATS = ['webp', 'jpeg'] as const;

const DATA_URL = /^data:image\/(webp|jpeg);base64,[A-Za-z0-9+/]+=*$/;

/** Whether a stored value is a picture, as a data URL, that the app shows. */
export const isPicture = (stored: unknown): stored is string =>
  typeof stored === 'string' && DATA_URL.test(stored);

/** How many characters the data URL of a picture of so many bytes has. */
export const lengthOfPicture = (bytes: number): number =>
  'data:image/webp;base64,'.length + Math.ceil(bytes / 3) * 4;
