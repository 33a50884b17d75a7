/** The longest name of a person, in characters. */
export const MAX_NAME_LENGTH = 100;

/** Characters that no name holds, as a part of a pattern: by those without width, or of direction, one name looks like another. */
export const HIDDEN_MARKS = '\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF';

/** A name as it is typed or pasted, without characters that no name holds: nobody sees them, or could find them to remove. */
export const withoutHiddenMarks = (typed: string): string =>
  typed.replaceAll(new RegExp(`[${HIDDEN_MARKS}]`, 'g'), '');
