import { seesMoney } from '../../session/sight.ts';
import { columnsOf } from '../../records/page/fieldColumns.ts';
import { memo, Suspense, useMemo, useState, type ComponentType } from 'react';
import {
  STOCK_COLORS,
  inventoryItem,
  needsOrder,
  stockLevel,
  type InventoryItem,
  countAtLevel,
  stockValue,
  ORDER_LOW,
} from './inventoryItem.entity.ts';
import { money, compact } from '../../lib/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { Columns, Filter } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { useAddress, useAsked } from '../../records/page/address/useAddress.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { addedThisMonth } from '../figures/monthlyChange.ts';
import type { Records } from '../../records/store/read/useRecords.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { ScanButton } from '../../ui/scan/ScanButton.tsx';
import { itemWithCode } from './itemWithCode.ts';
import { inFigures } from '../../lib/words.ts';

export type InventoryPageProps = {
  readonly OrderLowItems: ComponentType<{
    readonly items: readonly InventoryItem[];
    readonly onClose: () => void;
  }>;
};

/** Items and their stock levels (specification, section 2, Inventory Management). */
export default function InventoryPage({ OrderLowItems }: InventoryPageProps) {
  const [hasBins, setHasBins] = useState(false);
  const items = useRecordList(inventoryItem, {
    purpose:
      'An item has a stock and a reorder point. What is low is reported, and ordered from here.',
    columns: hasBins ? WITH_BINS : COLUMNS,
    newestFirst: true,
    filterName: 'level',
  });
  const { records } = items.list;
  const isBinKnown = useMemo(() => records.some(({ bin }) => bin.trim() !== ''), [records]);
  if (isBinKnown !== hasBins) setHasBins(isBinKnown);
  const { view, onView, onOpen } = items.table;

  const actions = useMemo(() => {
    function onCode(code: string): void {
      const item = itemWithCode(records, code);
      if (item) onOpen(item);
      else onView({ ...view, query: code });
    }
    return (
      records.length > 0 && (
        <StockActions items={records} OrderLowItems={OrderLowItems} onCode={onCode} />
      )
    );
  }, [records, OrderLowItems, onOpen, onView, view]);

  return (
    <>
      <RecordsHeader title="Inventory Management" lists={[items.panel]} />

      <InventoryFigures items={items.list} />

      <Table
        {...items.table}
        filter={LEVEL_FILTER}
        title="All Items"
        actions={actions}
        searchPlaceholder="Search by name or SKU..."
      />
    </>
  );
}

const column = columnsOf(inventoryItem);

const COLUMNS: Columns<InventoryItem> = [
  column('sku', { searchable: true, whole: true, flex: 1.1 }),
  column('name', { isMain: true, searchable: true, flex: 1.75 }),
  column('category'),
  column('stock', {
    cell: (item) => <StockBadge item={item} />,
    // As long as “Out of stock · 0” in a badge.
    whole: 15,
    flex: 1.1,
  }),
  column('cost', {
    // Costs of single units add up to nothing.
    total: (rows) => `Stock value ${money(stockValue(rows))}`,
    flex: 0.85,
  }),
];

/** Where items lie, as soon as that is known of one. */
const WITH_BINS: Columns<InventoryItem> = [
  ...COLUMNS,
  column('bin', { searchable: true, flex: 0.8 }),
];

type StockActionsProps = InventoryPageProps & {
  readonly items: readonly InventoryItem[];
  readonly onCode: (code: string) => void;
};

function StockActions({ items, OrderLowItems, onCode }: StockActionsProps) {
  const { write } = useAddress();
  const { asked, close } = useAsked(ORDER_LOW);
  return (
    <div className="flex flex-wrap gap-2">
      {seesMoney() && items.some(needsOrder) && (
        <Button
          data-command="Order what is low"
          className="min-h-8! px-2.5! text-[0.8125rem]! pointer-coarse:min-h-11!"
          onClick={() => write({ [ORDER_LOW]: '1' })}
        >
          Order what is low
        </Button>
      )}
      <ButtonLink to="/dashboard/inventory/count" className="min-h-8! px-2.5! text-[0.8125rem]!">
        Count stock
      </ButtonLink>
      <ScanButton onCode={onCode} />
      {asked !== null && (
        <Suspense fallback={null}>
          <OrderLowItems items={items} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

const LEVEL_FILTER: Filter<InventoryItem> = {
  label: 'Stock level',
  options: Object.keys(STOCK_COLORS).toReversed(),
  value: stockLevel,
};

/** The stock in the color of its level, preceded by the level unless it is healthy. Where space is short, only the level is cut. */
function StockBadge({ item }: { readonly item: InventoryItem }) {
  const level = stockLevel(item);
  const stock = inFigures(item.stock);
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

/** The figures of Inventory Management (specification, section 2). */
const InventoryFigures = memo(function InventoryFigures({
  items,
}: {
  readonly items: Records<typeof inventoryItem>;
}) {
  const { records } = items;
  const day = useToday();
  return (
    <KpiRow>
      <KpiCard
        label="Total Items"
        sources={[items]}
        value={inFigures(records.length)}
        change={addedThisMonth(records, day)}
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
  );
});
