/** What one thing of a kind is called in a sentence, and several of them. */
export type Noun = { readonly one: string; readonly many: string };

/** A noun whose plural ends in -s. */
export const regularNoun = (one: string): Noun => ({ one, many: `${one}s` });

/** The word that goes with a number: "is" with 1, "are" with every other. */
export const plural = (count: number, one: string, many: string): string =>
  new Intl.PluralRules('en').select(count) === 'one' ? one : many;

/** A number with its noun, such as "1 row" or "1,200 rows"; of a regular noun the singular is enough. */
export function countText(count: number, noun: Noun | string): string {
  const { one, many } = typeof noun === 'string' ? regularNoun(noun) : noun;
  return `${count.toLocaleString('en-US')} ${plural(count, one, many)}`;
}
