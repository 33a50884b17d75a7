/** A node of the security rules document. */
export type Rules = { readonly [key: string]: Rules | string | boolean | readonly string[] };

/** No priority is written, Firebase's hidden sort value, which no other condition covers. */
export const NO_PRIORITY = 'newData.getPriority() === null';

/** The conjunction of conditions; one with an `||` needs parentheses of its own. */
export const all = (...conditions: readonly string[]): string => conditions.join(' && ');

/** A `.validate` rule; it also denies a priority. */
export const validate = (expression: string): Rules => ({
  '.validate': all(NO_PRIORITY, `(${expression})`),
});

/** The new value is a text that the pattern matches completely. */
export const matches = (pattern: string): string =>
  `newData.isString() && newData.val().matches(/^${pattern}$/)`;

/** The new value is a text of at most `maxLength` characters. */
export const textUpTo = (maxLength: number): string =>
  `newData.isString() && newData.val().length <= ${maxLength}`;

/** A pattern that matches exactly the given texts. */
export const oneOf = (texts: readonly string[]): string =>
  `(${texts.map((text) => text.replaceAll(/[^\w ]/g, '\\$&')).join('|')})`;

/** A string literal; `text` must not contain apostrophes. */
export const quoted = (text: string): string => `'${text}'`;

/** A list literal of strings. */
export const list = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;
