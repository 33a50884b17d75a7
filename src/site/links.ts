import { BRAND } from '../brand.ts';

/** A link that opens a WhatsApp chat; the number without plus signs, spaces and dashes (specification, section 7). */
export const whatsAppHref = (phone: string): string =>
  `https://wa.me/${phone.replaceAll(/[+\s-]/g, '')}`;

/** A link that starts an e-mail to the studio. */
export const mailtoHref = (subject: string): string =>
  `mailto:${BRAND.email}?subject=${encodeURIComponent(subject)}`;
