import { BRAND } from '../lib/brand.ts';

/** The address that opens a conversation in the messaging app: plus signs, spaces and dashes go (specification, section 7). */
export const messageAddress = (phone: string): string =>
  `https://wa.me/${phone.replaceAll(/[+\s-]/g, '')}`;

/** The address that begins an e-mail to the studio. */
export const letterAddress = (subject: string): string =>
  `mailto:${BRAND.email}?subject=${encodeURIComponent(subject)}`;

/** The address that dials a number. */
export const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[\s-]/g, '')}`;
