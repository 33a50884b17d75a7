import { useMemo } from 'react';
import { invoice } from './invoice.entity.ts';
import { MONTHS, monthlyTotals, type MonthlyTotals } from './monthlyTotals.ts';
import { lastMonths } from '../../lib/calendar.ts';
import { purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import type { Records } from '../../records/store/read/useRecords.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import type { MonthlyPoint, Series } from '../../company/sampleFigures.ts';
import { useIsCopyKept } from '../../session/useIsCopyKept.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { MonthlyFigures } from '../figures/MonthlyFigures.tsx';
import { countText, plural } from '../../lib/words.ts';

export type OwnFiguresProps = {
  readonly title: string;
  /** What came in, and what was spent. */
  readonly series: readonly [Series, Series];
  /** The invoices and purchase orders, if the page has them; otherwise those of the months are read here. */
  readonly records?: OwnRecords;
  readonly isWaiting: boolean;
};

type OwnRecords = {
  readonly invoices: Records<typeof invoice>;
  readonly orders: Records<typeof purchaseOrder>;
};

/** The figures of the company's own records. */
export default function OwnFigures({ records, ...props }: OwnFiguresProps) {
  return records === undefined ? (
    <FiguresWithRecords {...props} />
  ) : (
    <Figures {...props} {...records} />
  );
}

function FiguresWithRecords(props: Omit<OwnFiguresProps, 'records'>) {
  const [firstMonth = ''] = lastMonths(useToday(), MONTHS);
  const ranges = useMemo(
    () => [
      { child: 'date', to: EARLIEST_YEAR },
      { child: 'date', from: firstMonth },
    ],
    [firstMonth],
  );
  // Those of a copy on this device wait for nothing.
  const isWanted = useIsCopyKept() || !props.isWaiting;
  const invoices = useRecordsBy(invoice, ranges, { isWanted, withArchived: 'counted' });
  const orders = useRecordsBy(purchaseOrder, ranges, { isWanted, withArchived: 'counted' });
  return <Figures {...props} invoices={invoices} orders={orders} />;
}

/** Before it are the dates that are missing or damaged, which the note counts. */
const EARLIEST_YEAR = '1900';

type FiguresProps = Omit<OwnFiguresProps, 'records'> & OwnRecords;

function Figures(props: FiguresProps) {
  const { title, series, isWaiting } = props;
  const { points, note } = useFigures(props);
  return (
    <MonthlyFigures
      title={title}
      basis="own"
      points={points}
      series={series}
      note={note}
      isWaiting={isWaiting}
    />
  );
}

type Figures = { readonly points: readonly MonthlyPoint[]; readonly note: string };

/** The points, none until all records are there, and their basis. */
function useFigures({ invoices, orders, series }: FiguresProps): Figures {
  const day = useToday();
  const isKnown = isComplete(invoices.status) && isComplete(orders.status);
  const hasFailed = [invoices, orders].some(({ status }) => status === 'failed');
  const figures = useMemo((): Figures => {
    if (!isKnown) {
      return {
        points: [],
        note: hasFailed ? 'Your records could not be loaded.' : 'Your records are loading.',
      };
    }
    const totals = monthlyTotals(invoices.records, orders.records, day);
    return { points: toPoints(totals, series), note: describeBasis(totals) };
  }, [isKnown, hasFailed, invoices.records, orders.records, day, series]);
  // Most changes of a record change no figure; the same points do not draw the chart again.
  const text = JSON.stringify(figures);
  return useMemo(() => JSON.parse(text) as Figures, [text]);
}

const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The points of a chart, in thousands with one decimal. */
const toPoints = (
  { months }: MonthlyTotals,
  [income, expense]: readonly [Series, Series],
): readonly MonthlyPoint[] =>
  months.map((total) => ({
    month: MONTH_NAMES[Number(total.month.slice(5)) - 1] ?? total.month,
    [income.key]: inThousands(total.income),
    [expense.key]: inThousands(total.expense),
  }));

const inThousands = (amount: number): number => Math.round(amount / 100) / 10;

function describeBasis({ undatedInvoices, undatedOrders }: MonthlyTotals): string {
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
