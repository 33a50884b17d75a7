/** A set of characters, by code. */
export type CharacterSet = (code: number) => boolean;

export const isDigit = range(0x30, 0x39);
export const isSpace = anyOf([range(0x09, 0x0d), range(0x20, 0x20)]);
export const isWord = anyOf([
  isDigit,
  range(0x41, 0x5a),
  range(0x61, 0x7a),
  (code) => code === 0x5f,
]);

export function range(first: number, last: number): CharacterSet {
  return (code) => code >= first && code <= last;
}

export function anyOf(sets: readonly CharacterSet[]): CharacterSet {
  return (code) => sets.some((set) => set(code));
}

export function not(set: CharacterSet): CharacterSet {
  return (code) => !set(code);
}

/** The same set for the flag `i`: a character belongs when its other case does. */
export function ignoringCase(set: CharacterSet): CharacterSet {
  return (code) => {
    if (set(code)) return true;
    const character = String.fromCharCode(code);
    return set(character.toLowerCase().charCodeAt(0)) || set(character.toUpperCase().charCodeAt(0));
  };
}
