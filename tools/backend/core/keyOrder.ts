export const MIN_KEY = '[MIN_NAME]';
export const MAX_KEY = '[MAX_NAME]';

const INTEGER = /^-?0*\d{1,10}$/;
const MAX_INTEGER = 2147483647;

/** Orders keys: 32-bit integers first, by value and then by length; all others by code unit. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_KEY || b === MAX_KEY) return -1;
  if (b === MIN_KEY || a === MAX_KEY) return 1;
  const left = integerOf(a);
  const right = integerOf(b);
  if (left === null && right === null) return a < b ? -1 : 1;
  if (left === null) return 1;
  if (right === null) return -1;
  return left - right || a.length - b.length || (a < b ? -1 : 1);
}

function integerOf(key: string): number | null {
  // Most keys end in a letter, and are compared all the time.
  if (!isDigit(key.charCodeAt(key.length - 1)) || !INTEGER.test(key)) return null;
  const value = Number(key);
  return value >= -MAX_INTEGER - 1 && value <= MAX_INTEGER ? value : null;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
