export const MAX_DEPTH = 32;
export const MAX_KEY_BYTES = 768;
export const MAX_STRING_BYTES = 10 * 1024 * 1024;

/** Whether a text is longer than `bytes` in UTF-8; it is encoded only if it may be (3 bytes per UTF-16 unit at most). */
export function exceedsBytes(text: string, bytes: number): boolean {
  return text.length > bytes / 3 && new TextEncoder().encode(text).length > bytes;
}
