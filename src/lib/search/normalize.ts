/** Lower case without accents. */
export function normalize(text: string): string {
  const lower = text.trim().toLowerCase();
  // Most texts are plain ASCII, and testing for that is much cheaper than normalizing.
  return NOT_ASCII.test(lower) ? lower.normalize('NFKD').replaceAll(/\p{M}/gu, '') : lower;
}

const NOT_ASCII = /[^\0-\x7f]/;
