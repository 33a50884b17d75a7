import { useMemo } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { countText } from '../../lib/words.ts';
import { addDays } from '../../lib/calendar.ts';
import { inCurrency, isCalculable, productInCents, wholeCents } from '../../lib/exact.ts';
import { readLines } from '../../records/model/lines.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { isSeen } from '../../session/sight.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { invoice } from '../finance/invoice.entity.ts';
import { daysLate, nextDue } from '../installations/due.ts';
import type { Installation } from '../installations/installation.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import type { useVisits } from '../visits/useVisits.ts';
import { USED_COLUMNS, type Visit } from '../visits/visit.entity.ts';

type InstallationFiguresProps = {
  readonly record: Installation;
  readonly visits: ReturnType<typeof useVisits>;
  readonly today: string;
};

/** How an installation stands. */
export function InstallationFigures({ record, visits, today }: InstallationFiguresProps) {
  const next = nextDue(record);
  const late = daysLate(record, today);
  const [last] = visits.records;
  const since = addDays(today, -YEAR);
  const parts = usePartsCost(visits.read, since);
  const range = useMemo(() => [{ child: 'installation', value: record.id }], [record.id]);
  const invoices = useRecordsBy(invoice, range, { isWanted: true, withArchived: 'counted' });
  const invoiced = invoices.records
    .filter((one) => one.installation === record.id && one.status !== 'Draft' && one.date >= since)
    .reduce((sum, { amount }) => sum + wholeCents(amount), 0n);
  return (
    <KpiRow>
      <KpiCard
        label={late > 0 ? `Next Visit, ${countText(late, 'Day')} Late` : 'Next Visit'}
        value={next === null ? '–' : formatDate(next)}
        explanation="The first day of the plan that no visit covers. A visit that comes less than half a period early counts for the day ahead."
      />
      <KpiCard
        label="Last Visit"
        sources={[visits]}
        value={last ? formatDate(last.date) : '–'}
        explanation="The day of the newest visit that is recorded."
      />
      {isSeen(invoice) && (
        <KpiCard
          label="Invoiced in 12 Months"
          sources={[invoices]}
          value={inCurrency(invoiced)}
          explanation="The invoices for this installation, such as its monthly fees, by their date. Drafts do not count."
        />
      )}
      <KpiCard
        label="Parts Used in 12 Months"
        sources={[visits, parts]}
        value={inCurrency(parts.cents)}
        explanation="What was taken from stock for visits, at the unit cost of today. Items without a record are not counted."
      />
    </KpiRow>
  );
}

const YEAR = 365;

/** What was used on the visits since a day, at the cost of the items today. Only the items that were used are read. */
function usePartsCost(visits: readonly Visit[], since: string) {
  const used = useMemo(
    () =>
      visits
        .filter(({ date }) => date >= since)
        .flatMap((record) => readLines(USED_COLUMNS, record.used)),
    [visits, since],
  );
  const skus = [...new Set(used.map(({ sku = '' }) => sku.trim()))].filter(Boolean).toSorted();
  const list = skus.join('\n');
  const ranges = useMemo(
    () => (list === '' ? [] : list.split('\n').map((value) => ({ child: 'sku', value }))),
    [list],
  );
  const { status, records } = useRecordsBy(inventoryItem, ranges, {
    isWanted: list !== '',
    withArchived: true,
  });
  const costs = new Map(records.map(({ sku, cost }) => [sku.trim(), cost]));
  const cents = used.reduce((sum, { sku = '', quantity = '' }) => {
    const factors = [parseNumber(quantity) ?? 0, costs.get(sku.trim()) ?? 0];
    return factors.every(isCalculable) ? sum + productInCents(factors) : sum;
  }, 0n);
  return { status: list === '' ? ('live' as const) : status, cents };
}
