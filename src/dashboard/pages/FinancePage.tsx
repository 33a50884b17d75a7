import { useMemo } from 'react';
import { INVOICE_COLORS, invoice, isOverdue, type Invoice } from '../../domain/invoice.ts';
import { dollarsAndCents } from '../../domain/money.ts';
import { purchaseOrder } from '../../domain/purchaseOrder.ts';
import { formatDate } from '../../lib/dates.ts';
import { isAwaited, useRecords } from '../../records/useRecords.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { IncomeChart } from '../figures/IncomeChart.tsx';
import { FinanceFigures } from '../figures/FinanceFigures.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { RecordPanels } from '../components/RecordPanels.tsx';
import { FINANCE_MONTHS } from '../figures/sampleFigures.ts';
import { useAttentionCount } from '../attention/attentionCounts.ts';
import { DueDate } from '../receivables/DueDate.tsx';
import { Receivables } from '../receivables/Receivables.tsx';
import { useRecordList } from '../useRecordList.ts';

/** Invoices, revenue and debts (specification, section 2, Finance & Accounting). */
export default function FinancePage() {
  const invoices = useRecordList(invoice, { columns: COLUMNS, newestFirst: true });
  const orders = useRecords(purchaseOrder);
  const { records } = invoices;
  const overdue = useMemo(() => records.filter(isOverdue).length, [records]);
  useAttentionCount('finance', isComplete(invoices.status) ? overdue : null);

  return (
    <>
      <PageHeader title="Finance & Accounting">
        <Button variant="primary" aria-keyshortcuts="n" onClick={invoices.create}>
          New Invoice
        </Button>
      </PageHeader>
      <RecordPanels lists={[invoices]} />

      <FinanceFigures invoices={invoices.list} orders={orders} />

      <Table
        {...invoices.table}
        title="Recent Invoices"
        label="Invoices"
        empty="No invoices yet. Start with New Invoice."
        onStatus={invoices.onStatus}
      />
      {/* Not before the list above it has its height. */}
      {invoices.status !== 'loading' && (
        <div className="divide-y divide-line border-t border-line">
          <Receivables
            invoices={records}
            areAll={isComplete(invoices.status)}
            onStatus={invoices.onStatus}
          />
          <IncomeChart
            title="Income vs. Expenses"
            sample={FINANCE_MONTHS}
            series={SERIES}
            invoices={invoices}
            orders={orders}
            isWaiting={[invoices, orders].some(isAwaited)}
          />
        </div>
      )}
    </>
  );
}

const SERIES = [
  { key: 'income', name: 'Income' },
  { key: 'expense', name: 'Expenses' },
] as const;

const COLUMNS: Columns<Invoice> = [
  { heading: 'Invoice #', value: ({ idNum }) => idNum, whole: true, flex: 1.3 },
  { heading: 'Customer', value: ({ customer }) => customer, lead: true, flex: 1.5 },
  {
    heading: 'Due Date',
    value: ({ due }) => due,
    text: ({ due }) => formatDate(due),
    cell: (row) => <DueDate invoice={row} />,
    whole: 17,
    flex: 1.2,
  },
  {
    heading: 'Amount',
    value: ({ amount }) => amount,
    text: ({ amount }) => dollarsAndCents(amount),
    numeric: true,
  },
  {
    heading: 'Status',
    value: ({ status }) => status,
    statuses: INVOICE_COLORS,
    flex: 0.93,
  },
];
