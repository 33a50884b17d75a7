import { normalize } from './normalize.ts';

/** The length to which a word is searched; nobody types more of it. */
const MAX_WORD_LENGTH = 48;

/**
 * Text as it is searched: lower case, without accents and invisible marks, with Western digits, and with one letter for
 * those that are written for one another in Arabic.
 */
export function fold(text: string): string {
  const plain = normalize(text);
  return NOT_ASCII.test(plain) ? plain.replaceAll(REPLACED, replaced) : plain;
}

/** The words of a folded text: its runs of letters and digits. */
export function wordsOf(folded: string): readonly string[] {
  const words = folded.match(NOT_ASCII.test(folded) ? WORD : ASCII_WORD) ?? [];
  return words.map((word) =>
    word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word,
  );
}

/** A word in a text that is not folded. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const ASCII_WORD = /[a-z0-9]+/g;
const NOT_ASCII = /[^\0-\x7f]/;

const REPLACEMENTS: Readonly<Record<string, string>> = {
  ة: 'ه',
  ى: 'ي',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The letters above, Arabic and Persian digits, the stretching mark of Arabic, and marks without a width. */
const REPLACED =
  /[ةىßøæœłđı]|[\u0660-\u0669\u06f0-\u06f9]|[\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

function replaced(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x0660 && code <= 0x06f9) return String(code & 0xf);
  return REPLACEMENTS[character] ?? '';
}
