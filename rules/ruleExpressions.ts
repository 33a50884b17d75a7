/** A branch of the security rules, in the language Firebase gives them. */
export type Rules = { readonly [key: string]: Rules | string | boolean | readonly string[] };

/** A priority would bring in what no other rule looks at. */
export const NO_PRIORITY = 'newData.getPriority() === null';

/** All of these conditions; none of them is an `||` without parentheses. */
export const all = (...conditions: readonly string[]): string => conditions.join(' && ');

/** The conditions on a value that is written. */
export const validate = (expression: string): Rules => ({
  '.validate': all(NO_PRIORITY, `(${expression})`),
});

/** The new value is a text, and the pattern fits all of it. */
export const matches = (pattern: string): string =>
  `newData.isString() && newData.val().matches(/^${pattern}$/)`;

/** The new value is a text of at most so many characters. */
export const textOf = (longest: number): string =>
  `newData.isString() && newData.val().length <= ${longest}`;

/** A pattern of these words and no other. */
export const oneOf = (words: readonly string[]): string =>
  `(${words.map((word) => word.replaceAll(/[^\w ]/g, '\\$&')).join('|')})`;

/** A text without apostrophes, as the language writes it. */
export const quoted = (word: string): string => `'${word}'`;

export const list = (words: readonly string[]): string => `[${words.map(quoted).join(', ')}]`;
