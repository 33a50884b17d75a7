import {
  STOCK_COLORS,
  countAtLevel,
  inventoryItem,
  needsOrder,
  stockLevel,
  stockValue,
  type InventoryItem,
} from '../../domain/inventoryItem.ts';
import { compact, dollarsAndCents } from '../../domain/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns, Filter } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { RecordPanels } from '../components/RecordPanels.tsx';
import { useAttentionCount } from '../attention/attentionCounts.ts';
import { useRecordList } from '../useRecordList.ts';

/** Items and their stock levels (specification, section 2, Inventory Management). */
export default function InventoryPage() {
  const items = useRecordList(inventoryItem, {
    columns: COLUMNS,
    newestFirst: true,
    filterName: 'level',
  });
  const { records } = items;
  const low = records.filter(needsOrder).length;
  useAttentionCount('inventory', isComplete(items.status) ? low : null);

  return (
    <>
      <PageHeader title="Inventory Management">
        <Button variant="primary" aria-keyshortcuts="n" onClick={items.create}>
          Add New Item
        </Button>
      </PageHeader>
      <RecordPanels lists={[items]} />

      <KpiRow>
        <KpiCard
          label="Total Items"
          to="/dashboard/inventory"
          sources={[items]}
          value={records.length.toLocaleString('en-US')}
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

      <Table
        {...items.table}
        filter={LEVEL_FILTER}
        title="All Items"
        label="Items"
        searchPlaceholder="Search by name or SKU..."
        empty="No items yet. Start with Add New Item."
      />
    </>
  );
}

const COLUMNS: Columns<InventoryItem> = [
  { heading: 'SKU', value: ({ sku }) => sku, searchable: true, flex: 1.1 },
  { heading: 'Item Name', value: ({ name }) => name, lead: true, searchable: true, flex: 1.75 },
  { heading: 'Category', value: ({ category }) => category },
  {
    heading: 'Stock on Hand',
    value: ({ stock }) => stock,
    text: ({ stock }) => stock.toLocaleString('en-US'),
    cell: (item) => <StockBadge item={item} />,
    numeric: true,
    flex: 1.1,
  },
  {
    heading: 'Unit Cost',
    value: ({ cost }) => cost,
    text: ({ cost }) => dollarsAndCents(cost),
    numeric: true,
    flex: 0.85,
  },
];

const LEVEL_FILTER: Filter<InventoryItem> = {
  label: 'Stock level',
  options: Object.keys(STOCK_COLORS).toReversed(),
  value: stockLevel,
};

/**
 * The stock in the color of its level, preceded by the level unless it is healthy. Where space is short, the level
 * is truncated, never the number.
 */
function StockBadge({ item }: { readonly item: InventoryItem }) {
  const level = stockLevel(item);
  const stock = item.stock.toLocaleString('en-US');
  return (
    <Badge colors={STOCK_COLORS} status={level}>
      {level === 'In stock' ? (
        stock
      ) : (
        <>
          <span className="truncate">{level}</span>
          {` · ${stock}`}
        </>
      )}
    </Badge>
  );
}
