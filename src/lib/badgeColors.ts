/** The colours a badge can take. */
export type BadgeColor = 'gray' | 'blue' | 'green' | 'yellow' | 'purple' | 'red';

/** A vocabulary: its words in the order of the specification, each with its colour. */
export type BadgeColors = Readonly<Record<string, BadgeColor>>;

/** The words of a vocabulary. */
export type StatusOf<Vocabulary extends BadgeColors> = keyof Vocabulary & string;

/** The colour of a word; a word outside the vocabulary is gray. */
export function badgeColorOf(tones: BadgeColors, word: string): BadgeColor {
  return Object.hasOwn(tones, word) ? (tones[word] ?? 'gray') : 'gray';
}
