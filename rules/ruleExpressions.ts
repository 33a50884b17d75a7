/** A node of the security rules document. */
export type Rules = { readonly [key: string]: Rules | string | boolean | readonly string[] };

/** Grants every signed-in user access while `config/staffOnly` is absent or false, and staff only otherwise (specification, section 6). */
export const HAS_ACCESS =
  "auth != null && (!root.child('config/staffOnly').exists() || root.child('config/staffOnly').val() === false || root.child('staff').child(auth.uid).val() === true || auth.token.staff === true)";

/** Firebase's own keys match, with 20 characters. */
export const VALID_KEY = '$id.length <= 40 && $id.matches(/^[-0-9A-Z_a-z]+$/)';

/** No priority is written, Firebase's hidden sort value, which no other condition covers. */
export const NO_PRIORITY = 'newData.getPriority() === null';

/** The conjunction of conditions; one with an `||` needs parentheses of its own. */
export const all = (...conditions: readonly string[]): string => conditions.join(' && ');

/** A `.write` rule for entries that are added once and never change. */
export const IS_NEW = all(HAS_ACCESS, '!data.exists()', 'newData.exists()');

/** The new value is the name under which the user signs entries. */
export const IS_AUTHOR =
  "newData.val() === (auth.token.name != null && auth.token.name.matches(/\\S/) ? auth.token.name : 'Admin')";

/** The new value is the server's time. */
export const IS_NOW = 'newData.val() === now';

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
  `(${texts.map((text) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|')})`;

/** A string literal; `text` must not contain apostrophes. */
export const quoted = (text: string): string => `'${text}'`;

/** A list literal of strings. */
export const list = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

/** The same keys with other values. */
export function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
