/**
 * Reads a number as people write it, with the decimal point or the decimal comma: `1,250.50`, `1.250,50`, `1250,5`,
 * `$ 1 250`. A comma before exactly three digits groups thousands when nothing says otherwise. null when the text
 * holds no number.
 */
export function parseNumber(text: string): number | null {
  const bare = text.replaceAll(/[\s$'’]/g, '');
  const parsed = Number(withDecimalPoint(bare));
  return bare === '' || !Number.isFinite(parsed) ? null : parsed;
}

function withDecimalPoint(text: string): string {
  const isDecimalComma =
    text.lastIndexOf(',') > text.lastIndexOf('.') &&
    text.indexOf(',') === text.lastIndexOf(',') &&
    !GROUPED_THOUSAND.test(text);
  if (isDecimalComma) return text.replaceAll('.', '').replace(',', '.');
  const withoutCommas = text.replaceAll(',', '');
  return GROUPED_BY_POINTS.test(withoutCommas) ? withoutCommas.replaceAll('.', '') : withoutCommas;
}

const GROUPED_THOUSAND = /^[-+]?[1-9]\d{0,2},\d{3}$/;
const GROUPED_BY_POINTS = /^[-+]?[1-9]\d{0,2}(\.\d{3}){2,}$/;
