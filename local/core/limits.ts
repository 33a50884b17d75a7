export const MAX_DEPTH = 32;
export const MAX_KEY_BYTES = 768;
export const MAX_STRING_BYTES = 10 * 1024 * 1024;

/** What a client sent cannot be stored or understood; the message says why. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/** The length of a text in UTF-8. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) bytes += 1;
    if (unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff)) bytes += 1;
  }
  return bytes;
}
