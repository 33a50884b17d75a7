/** The parts of an expression that are not to be changed: texts and patterns, which follow a parenthesis. */
const LITERALS = /('[^']*'|(?<=\()\/(?:\\.|[^/\\])+\/)/;

/**
 * The document of the rules without white space, but for a line per path of the first level, by which versions are compared.
 * Each expression stays what it was: there is no space in the language that means anything.
 */
export function minified(rules: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(rules).map(
    ([path, below]) => `${JSON.stringify(path)}:${JSON.stringify(below, withoutSpace)}`,
  );
  return `{"rules":{\n${lines.join(',\n')}\n}}`.replaceAll(/[^\n -~]/g, escaped);
}

/** Visible in the file, which holds patterns of characters that are not. */
const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function withoutSpace(key: string, value: unknown): unknown {
  if (!key.startsWith('.') || typeof value !== 'string') return value;
  const parts = value.split(LITERALS);
  return parts.map((part, index) => (index % 2 === 0 ? part.replaceAll(' ', '') : part)).join('');
}
