import { BRAND } from '../../company/brand.ts';

/** A link that opens a WhatsApp chat; the number without plus signs, spaces and dashes (specification, section 7). */
export const whatsAppHref = (phone: string): string =>
  `https://wa.me/${phone.replaceAll(/[+\s-]/g, '')}`;

/** A link that starts an e-mail to the studio; `body` is what is typed in already. */
export const mailtoHref = (subject: string, body = ''): string =>
  `mailto:${BRAND.email}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;

/** A link that searches for an address on a map, in the map app on a phone. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** A link that calls a number. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[\s-]/g, '')}`;
