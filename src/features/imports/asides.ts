import type { Field } from '../../records/model/field.ts';
import { isNothing, readAnyNumber } from './readNumber.ts';
import type { Row, SheetRows } from './row.ts';

/** Says row by row why it is probably no record, such as a total; null if it may be one. `isWrong`: whether a cell cannot be read. */
export function asidesOf(
  { headings, mapping }: SheetRows,
  fields: Readonly<Record<string, Field<unknown>>>,
): (row: Row, isWrong: boolean) => string | null {
  const isSum = ([cell, column]: Filled): boolean => {
    const field = fields[mapping[column] ?? ''];
    const isNumber = field === undefined || field.input.type === 'number' || field.isMoney === true;
    return isNumber && isFigure(cell);
  };
  let isBelowTotal = false;
  let numberBefore = 0;
  return ({ number, cells }, isWrong) => {
    const hasGap = numberBefore > 0 && number > numberBefore + 1;
    numberBefore = number;
    const filled = filledIn(cells);
    const labels = filled.filter(([cell]) => TOTAL.test(cell));
    const others = filled.filter(([cell]) => !TOTAL.test(cell));
    const isSure = others.length > 0 || labels.some(([cell]) => BARE_TOTAL.test(cell));
    if (labels.length > 0 && isSure && others.every(isSum)) {
      isBelowTotal = true;
      return 'Looks like a total';
    }
    const isHead = headings.every((text, column) => text === (cells[column] ?? '').trim());
    if (isHead && headings.length > 1) return 'The headings again';
    // What stands alone below a total or a blank row says when and how the report was made.
    const isAlone = filled.length === 1 && mapping.length >= 3;
    const isCut = isBelowTotal || hasGap || (isWrong && filled[0]?.[1] === 0);
    isBelowTotal = isAlone && isCut;
    return isAlone && isCut ? 'Looks like a note of the report' : null;
  };
}

type Filled = readonly [cell: string, column: number];

const filledIn = (cells: readonly string[]): readonly Filled[] =>
  cells.map((cell, column) => [cell.trim(), column] as const).filter(([cell]) => cell !== '');

const isFigure = (cell: string): boolean =>
  isNothing(cell) || readAnyNumber(cell.replace(/%$/, ''), 'point') !== null;

/** The label of a total, in English and Arabic; `BARE_TOTAL` is one that is not the name of anything. */
const TOTAL =
  /^(?:(?:grand|sub|net|overall|report)[\s-]*)?totals?(?![\p{L}\p{N}-])|\stotals?:?$|^sum:?$|^(?:ال)?(?:مجموع|[إا]جمالي)/iu;
const BARE_TOTAL =
  /^(?:(?:grand|sub|net|overall|report)[\s-]*)?totals?:?$|^sum:?$|^(?:ال)?(?:مجموع|[إا]جمالي)(?:\s+\p{L}+)?:?$/iu;
