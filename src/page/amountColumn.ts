import { dollarsAndCents } from '../model/money.ts';
import { sum } from '../lib/sum.ts';
import type { Column } from '../ui/table/column.ts';

/** A column of amounts in dollars, with their sum at the foot of the table. */
export const amountColumn = <Row>(
  heading: string,
  amount: (row: Row) => number,
  others: Partial<Column<Row>> = {},
): Column<Row> => ({
  heading,
  value: amount,
  text: (row) => dollarsAndCents(amount(row)),
  total: (rows) => dollarsAndCents(sum(rows, amount)),
  numeric: true,
  ...others,
});
