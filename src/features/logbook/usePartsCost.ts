import { useMemo } from 'react';
import { parseNumber } from '../../lib/parseNumber.ts';
import { isCalculable, productInCents } from '../../model/exact.ts';
import { readLines } from '../../model/lines.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { USED_COLUMNS, type Visit } from '../visits/visit.entity.ts';

/** What was used on the visits since a day, at the cost of the items today. Only the items that were used are read. */
export function usePartsCost(visits: readonly Visit[], since: string) {
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
