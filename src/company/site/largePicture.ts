/** The words around a picture that is opened large. */
export const LARGE_PICTURE = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
} as const;
