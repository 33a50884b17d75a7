import { lastMonths, monthOf } from '../../lib/calendar.ts';
import { isPaid, type Invoice } from './invoice.entity.ts';
import { isReceived, type PurchaseOrder } from '../purchasing/purchaseOrder.entity.ts';

/** What came in and what was spent in a month (YYYY-MM), in the company's currency. */
export type MonthTotal = {
  readonly month: string;
  readonly income: number;
  readonly expense: number;
};

/** The totals of a company's own records by month, oldest first. */
export type MonthlyTotals = {
  readonly months: readonly MonthTotal[];
  /** How many records would count if their date were not missing or damaged. */
  readonly undatedInvoices: number;
  readonly undatedOrders: number;
};

/** As many months as the sample figures have. */
export const MONTHS = 6;

/**
 * The totals of the six months up to that of a day: paid invoices by invoice date, and orders whose goods have arrived by
 * order date. Amounts are not taken from the due date or the payment, because no date of payment is stored.
 */
export function monthlyTotals(
  invoices: readonly Invoice[],
  orders: readonly PurchaseOrder[],
  today: string,
): MonthlyTotals {
  const income = totalsByMonth(invoices.filter(isPaid));
  const expense = totalsByMonth(orders.filter(isReceived));
  return {
    months: lastMonths(today, MONTHS).map((month) => ({
      month,
      income: income.totals.get(month) ?? 0,
      expense: expense.totals.get(month) ?? 0,
    })),
    undatedInvoices: income.undated,
    undatedOrders: expense.undated,
  };
}

function totalsByMonth(records: readonly { readonly date: string; readonly amount: number }[]) {
  const totals = new Map<string, number>();
  let undated = 0;
  for (const { date, amount } of records) {
    const month = monthOf(date);
    if (month === null) undated += 1;
    else totals.set(month, (totals.get(month) ?? 0) + amount);
  }
  return { totals, undated };
}
