import { westernDigits, withoutMarks } from './westernDigits.ts';

/**
 * Parses a number with a decimal point or a decimal comma: `1,250.50`, `1.250,50`, `1250,5`, `$ 1 250`, `(5)` for minus 5, and
 * `٣٥٫٥`. An ambiguous comma before exactly three digits separates thousands. Returns null when the text is not a number.
 */
export function parseNumber(text: string): number | null {
  const compact = withoutMarks(westernDigits(text)).replaceAll(/[\s$'’]/g, '');
  const parsed = Number(withDecimalPoint(compact.replace(/^\(([^-+].*)\)$/, '-$1')));
  return compact === '' || !Number.isFinite(parsed) ? null : parsed;
}

function withDecimalPoint(text: string): string {
  const isDecimalComma =
    text.lastIndexOf(',') > text.lastIndexOf('.') &&
    text.indexOf(',') === text.lastIndexOf(',') &&
    !COMMA_BEFORE_THOUSANDS.test(text);
  if (isDecimalComma) return text.replaceAll('.', '').replace(',', '.');
  const withoutCommas = text.replaceAll(',', '');
  return GROUPED_BY_POINTS.test(withoutCommas) ? withoutCommas.replaceAll('.', '') : withoutCommas;
}

const COMMA_BEFORE_THOUSANDS = /^[-+]?[1-9]\d{0,2},\d{3}$/;
const GROUPED_BY_POINTS = /^[-+]?[1-9]\d{0,2}(\.\d{3}){2,}$/;
