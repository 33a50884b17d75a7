import type { MonthlyTotals } from './monthlyTotals.ts';
import { invoice } from './invoice.entity.ts';
import { purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { countText, plural } from '../../lib/plural.ts';
import type { MonthlyPoint, Series } from '../../company/sampleFigures.ts';

const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The points of a chart, in thousands of dollars with one decimal. */
export const pointsOf = (
  { months }: MonthlyTotals,
  [income, expense]: readonly [Series, Series],
): readonly MonthlyPoint[] =>
  months.map((total) => ({
    month: MONTH_NAMES[Number(total.month.slice(5)) - 1] ?? total.month,
    [income.key]: inThousands(total.income),
    [expense.key]: inThousands(total.expense),
  }));

const inThousands = (dollars: number): number => Math.round(dollars / 100) / 10;

/** How the figures are computed, and what they leave out. */
export function basisOf({ undatedInvoices, undatedOrders }: MonthlyTotals): string {
  const undated = [
    ...(undatedInvoices > 0 ? [countText(undatedInvoices, invoice.noun)] : []),
    ...(undatedOrders > 0 ? [countText(undatedOrders, purchaseOrder.noun)] : []),
  ];
  const omission =
    undated.length === 0
      ? ''
      : ` ${undated.join(' and ')} without a date ${plural(undatedInvoices + undatedOrders, 'is', 'are')} not included.`;
  return `${BASIS}${omission}`;
}

const BASIS =
  'Paid invoices by invoice date; purchase orders Received, Partially Received, Billed or Closed by order date. The last six months, this one so far.';
