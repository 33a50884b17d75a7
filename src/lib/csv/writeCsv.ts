/**
 * Writes rows as CSV by RFC 4180: lines end with CRLF, and cells are quoted where it is needed. The byte order mark tells
 * Excel that it is UTF-8.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

/** Separators other than the comma are quoted as well, so that a program that guesses the separator guesses right. */
const quoted = (cell: string): string =>
  /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * A text as a cell that a spreadsheet program shows as it is. Formulas, and numbers and dates that it would change, such as
 * +971 50…, 0042, a tax number of 15 digits or the SKU 3-5, get an apostrophe in front; so does what a program that separates
 * by semicolons, and knows no quotes within a line, would take for a formula. `unprotected` takes them away.
 */
export function protectedText(text: string): string {
  const within = text.replaceAll(FORMULA_WITHIN, "$1'");
  return needsApostrophe(text) ? `'${within}` : within;
}

/** The text of a cell without the apostrophes of `protectedText`; other ones belong to the text. */
export function unprotected(cell: string): string {
  const text = cell.replaceAll(PROTECTED_WITHIN, '$1');
  return text.startsWith("'") && needsApostrophe(text.slice(1)) ? text.slice(1) : text;
}

/** Before a formula that follows a separator or a line break; with an apostrophe there already, it gets another one. */
const FORMULA_WITHIN = /([;\t\r\n]["\s]*)(?='*[=+\-@＝＋－＠])/g;
const PROTECTED_WITHIN = /([;\t\r\n]["\s]*)'(?='*[=+\-@＝＋－＠])/g;

/** A text that starts with apostrophes needs another one if it would need one without them. */
function needsApostrophe(text: string): boolean {
  const content = text.replace(/^'+/, '');
  return (STARTS_FORMULA.test(content) && !PLAIN_NUMBER.test(content)) || CHANGED.test(content);
}

/** Some spreadsheet programs read the full-width signs of Asian keyboards as the usual ones. */
const STARTS_FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
const PLAIN_NUMBER = /^-(0|[1-9]\d{0,10})(\.\d{1,9})?$/;

/** Leading zeros, more digits than are shown, exponents, and dates or fractions. */
const CHANGED =
  /^-?0\d|^-?\d{12}|^\d+(\.\d+)?e[-+]?\d+$|^\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?$|^\d{1,2}\.\d{1,2}\.\d{1,4}$/i;
