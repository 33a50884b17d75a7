import { encodeText, mailHref } from './messageLinks.ts';
import { digitsIn } from './digits.ts';
import { westernDigits } from './westernDigits.ts';

/** The phone numbers and e-mail addresses in a text, as they are written. */
export type Contacts = { readonly phones: readonly string[]; readonly emails: readonly string[] };

/** A number of seven digits or more on one line; a slash or comma separates two. */
const PHONE = /(?<![\p{L}\d])(?:\+|\()?\d(?:[\d().-]|[^\S\n]){5,}\d/gu;

const EMAIL = /[^\s@<>()[\],;:"'/][^\s@<>()[\],;:"/]*@[^\s@<>()[\],;:"'/]+\.[^\s@<>()[\],;:"'/.]+/g;

/** The fewest digits of a number that can be reached from another country. */
const MIN_DIGITS = 7;

/** Finds the phone numbers and e-mail addresses in a text such as "Rania, 050 123 4567, rania@dune.example". */
export function contactsIn(text: string): Contacts {
  const emails = text.match(EMAIL) ?? [];
  const rest = westernDigits(text).replaceAll(EMAIL, ',');
  const phones = (rest.match(PHONE) ?? []).filter((phone) => digitsIn(phone).length >= MIN_DIGITS);
  return { phones, emails };
}

/** A part of a text that starts at a character; `href` leads to the address, or calls the number, that it is. */
export type TextPart = { readonly start: number; readonly text: string; readonly href?: string };

const URL = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

/** A text in parts, of which addresses of pages, e-mail addresses and phone numbers are links. */
export function linkedParts(text: string): readonly TextPart[] {
  const links = [
    ...matchAll(text, URL, (url) => url),
    ...matchAll(text, EMAIL, mailHref),
    ...matchAll(westernDigits(text), PHONE, (phone) => (isPhone(phone) ? callHref(phone) : null)),
    // Of two that overlap, such as a number in the address of a page, the one that starts first counts.
  ].toSorted((a, b) => a.start - b.start);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (part: TextPart): void => {
    if (part.text !== '') parts.push(part);
    end = part.start + part.text.length;
  };
  for (const { start, length, href } of links) {
    if (start < end) continue;
    add({ start: end, text: text.slice(end, start) });
    add({ start, text: text.slice(start, start + length), href });
  }
  add({ start: end, text: text.slice(end) });
  return parts;
}

const matchAll = (text: string, pattern: RegExp, hrefOf: (match: string) => string | null) =>
  [...text.matchAll(pattern)].flatMap(({ index: start, 0: match }) => {
    const href = hrefOf(match);
    return href === null ? [] : [{ start, length: match.length, href }];
  });

/** Whether figures in a sentence are a phone number; dates, amounts, tax numbers and accounts are none. */
function isPhone(text: string): boolean {
  const digits = digitsIn(text);
  if (text.startsWith('+')) return digits.length >= MIN_DIGITS && digits.length <= 15;
  return /^(?:00\d{7,15}|0\d{8,10}|971\d{8,9}|[68]00\d{4,7})$/.test(digits);
}

/** The phone numbers in the text of a phone field, which may be short; none if there are no digits. */
export function phonesIn(text: string): readonly string[] {
  const { phones } = contactsIn(text);
  if (phones.length > 0) return phones;
  return digitsIn(text) === '' ? [] : [text.trim()];
}

/** A link that calls a number. */
export const callHref = (phone: string): string => {
  const number = withoutTrunkZero(westernDigits(phone));
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digitsIn(number)}`;
};

/**
 * The number as WhatsApp's links want it: the digits of the country and the number, without 00 or +. A number that begins
 * with one 0 is one of the United Arab Emirates. Null if it is too short.
 */
export function whatsappNumber(phone: string): string | null {
  const digits = digitsIn(withoutTrunkZero(westernDigits(phone)));
  if (digits.length < MIN_DIGITS) return null;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `971${digits.slice(1)}` : digits;
}

/** A link to a WhatsApp chat with a text: to the first number in "050 123 4567 / 04 345 6789"; without one, it asks to whom. */
export function whatsappHref(phone: string, text = ''): string {
  const number = phonesIn(phone).map(whatsappNumber).find(Boolean) ?? '';
  return `https://wa.me/${number}${text && `?text=${encodeText(text)}`}`;
}

/** Without the zero in "+971 (0)50", which is dialed inside the country only. */
const withoutTrunkZero = (phone: string): string =>
  /^\s*(\+|00)/.test(phone) ? phone.replace(/\(0\)/, '') : phone;
