/** The words that the addresses of pages are made of. */
const words = new Set<string>();

/** Makes the words of these patterns known, such as `/portfolio/:id`, so that reports name the pages. */
export function nameRoutes(patterns: readonly string[]): void {
  for (const word of patterns.flatMap((pattern) => pattern.split('/'))) {
    if (!/^(?:[:*]|$)/.test(word)) words.add(word);
  }
}

/** The pattern of an address, such as `/portfolio/*`: without its query, and with what is no word of a page left out. */
export function routeOf(hash: string): string {
  const [path = ''] = hash.replace(/^#/, '').split(/[?#]/);
  const parts = path.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => (words.has(part) ? part : '*')).join('/')}`;
}
