import { encodeText } from './messageLinks.ts';

/** A link that searches for an address on a map, in the map app on a phone. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeText(address)}`;
