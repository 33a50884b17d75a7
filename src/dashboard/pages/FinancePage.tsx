import {
  INVOICE_COLORS,
  invoice,
  netProfit,
  overdueAmount,
  totalRevenue,
  type Invoice,
} from '../../domain/invoice.ts';
import { dollarsAndCents, millions, thousands } from '../../domain/money.ts';
import { isToPay, orderValue, purchaseOrder } from '../../domain/purchaseOrder.ts';
import { formatDate } from '../../lib/dates.ts';
import { RecordModal } from '../../records/form/RecordModal.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { isAwaited, useRecords } from '../../records/useRecords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { ChartPanel } from '../components/ChartPanel.tsx';
import { KpiCard } from '../components/KpiCard.tsx';
import { KpiRow } from '../components/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { FINANCE_MONTHS } from '../sampleFigures.ts';
import { useCreateFromQuery } from '../useCreateFromQuery.ts';

/** Invoices, revenue and debts (specification, section 2, Finance & Accounting). */
export default function FinancePage() {
  const invoices = useRecords(invoice, { newestFirst: true });
  const orders = useRecords(purchaseOrder);
  const form = useRecordForm(invoice, invoices.records);
  useCreateFromQuery('invoices', invoices.status, form.create);

  return (
    <>
      <PageHeader title="Finance & Accounting">
        <Button variant="primary" onClick={form.create}>
          New Invoice
        </Button>
      </PageHeader>
      <RecordModal form={form} />

      <KpiRow>
        <KpiCard
          label="Total Revenue (YTD)"
          sources={[invoices]}
          value={millions(totalRevenue(invoices.records), 2)}
          explanation="The sum of all invoices with the status Paid, of all years."
        />
        <KpiCard
          label="Net Profit (YTD)"
          sources={[invoices]}
          value={thousands(netProfit(invoices.records))}
          tag="Estimate"
          explanation="An estimate: 36% of the total revenue of all years. Costs are not recorded."
        />
        <KpiCard
          label="A/R (Overdue)"
          sources={[invoices]}
          value={thousands(overdueAmount(invoices.records))}
          explanation="Accounts receivable: the sum of all invoices with the status Overdue."
        />
        <KpiCard
          label="A/P (Upcoming)"
          sources={[orders]}
          value={thousands(orderValue(orders.records, isToPay))}
          explanation="Accounts payable: the sum of all purchase orders that are Received or Partially Received."
        />
      </KpiRow>

      <div className="grid items-start gap-6 xl:grid-cols-3">
        <Panel title="Recent Invoices" className="xl:col-span-2">
          <Table
            label="Invoices"
            columns={COLUMNS}
            rows={invoices.records}
            status={invoices.status}
            empty="No invoices yet. Start with New Invoice."
            onOpen={form.edit}
          />
        </Panel>
        <ChartPanel
          title="Income vs. Expenses"
          points={FINANCE_MONTHS}
          series={SERIES}
          isWaiting={[invoices, orders].some(isAwaited)}
        />
      </div>
    </>
  );
}

const SERIES = [
  { key: 'income', name: 'Income' },
  { key: 'expense', name: 'Expenses' },
] as const;

const COLUMNS: Columns<Invoice> = [
  { heading: 'Invoice #', value: ({ idNum }) => idNum, flex: 1.3 },
  { heading: 'Customer', value: ({ customer }) => customer, flex: 1.5 },
  { heading: 'Due Date', value: ({ due }) => due, text: ({ due }) => formatDate(due) },
  {
    heading: 'Amount',
    value: ({ amount }) => amount,
    text: ({ amount }) => dollarsAndCents(amount),
    numeric: true,
  },
  {
    heading: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge colors={INVOICE_COLORS} status={status} />,
    sortOrder: Object.keys(INVOICE_COLORS),
    flex: 0.93,
  },
];
