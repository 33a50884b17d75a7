/** The colours a badge can take. */
export type Tone = 'gray' | 'blue' | 'green' | 'yellow' | 'purple' | 'red';

/** A vocabulary: its words in the order of the specification, each with its colour. */
export type Tones = Readonly<Record<string, Tone>>;

/** The words of a vocabulary. */
export type WordOf<Vocabulary extends Tones> = keyof Vocabulary & string;

/** The colour of a word; a word outside the vocabulary is gray. */
export function toneOf(tones: Tones, word: string): Tone {
  return Object.hasOwn(tones, word) ? (tones[word] ?? 'gray') : 'gray';
}
