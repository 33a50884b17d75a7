import { columnsOf } from '../../records/page/fieldColumns.ts';
import { memo, useCallback, useMemo } from 'react';
import {
  PROFIT_PERCENT,
  invoice,
  ISSUE,
  ISSUE_AND_SEND,
  type Invoice,
  netProfit,
  overdueAmount,
  totalRevenue,
} from './invoice.entity.ts';
import { isReceivable, daysLate, openBalance, openNote } from './receivables.ts';
import { sum } from '../../lib/sum.ts';
import { millions, money, thousands } from '../../lib/money.ts';
import {
  ORDERS_TO_PAY,
  purchaseOrder,
  isToPay,
  orderValue,
} from '../purchasing/purchaseOrder.entity.ts';
import { formatDate } from '../../lib/dates.ts';
import {
  isOnItsWay,
  useRecords,
  useSingle,
  type Records,
} from '../../records/store/read/useRecords.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { INVOICES_PART, ReceivablesPanel } from './ReceivablesPanel.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { datesOnceSent, invoiceDetails } from './invoiceDates.tsx';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { FINANCE_MONTHS } from '../../company/sampleFigures.ts';
import { company } from '../documents/company.ts';
import { customer } from '../sales/customer.entity.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { pagesAfter } from '../pages.ts';
import { useAddress, useAsked } from '../../records/page/address/useAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { partOnDemand } from '../../ui/OnDemand.tsx';
import { inFigures } from '../../lib/words.ts';

/** Invoices, revenue and debts (specification, section 2, Finance & Accounting). */
export default function FinancePage() {
  const customers = useRecords(customer);
  const details = useSingle(company);
  const alsoSet = useMemo(
    () =>
      isComplete(customers.status) ? datesOnceSent(customers.records, details.value) : () => ({}),
    [customers, details.value],
  );
  const invoices = useRecordList(invoice, {
    purpose:
      'An invoice is printed or sent from here. The late ones are listed by customer and by age.',
    columns: COLUMNS,
    newestFirst: true,
    alsoSet,
  });
  const orders = useRecords(purchaseOrder, { withArchived: 'counted' });
  const { list, counted } = invoices;
  const ownTools = invoices.table.selectionTools;
  const selectionTools = useCallback(
    (records: readonly Invoice[], onDone: () => void) => (
      <>
        <IssueButton records={records} onDone={onDone} />
        {ownTools(records, onDone)}
      </>
    ),
    [ownTools],
  );
  const unpaid = useMemo(() => counted.records.filter(isReceivable).length, [counted]);

  return (
    <>
      <RecordsHeader
        title="Finance & Accounting"
        parts={[
          { id: INVOICES_PART, label: 'Invoices', count: list.records.length },
          { id: 'receivables', label: 'Receivables', count: unpaid },
          ...pagesAfter('finance'),
        ]}
        lists={[{ ...invoices.panel, details: invoiceDetails }]}
      />

      <FinanceFigures invoices={counted} orders={orders} />

      <div id={INVOICES_PART} tabIndex={-1} className="scroll-target">
        <Table {...invoices.table} selectionTools={selectionTools} title="Recent Invoices" />
      </div>
      <Issuing />
      {/* Not before the list above it has its height. */}
      {list.status !== 'loading' && (
        <div className="divide-y divide-line border-t border-line">
          <div id="receivables" tabIndex={-1} className="scroll-target">
            <ReceivablesPanel
              invoices={counted.records}
              areAll={isComplete(list.status)}
              onStatus={invoices.table.onStatus}
            />
          </div>
          <IncomeChart
            title="Income vs. Expenses"
            sample={FINANCE_MONTHS}
            series={SERIES}
            isWaiting={[list, orders].some(isOnItsWay)}
          />
        </div>
      )}
    </>
  );
}

const IssueAndSend = partOnDemand(() => import('./IssueAndSend.tsx'));

/** The dialog that issues and sends the invoices that the address names. */
function Issuing() {
  const { asked, close } = useAsked(ISSUE);
  return asked && <IssueAndSend key={asked} ids={asked.split(',')} onClose={close} />;
}

type IssueButtonProps = { readonly records: readonly Invoice[]; readonly onDone: () => void };

function IssueButton({ records, onDone }: IssueButtonProps) {
  const { write } = useAddress();
  const drafts = records.filter(({ taxNumber }) => taxNumber === '');
  return (
    drafts.length > 0 && (
      <Button
        className="min-h-7! px-2.5! text-[0.8125rem]! pointer-coarse:min-h-11!"
        onClick={() => {
          onDone();
          write({ [ISSUE]: drafts.map(({ id }) => id).join(',') }, 'push');
        }}
      >
        {ISSUE_AND_SEND}
      </Button>
    )
  );
}

const SERIES = [
  { key: 'income', name: 'Income' },
  { key: 'expense', name: 'Expenses' },
] as const;

const column = columnsOf(invoice);

const COLUMNS: Columns<Invoice> = [
  column('idNum', { whole: true, flex: 1.3 }),
  column('customer', { isMain: true, flex: 1.5 }),
  column('due', { cell: (row) => <DueDate record={row} />, whole: 17, flex: 1.2 }),
  column('amount', { note: openNote, total: columnTotal }),
  column('status', { flex: 0.93 }),
];

/** The amounts of invoices, and what is open of them where all are owed and that is something else. */
function columnTotal(rows: readonly Invoice[]): string {
  const all = money(sum(rows, ({ amount }) => amount));
  const open = money(openBalance(rows));
  return open === all || !rows.every(isReceivable) ? all : `${all} (${open} open)`;
}

/** When an invoice is due, and for how many days it has been late. Where space is short, without a year that goes without saying. */
function DueDate({ record }: { readonly record: Invoice }) {
  const today = useToday();
  const days = daysLate(record, today);
  const date = formatDate(record.due);
  const year = / \d{4}$/.exec(date)?.[0] ?? '';
  const isKnown = days > 0 || year === ` ${today.slice(0, 4)}`;
  return (
    <>
      {date.slice(0, date.length - year.length)}
      <span className={isKnown ? 'sm:@max-[44rem]:hidden' : ''}>{year}</span>
      {days > 0 && (
        <span className="ms-2 text-xs whitespace-nowrap text-tone-red-ink">
          {inFigures(days)} d late
        </span>
      )}
    </>
  );
}

type FinanceFiguresProps = {
  readonly invoices: Records<typeof invoice>;
  readonly orders: Records<typeof purchaseOrder>;
};

/** The figures of Finance & Accounting (specification, section 2). Memoized: typing in the search of a list leaves them as they are. */
const FinanceFigures = memo(function FinanceFigures({ invoices, orders }: FinanceFiguresProps) {
  return (
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
        explanation={`An estimate: ${PROFIT_PERCENT}% of the total revenue of all years. Costs are not recorded.`}
      />
      <KpiCard
        label="A/R (Overdue)"
        sources={[invoices]}
        value={thousands(overdueAmount(invoices.records))}
        explanation="Accounts receivable: the sum of the amounts of all invoices with the status Overdue. Receivables say what of it is open."
      />
      <KpiCard
        label="A/P (Upcoming)"
        sources={[orders]}
        value={thousands(orderValue(orders.records, isToPay))}
        explanation={`Accounts payable: the sum of all ${ORDERS_TO_PAY}.`}
      />
    </KpiRow>
  );
});
