/** The phone numbers and e-mail addresses in a text, as they are written. */
export type Contacts = { readonly phones: readonly string[]; readonly emails: readonly string[] };

/** A number of seven digits or more; a slash or comma separates two. */
const PHONE = /(?:\+|\()?\d[\d\s().-]{5,}\d/g;

const EMAIL = /[^\s@<>()[\],;:"'/]+@[^\s@<>()[\],;:"'/]+\.[^\s@<>()[\],;:"'/.]+/g;

/** The fewest digits of a number that can be reached from another country. */
const MIN_DIGITS = 7;

/** Finds the phone numbers and e-mail addresses in a text such as "Rania, 050 123 4567, rania@dune.example". */
export function contactsIn(text: string): Contacts {
  const emails = text.match(EMAIL) ?? [];
  const rest = westernDigits(text).replaceAll(EMAIL, ',');
  const phones = (rest.match(PHONE) ?? []).filter((phone) => digitsOf(phone).length >= MIN_DIGITS);
  return { phones, emails };
}

/** The phone numbers in the text of a phone field, which may be short; none if there are no digits. */
export function phonesIn(text: string): readonly string[] {
  const { phones } = contactsIn(text);
  if (phones.length > 0) return phones;
  return digitsOf(westernDigits(text)) === '' ? [] : [text.trim()];
}

/** A link that calls a number. */
export const callHref = (phone: string): string => {
  const number = withoutTrunkZero(westernDigits(phone));
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digitsOf(number)}`;
};

/**
 * The number as WhatsApp's links want it: the digits of the country and the number, without 00 or +. A number that begins
 * with one 0 is one of the United Arab Emirates. Null if it is too short.
 */
export function whatsappNumber(phone: string): string | null {
  const digits = digitsOf(withoutTrunkZero(westernDigits(phone)));
  if (digits.length < MIN_DIGITS) return null;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `971${digits.slice(1)}` : digits;
}

/** A link that writes to an e-mail address. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;

/** Without the zero in "+971 (0)50", which is dialed inside the country only. */
const withoutTrunkZero = (phone: string): string =>
  /^\s*(\+|00)/.test(phone) ? phone.replace(/\(0\)/, '') : phone;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Arabic and Persian digits as those that phones dial. */
const westernDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
