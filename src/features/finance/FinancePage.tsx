import { useMemo } from 'react';
import { INVOICE_COLORS, invoice, isOverdue, type Invoice } from './invoice.entity.ts';
import { isReceivable } from './receivables.ts';
import { dollarsAndCents } from '../../model/money.ts';
import { purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { formatDate } from '../../lib/dates.ts';
import { isAwaited, useRecords } from '../../store/read/useRecords.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { FinanceFigures } from './FinanceFigures.tsx';
import { PageParts } from '../../shell/PageParts.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { invoiceDetails } from './LinesTotal.tsx';
import { RecordPanels } from '../../shell/RecordPanels.tsx';
import { FINANCE_MONTHS } from '../../company/sampleFigures.ts';
import { useAttentionCount } from '../../shell/attentionCounts.ts';
import { AGE_TOGGLES, chosenAges, INVOICES_PART } from './ageToggles.ts';
import { DueDate } from './DueDate.tsx';
import { Receivables } from './Receivables.tsx';
import { useToday } from '../../shell/useToday.ts';
import { useRecordList } from '../../shell/useRecordList.ts';

/** Invoices, revenue and debts (specification, section 2, Finance & Accounting). */
export default function FinancePage() {
  const invoices = useRecordList(invoice, {
    columns: COLUMNS,
    newestFirst: true,
    toggles: AGE_TOGGLES,
  });
  const today = useToday();
  const { toggles: ages } = invoices.table.view;
  const toggles = useMemo(() => chosenAges(ages, today), [ages, today]);
  const orders = useRecords(purchaseOrder);
  const { records } = invoices;
  const overdue = useMemo(() => records.filter(isOverdue).length, [records]);
  const unpaid = useMemo(() => records.filter(isReceivable).length, [records]);
  useAttentionCount('finance', isComplete(invoices.status) ? overdue : null);

  return (
    <>
      <PageHeader
        title="Finance & Accounting"
        parts={
          <PageParts
            parts={[
              { id: INVOICES_PART, label: 'Invoices', count: records.length },
              { id: 'receivables', label: 'Receivables', count: unpaid },
            ]}
          />
        }
      >
        <Button variant="primary" aria-keyshortcuts="n" onClick={invoices.create}>
          New Invoice
        </Button>
      </PageHeader>
      <RecordPanels lists={[{ ...invoices.panel, details: invoiceDetails }]} />

      <FinanceFigures invoices={invoices.list} orders={orders} />

      <div id={INVOICES_PART} tabIndex={-1} className="scroll-target">
        <Table
          {...invoices.table}
          title="Recent Invoices"
          label="Invoices"
          empty="No invoices yet. Start with New Invoice."
          toggles={toggles}
          onStatus={invoices.onStatus}
        />
      </div>
      {/* Not before the list above it has its height. */}
      {invoices.status !== 'loading' && (
        <div className="divide-y divide-line border-t border-line">
          <div id="receivables" tabIndex={-1} className="scroll-target">
            <Receivables
              invoices={records}
              areAll={isComplete(invoices.status)}
              onStatus={invoices.onStatus}
            />
          </div>
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
