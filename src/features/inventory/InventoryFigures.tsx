import { memo } from 'react';
import { addedThisMonth } from '../../model/monthlyChange.ts';
import { countAtLevel, stockValue, type inventoryItem } from './inventoryItem.entity.ts';
import { compact } from '../../model/money.ts';
import type { Records } from '../../store/read/useRecords.ts';
import { useToday } from '../../shell/useToday.ts';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';

type InventoryFiguresProps = {
  readonly items: Records<typeof inventoryItem>;
};

/**
 * The figures of Inventory Management (specification, section 2). Memoized: typing in the search box of a list leaves
 * them as they are.
 */
export const InventoryFigures = memo(function InventoryFigures({ items }: InventoryFiguresProps) {
  const { records } = items;
  const day = useToday();
  return (
    <KpiRow>
      <KpiCard
        label="Total Items"
        to="/dashboard/inventory"
        sources={[items]}
        value={records.length.toLocaleString('en-US')}
        change={addedThisMonth(records, day)}
        explanation="The number of different items, whatever their stock."
      />
      <KpiCard
        label="Stock Value"
        to="/dashboard/inventory?sort=-stock-on-hand"
        sources={[items]}
        value={compact(stockValue(records))}
        explanation="The sum of stock on hand times unit cost."
      />
      <KpiCard
        label="Low Stock Items"
        to="/dashboard/inventory?level=Low+stock"
        sources={[items]}
        value={String(countAtLevel(records, 'Low stock'))}
        explanation="The number of items with stock above 0 and at or below their reorder point."
      />
      <KpiCard
        label="Out of Stock"
        to="/dashboard/inventory?level=Out+of+stock"
        sources={[items]}
        value={String(countAtLevel(records, 'Out of stock'))}
        explanation="The number of items with a stock of exactly 0."
      />
    </KpiRow>
  );
});
