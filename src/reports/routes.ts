import { BRAND } from '../brand.ts';

/** The words that the addresses of pages are made of; a test compares them with the pages. */
const WORDS = new Set([
  `why-${BRAND.slug}`,
  ...`about activity coral-bank company contact count customer dashboard document experience finance health import imprint
  inventory login portfolio privacy procurement professionals sales service services supplier suppliers`.split(
    /\s+/,
  ),
]);

/** The pattern of an address, such as `/portfolio/*`: without its query, and with what is no word of a page left out. */
export function routeOf(hash: string): string {
  const [path = ''] = hash.replace(/^#/, '').split(/[?#]/);
  const parts = path.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => (WORDS.has(part) ? part : '*')).join('/')}`;
}
