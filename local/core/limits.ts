export const MAX_DEPTH = 32;
export const MAX_KEY_BYTES = 768;
export const MAX_STRING_BYTES = 10 * 1024 * 1024;

/** Whether a text takes more bytes in UTF-8, where one unit of UTF-16 takes three at most. */
export function isLonger(text: string, bytes: number): boolean {
  return text.length > bytes / 3 && new TextEncoder().encode(text).length > bytes;
}
