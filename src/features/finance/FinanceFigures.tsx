import { memo } from 'react';
import { netProfit, overdueAmount, totalRevenue, type invoice } from './invoice.entity.ts';
import { millions, thousands } from '../../model/money.ts';
import { isToPay, orderValue, type purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import type { Records } from '../../store/read/useRecords.ts';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';

type FinanceFiguresProps = {
  readonly invoices: Records<typeof invoice>;
  readonly orders: Records<typeof purchaseOrder>;
};

/**
 * The figures of Finance & Accounting (specification, section 2). Memoized: typing in the search box of a list leaves
 * them as they are.
 */
export const FinanceFigures = memo(function FinanceFigures({
  invoices,
  orders,
}: FinanceFiguresProps) {
  return (
    <KpiRow>
      <KpiCard
        label="Total Revenue (YTD)"
        to="/dashboard/finance?status=Paid"
        sources={[invoices]}
        value={millions(totalRevenue(invoices.records), 2)}
        explanation="The sum of all invoices with the status Paid, of all years."
      />
      <KpiCard
        label="Net Profit (YTD)"
        to="/dashboard/finance?status=Paid"
        sources={[invoices]}
        value={thousands(netProfit(invoices.records))}
        tag="Estimate"
        explanation="An estimate: 36% of the total revenue of all years. Costs are not recorded."
      />
      <KpiCard
        label="A/R (Overdue)"
        to="/dashboard/finance?status=Overdue"
        sources={[invoices]}
        value={thousands(overdueAmount(invoices.records))}
        explanation="Accounts receivable: the sum of all invoices with the status Overdue."
      />
      <KpiCard
        label="A/P (Upcoming)"
        to="/dashboard/procurement?status=Partially+Received,Received"
        sources={[orders]}
        value={thousands(orderValue(orders.records, isToPay))}
        explanation="Accounts payable: the sum of all purchase orders that are Received or Partially Received."
      />
    </KpiRow>
  );
});
