/** What one thing of a kind is called in a sentence, and several of them. */
export type Noun = { readonly one: string; readonly many: string };

/** A noun whose plural ends in -s. */
export const regularNoun = (one: string): Noun => ({ one, many: `${one}s` });

/** The word that goes with a number: "is" with 1, "are" with every other. */
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : many;

/** A number with its noun, such as "1 row" or "1,200 rows"; of a regular noun the singular is enough. */
export function countText(count: number, noun: Noun | string): string {
  const { one, many } = typeof noun === 'string' ? regularNoun(noun) : noun;
  return `${digits(count)} ${plural(count, one, many)}`;
}

/** The name of a record as lists and the feed show it: `Untitled` when it is blank. */
export const orUntitled = (name: string): string => (name.trim() === '' ? 'Untitled' : name);

/** Whole digits with a comma between thousands. */
export const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * A number with commas between thousands, and rounded half up to at most so many decimals, of which zeros stay up to the least. By
 * hand, since the first number that the platform formats in a language holds the first rows up.
 */
export function digits(number: number, least = 0, most = 3): string {
  const absolute = Math.abs(number);
  const scaled = Math.round(absolute < 1e-6 ? 0 : Number(`${absolute}e${most}`));
  // Beyond it, rounding would be another.
  if (!(scaled < 1e12))
    return number.toLocaleString('en-US', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
  const figures = String(scaled).padStart(most + 1, '0');
  const whole = grouped(figures.slice(0, figures.length - most));
  const decimals = figures
    .slice(figures.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  return `${number < 0 && scaled > 0 ? '-' : ''}${whole}${decimals && `.${decimals}`}`;
}

/** The same as it is read, with a real minus sign. */
export const inFigures = (...number: Parameters<typeof digits>): string =>
  digits(...number).replace('-', '−');
