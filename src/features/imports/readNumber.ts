import { splitCurrency } from './readCurrency.ts';

/** Whether the decimals of a number follow a point or a comma. */
export type NumberStyle = 'point' | 'comma';

const STYLES = ['point', 'comma'] as const;

/**
 * The style of a column of numbers: `ask` when some, such as 1,234, can be read both ways and no other says which way is
 * meant, null when it does not matter.
 */
export function numberStyleOf(cells: readonly string[]): NumberStyle | 'ask' | null {
  const isClear = { point: false, comma: false };
  let isOpen = false;
  for (const cell of cells) {
    const [point, comma] = STYLES.map((style) => readNumber(cell, style));
    if (point === comma) continue;
    if (comma === null) isClear.point = true;
    else if (point === null) isClear.comma = true;
    else isOpen = true;
  }
  if (isClear.point !== isClear.comma) return isClear.point ? 'point' : 'comma';
  // If both occur, each of the others says which it is.
  return isOpen ? 'ask' : null;
}

/** Reads a number in the style of its column, or in the other one if it can only be that; null when it is none. */
export function readAnyNumber(cell: string, style: NumberStyle): number | null {
  return readNumber(cell, style) ?? readNumber(cell, style === 'point' ? 'comma' : 'point');
}

/**
 * Reads a number such as 1,234.50 or $1,234 or (5) for minus 5, in one style; null when it is none in that style. It does not
 * say in which currency the number is.
 */
function readNumber(cell: string, style: NumberStyle): number | null {
  const { rest } = splitCurrency(cell);
  if (WRONG_GROUPS.test(rest)) return null;
  const plain = rest.replaceAll(/[\s'’]/g, '');
  const [, bracketed] = /^\(([^-+].*)\)$/.exec(plain) ?? [];
  const unsigned = bracketed ?? plain;
  const usual = style === 'point' ? unsigned : unsigned.replaceAll(/[.,]/g, swapSign);
  if (!USUAL.test(usual)) return null;
  const number = Number(usual.replaceAll(',', ''));
  return bracketed === undefined ? number : -number;
}

const swapSign = (sign: string): string => (sign === '.' ? ',' : '.');

/** Spaces and apostrophes between digits that do not part groups of three. */
const WRONG_GROUPS = /\d[\s'’]+(?!\d{3}(?!\d))\d/;

/** Digits, thousands in groups of three that do not begin with 0, and decimals. */
const USUAL = /^[-+]?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;
