import { parseNumber } from '../parseNumber.ts';
import { fold, wordsOf } from './fold.ts';

/** The length to which a text is read. */
const MAX_LENGTH = 400;

/**
 * The ways to read a text, each as its words: as it is, and with the parts of a phone number, an amount, a date or a code
 * as one word. Records and queries are read alike, so that `18,900.00` finds 18900, and `050 123` finds +971 50 123 4567.
 */
export function spellings(text: string): readonly (readonly string[])[] {
  const folded = fold(text.slice(0, MAX_LENGTH));
  const plain = wordsOf(folded);
  // Most texts read in one way only, and thousands are read at once.
  if (!AMBIGUOUS.test(folded)) return plain.length === 0 ? [] : [plain];
  const others = [
    folded.replaceAll(DIGITS, nationalNumber),
    folded.replaceAll(DIGITS, (run) => run.replaceAll(NOT_DIGIT, '')),
    eachPart(folded, wholeAmount),
    eachPart(folded, (part) => (DIGIT.test(part) ? part.replaceAll(PUNCTUATION, '') : part)),
  ];
  const found = new Map([plain, ...others.map(wordsOf)].map((words) => [words.join(' '), words]));
  found.delete('');
  return [...found.values()];
}

const eachPart = (text: string, change: (part: string) => string): string =>
  text.split(/\s+/).map(change).join(' ');

/** The digits of a phone number without the code of the Emirates or a leading zero. */
function nationalNumber(run: string): string {
  const digits = run.replaceAll(NOT_DIGIT, '');
  const isInternational = /^(\+|00)/.test(run) || digits.length >= INTERNATIONAL_LENGTH;
  const national = isInternational ? digits.replace(/^(00)?971(?=\d)/, '') : digits;
  return national.replace(/^0+(?=\d)/, '');
}

/** 971 and the eight digits of a landline. */
const INTERNATIONAL_LENGTH = 11;

function wholeAmount(part: string): string {
  const amount = AMOUNT.test(part) ? parseNumber(part) : null;
  return amount === null ? part : String(amount);
}

/** Numbers that something separates or precedes, and leading zeros. */
const AMBIGUOUS = /\d[^\p{L}\d]+\d|[^\p{L}\d\s]\d|\d[^\p{L}\d\s]|(?<!\d)0\d/u;
const DIGIT = /\d/;
const NOT_DIGIT = /\D/g;
const DIGITS = /\+?\d[\d\s().-]*\d/g;
const AMOUNT = /^[-+]?\$?\d[\d.,'’]*$/;
const PUNCTUATION = /[^\p{L}\p{N}]/gu;
