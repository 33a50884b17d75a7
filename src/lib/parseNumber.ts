import { westernDigits, withoutMarks } from './westernDigits.ts';

/** Whether the decimals of a number follow a point or a comma. */
export type NumberStyle = 'point' | 'comma';

/**
 * Parses a number: `1,250.50`, `1.250,50`, `1250,5`, `$ 1 250`, `12,34,567`, `٣٥٫٥`, and `(5)` or `5-` for minus 5. In one style
 * only if one is given; otherwise an ambiguous comma before exactly three digits separates thousands. Null when it is none.
 */
export function parseNumber(text: string, style?: NumberStyle): number | null {
  if (style === undefined) return parseNumber(text, 'point') ?? parseNumber(text, 'comma');
  const western = withoutMarks(westernDigits(text)).replaceAll(DASH, '-').replaceAll('$', '');
  if (WRONG_GROUPS.test(western)) return null;
  const plain = western.replaceAll(/[\s'’]/g, '');
  const [, bracketed, behind] = /^\(([^-+].*)\)$|^([^-+(].*)-$/.exec(plain) ?? [];
  const unsigned = bracketed ?? behind ?? plain;
  const usual = style === 'point' ? unsigned : unsigned.replaceAll(/[.,]/g, swapSign);
  if (!(style === 'point' ? USUAL_OR_LAKH : USUAL).test(usual)) return null;
  const number = Number(usual.replaceAll(',', ''));
  if (!Number.isFinite(number)) return null;
  return unsigned === plain ? number : -number;
}

const swapSign = (sign: string): string => (sign === '.' ? ',' : '.');

/** What is typed or printed for a minus sign. */
const DASH = /[\u2010-\u2015\uFE63\uFF0D]/g;

/** Spaces and apostrophes between digits that do not part groups of three. */
const WRONG_GROUPS = /\d[\s'’]+(?!\d{3}(?!\d))\d/;

/** Digits, thousands in groups of three that do not begin with 0, and decimals. */
const USUAL = /^[-+]?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/** In India, groups of two come before the last three digits. */
const USUAL_OR_LAKH = new RegExp(
  String.raw`${USUAL.source}|^[-+]?[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d*)?$`,
  'i',
);
