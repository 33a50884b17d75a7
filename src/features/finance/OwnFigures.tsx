import { useMemo } from 'react';
import { invoice } from './invoice.entity.ts';
import { MONTHS, monthlyTotals, type MonthlyTotals } from './monthlyTotals.ts';
import { lastMonths } from '../../lib/calendar.ts';
import { purchaseOrder } from '../purchasing/purchaseOrder.entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import type { Series } from '../../company/sampleFigures.ts';
import { useIsCopyKept } from '../../session/copyChoice.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { MonthlyFigures } from '../figures/MonthlyFigures.tsx';
import { countText, plural } from '../../lib/words.ts';

export type OwnFiguresProps = {
  readonly title: string;
  /** What came in, and what was spent. */
  readonly series: readonly [Series, Series];
  readonly isWaiting: boolean;
};

/** The figures of the company's own records of six months; none until all of them are there. */
export default function OwnFigures({ title, series, isWaiting }: OwnFiguresProps) {
  const day = useToday();
  const [firstMonth = ''] = lastMonths(day, MONTHS);
  const ranges = useMemo(
    () => [
      { child: 'date', to: EARLIEST_YEAR },
      { child: 'date', from: firstMonth },
    ],
    [firstMonth],
  );
  // Those of a copy on this device wait for nothing.
  const options = { isWanted: useIsCopyKept() || !isWaiting, withArchived: 'counted' } as const;
  const invoices = useRecordsBy(invoice, ranges, options);
  const orders = useRecordsBy(purchaseOrder, ranges, options);
  const sources = [invoices, orders];
  const isKnown = sources.every(({ status }) => isComplete(status));
  const totals = useMemo(
    () => (isKnown ? monthlyTotals(invoices.records, orders.records, day) : null),
    [isKnown, invoices.records, orders.records, day],
  );
  // Most changes of a record change no figure; the same points do not draw the chart again.
  const text = JSON.stringify(totals?.months ?? []);
  const points = useMemo(() => {
    const [income, expense] = series;
    return (JSON.parse(text) as MonthlyTotals['months']).map((total) => ({
      month: MONTH_NAMES[Number(total.month.slice(5)) - 1] ?? total.month,
      [income.key]: inThousands(total.income),
      [expense.key]: inThousands(total.expense),
    }));
  }, [text, series]);
  const note = sources.some(({ status }) => status === 'failed')
    ? 'Your records could not be loaded.'
    : totals
      ? describeBasis(totals)
      : 'Your records are loading.';
  return <MonthlyFigures {...{ title, series, isWaiting, points, note }} basis="own" />;
}

/** Before it are the dates that are missing or damaged, which the note counts. */
const EARLIEST_YEAR = '1900';

const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** An amount in thousands, with one decimal. */
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
