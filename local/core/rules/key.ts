// oxlint-disable-next-line no-control-regex -- control characters are what a key must not hold
const FORBIDDEN = /[.#$[\]/\u0000-\u001f\u007f]/;

/** Whether a tree can have a child of this name. */
export function isKey(text: string): boolean {
  return text !== '' && !FORBIDDEN.test(text);
}
