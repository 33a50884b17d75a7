/** The forms of a noun beside a number. One and two are words of their own; from 3 the number stands before the noun. */
type Forms = {
  readonly none: string;
  readonly one: string;
  readonly two: string;
  /** After 3 to 10, and after 103. */
  readonly few: string;
  /** After 11 to 99, and after 111. */
  readonly many: string;
  /** After 100, 1,000 and fractions. */
  readonly other: string;
};

const RULES = new Intl.PluralRules('ar');

/** Several of something in words, such as `3 أسابيع`. `count` may have separators, as in `17,300`. */
export function counted(count: number | string, forms: Forms): string {
  const number = Number(String(count).replaceAll(',', ''));
  const category = RULES.select(number);
  if (category === 'zero') return forms.none;
  if (category === 'one') return forms.one;
  if (category === 'two') return forms.two;
  return `${count}\u00A0${forms[category]}`;
}

/** Keeps what runs from left to right, such as a telephone number, in its order within a sentence. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
