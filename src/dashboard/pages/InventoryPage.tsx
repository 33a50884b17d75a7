import {
  STOCK_COLORS,
  countAtLevel,
  inventoryItem,
  stockLevel,
  stockValue,
  type InventoryItem,
} from '../../domain/inventoryItem.ts';
import { compact, dollarsAndCents } from '../../domain/money.ts';
import { RecordModal } from '../../records/form/RecordModal.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { useRecords } from '../../records/useRecords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { KpiCard } from '../components/KpiCard.tsx';
import { KpiRow } from '../components/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';

/** Items and their stock levels (specification, section 2, Inventory Management). */
export default function InventoryPage() {
  const items = useRecords(inventoryItem, { newestFirst: true });
  const { status, records } = items;
  const form = useRecordForm(inventoryItem, records);

  return (
    <>
      <PageHeader title="Inventory Management">
        <Button variant="primary" onClick={form.create}>
          Add New Item
        </Button>
      </PageHeader>
      <RecordModal form={form} />

      <KpiRow>
        <KpiCard
          label="Total Items"
          sources={[items]}
          value={records.length.toLocaleString('en-US')}
          explanation="The number of different items, whatever their stock."
        />
        <KpiCard
          label="Stock Value"
          sources={[items]}
          value={compact(stockValue(records))}
          explanation="The sum of stock on hand times unit cost."
        />
        <KpiCard
          label="Low Stock Items"
          sources={[items]}
          value={String(countAtLevel(records, 'Low stock'))}
          explanation="The number of items with stock above 0 and at or below their reorder point."
        />
        <KpiCard
          label="Out of Stock"
          sources={[items]}
          value={String(countAtLevel(records, 'Out of stock'))}
          explanation="The number of items with a stock of exactly 0."
        />
      </KpiRow>

      <Panel title="All Items">
        <Table
          label="Items"
          columns={COLUMNS}
          rows={records}
          status={status}
          searchPlaceholder="Search by name or SKU..."
          empty="No items yet. Start with Add New Item."
          onOpen={form.edit}
        />
      </Panel>
    </>
  );
}

const COLUMNS: Columns<InventoryItem> = [
  { heading: 'SKU', value: ({ sku }) => sku, searchable: true, flex: 1.1 },
  { heading: 'Item Name', value: ({ name }) => name, searchable: true, flex: 1.75 },
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
