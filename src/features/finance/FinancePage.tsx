import { useMemo, memo, useState } from 'react';
import {
  INVOICE_COLORS,
  MARK_OVERDUE,
  invoice,
  isOverdue,
  type Invoice,
  netProfit,
  overdueAmount,
  totalRevenue,
} from './invoice.entity.ts';
import {
  isReceivable,
  daysLate,
  receivablesByAge,
  receivablesByCustomer,
  sentAndPastDue,
  AGES,
  type Debtor,
  ageOfDebt,
  type Age,
} from './receivables.ts';
import { dollarsAndCents, millions, thousands } from '../../model/money.ts';
import { purchaseOrder, isToPay, orderValue } from '../purchasing/purchaseOrder.entity.ts';
import { formatDate } from '../../lib/dates.ts';
import { isAwaited, useRecords, type Records } from '../../store/read/useRecords.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns, Toggle } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { PageParts } from '../../shell/PageParts.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { invoiceDetails } from './LinesTotal.tsx';
import { RecordPanels } from '../../shell/RecordPanels.tsx';
import { FINANCE_MONTHS } from '../../company/sampleFigures.ts';
import { useAttentionCount } from '../../shell/sidebarCounts.ts';
import { useToday } from '../../shell/useToday.ts';
import { useRecordList } from '../../shell/useRecordList.ts';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';
import { Link } from 'react-router-dom';
import { sum } from '../../lib/sum.ts';
import { Panel } from '../../ui/Panel.tsx';
import { filteredAddress } from '../../shell/address/listAddresses.ts';
import { AgeTotals } from './AgeTotals.tsx';
import { partyAddress } from '../../shell/address/partyAddress.ts';

/** The name of an age in addresses: "31–60 days" is `due-31-60`. */
const nameOf = (age: Age): string =>
  age === 'Not due'
    ? 'due-later'
    : `due-${age.replace('Over ', 'over-').replace('–', '-').replace(' days', '')}`;

/** The names of the toggles of the ages, for the address. */
const AGE_TOGGLES: readonly string[] = AGES.map(nameOf);

/** The part of the page that holds the invoices. */
const INVOICES_PART = 'invoices';

/** The address of the unpaid invoices of an age, those that are due first on top. */
const ageAddress = (age: Age): string =>
  filteredAddress(invoice, { [nameOf(age)]: ['1'], sort: ['due-date'], part: [INVOICES_PART] });

/** The toggles of the ages that are on; the others are chosen in the section of receivables, beside their totals. */
const chosenAges = (on: readonly string[], today: string): readonly Toggle<Invoice>[] =>
  AGES.filter((age) => on.includes(nameOf(age))).map((age) => ({
    name: nameOf(age),
    label: age === 'Not due' ? age : `Due for ${age.toLowerCase()}`,
    matches: (row) => ageOfDebt(row, today) === age,
  }));

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
    heading: invoice.fields.due.label,
    value: ({ due }) => due,
    text: ({ due }) => formatDate(due),
    cell: (row) => <DueDate record={row} />,
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
          {days.toLocaleString('en-US')} d late
        </span>
      )}
    </>
  );
}

type FinanceFiguresProps = {
  readonly invoices: Records<typeof invoice>;
  readonly orders: Records<typeof purchaseOrder>;
};

/**
 * The figures of Finance & Accounting (specification, section 2). Memoized: typing in the search box of a list leaves
 * them as they are.
 */
const FinanceFigures = memo(function FinanceFigures({ invoices, orders }: FinanceFiguresProps) {
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

type ReceivablesProps = {
  readonly invoices: readonly Invoice[];
  /** Whether these are all; until then nothing is added up. */
  readonly areAll: boolean;
  /** Stable. */
  readonly onStatus: (invoices: readonly Invoice[], status: string) => void;
};

/** Who owes since when: the unpaid invoices by age and by customer, and those to mark as overdue. Memoized, since there may be thousands. */
const Receivables = memo(function Receivables(props: ReceivablesProps) {
  const { invoices, areAll, onStatus } = props;
  const today = useToday();
  const ages = useMemo(() => receivablesByAge(invoices, today), [invoices, today]);
  const debtors = useMemo(() => receivablesByCustomer(invoices, today), [invoices, today]);
  const late = useMemo(() => sentAndPastDue(invoices, today), [invoices, today]);
  const count = sum(ages, (age) => age.count);
  return (
    <Panel
      title="Receivables"
      {...(areAll && { count })}
      actions={
        areAll &&
        late.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem]">
            <Link
              to={filteredAddress(invoice, {
                status: ['Sent'],
                sort: ['due-date'],
                part: [INVOICES_PART],
              })}
              className="underline-offset-4 hover:underline"
            >
              Sent and past due: {late.length.toLocaleString('en-US')}
            </Link>
            <Button onClick={() => onStatus(late, 'Overdue')}>{MARK_OVERDUE}</Button>
          </p>
        )
      }
    >
      {areAll && count === 0 ? (
        <p className="px-4 pb-6 text-[0.8125rem] text-muted sm:px-6">
          Nobody owes anything: no invoice is Sent or Overdue.
        </p>
      ) : (
        <>
          <AgeTotals ages={ages} areAll={areAll} addressOf={ageAddress} />
          {areAll && <Debtors debtors={debtors} />}
        </>
      )}
    </Panel>
  );
});

/** The most customers that are listed at once. */
const MAX_LISTED = 8;

const CELL = 'py-2 ps-4 text-end tabular-nums whitespace-nowrap';

/** Who owes how much, by how long it has been due; beside the total only what is late where there is no room for the ages. */
function Debtors({ debtors }: { readonly debtors: readonly Debtor[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? debtors : debtors.slice(0, MAX_LISTED);
  return (
    <div className="@container px-4 pb-6 sm:px-6">
      <table className="w-full text-[0.8125rem]">
        <caption className="sr-only">Receivables by customer</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-start font-medium">
              Customer
            </th>
            {AGES.map((age) => (
              <th key={age} scope="col" className={`${CELL} font-medium @max-3xl:hidden`}>
                {age}
              </th>
            ))}
            <th scope="col" className={`${CELL} font-medium @3xl:hidden`}>
              Late
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, ages, late, total }) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-medium wrap-anywhere">
                {name === '' ? (
                  <span className="text-muted">No customer</span>
                ) : (
                  <Link
                    to={partyAddress('customers', name)}
                    className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                )}
              </th>
              {AGES.map((age) => (
                <td key={age} className={`${CELL} text-muted @max-3xl:hidden`}>
                  {ages[age] === undefined ? '–' : dollarsAndCents(ages[age])}
                </td>
              ))}
              <td className={`${CELL} text-muted @3xl:hidden`}>
                {late === 0 ? '–' : dollarsAndCents(late)}
              </td>
              <td className={`${CELL} font-semibold`}>{dollarsAndCents(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {debtors.length > MAX_LISTED && (
        <Button
          variant="quiet"
          className="mt-1 -ms-2 px-2! pointer-coarse:min-h-11"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown
            ? 'Show fewer'
            : `Show all ${debtors.length.toLocaleString('en-US')} customers`}
        </Button>
      )}
    </div>
  );
}
