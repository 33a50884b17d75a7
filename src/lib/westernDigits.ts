/**
 * A text with the digits and signs of Arabic and Persian keyboards, and the sign for minus, as those of a number, by which it
 * is searched, compared and read. Its length stays.
 */
export const westernDigits = (text: string): string =>
  NOT_ASCII.test(text) ? text.replaceAll(SIGNS, toSign) : text;

const NOT_ASCII = /[^\0-\x7f]/;
const SIGNS = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19\u066B\u066C\u2212]/g;

function toSign(sign: string): string {
  if (sign === '\u066B') return '.';
  if (sign === '\u066C') return ',';
  return sign === '\u2212' ? '-' : `${sign.charCodeAt(0) & 15}`;
}

/** A text without the marks that are not seen: of direction, of a break, and without a width. */
export const withoutMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');
