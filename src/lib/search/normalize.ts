/** Lower case without accents and what is not seen: marks without a width, and the stretching of Arabic letters. */
export function normalize(text: string): string {
  const lower = text.trim().toLowerCase();
  // Most texts are plain ASCII, and testing for that is much cheaper than normalizing.
  return NOT_ASCII.test(lower)
    ? lower.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '')
    : lower;
}

const NOT_ASCII = /[^\0-\x7f]/;
