import { money } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { Column } from '../../ui/table/column.ts';

/** A column of amounts of money, with their sum at the foot of the table. */
export const amountColumn = <Row>(
  heading: string,
  amount: (row: Row) => number,
  others: Partial<Column<Row>> = {},
): Column<Row> => ({
  heading,
  value: amount,
  text: (row) => money(amount(row)),
  total: (rows) => money(sum(rows, amount)),
  numeric: true,
  ...others,
});
