/** What one thing of a kind is called in a sentence, and several of them. */
export type Noun = { readonly one: string; readonly many: string };

/** A noun whose plural ends in -s. */
export const regularNoun = (one: string): Noun => ({ one, many: `${one}s` });

/** Made once: it takes longer to make than to ask a hundred times. */
const PLURAL_RULES = new Intl.PluralRules('en');

/** The word that goes with a number: "is" with 1, "are" with every other. */
export const plural = (count: number, one: string, many: string): string =>
  PLURAL_RULES.select(count) === 'one' ? one : many;

/** A number with its noun, such as "1 row" or "1,200 rows"; of a regular noun the singular is enough. */
export function countText(count: number, noun: Noun | string): string {
  const { one, many } = typeof noun === 'string' ? regularNoun(noun) : noun;
  return `${count.toLocaleString('en-US')} ${plural(count, one, many)}`;
}

/** The name of a record as lists and the feed show it: `Untitled` when it is blank. */
export const orUntitled = (name: string): string => (name.trim() === '' ? 'Untitled' : name);

/** A number as it is read: grouped, and with a real minus sign. */
export const inFigures = (number: number): string =>
  number.toLocaleString('en-US').replace('-', '−');
