import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { inventoryItem, type InventoryItem } from './inventoryItem.entity.ts';
import { differenceOf, isUnreadable } from './stockCount.ts';
import { plural } from '../../lib/plural.ts';
import { useConnection } from '../../store/connection/useConnection.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { Column } from '../../ui/table/column.ts';
import { search } from '../../ui/table/search.ts';
import { pageOf } from '../../shell/address/addresses.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { CountRow } from './CountRow.tsx';
import { MovedStock, type MovedItem } from './MovedStock.tsx';
import { useStockCount } from './useStockCount.ts';

/** The most items that are listed at once; a search finds the others. */
const MAX_LISTED = 50;

const COLUMNS: readonly Column<InventoryItem>[] = [
  { heading: 'SKU', value: ({ sku }) => sku },
  { heading: 'Item Name', value: ({ name }) => name },
  { heading: 'Category', value: ({ category }) => category },
];

/** Counts the stock, also without a network. Saves the differences, so that two people who count overwrite nothing. */
export default function StockCountPage() {
  const { records, status } = useRecords(inventoryItem);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const { counts, setCount, save, discard } = useStockCount();
  const isConnected = useConnection();
  const found = search(records, COLUMNS, sought);
  const hidden = found.length - MAX_LISTED;
  const ids = Object.keys(counts);
  const [isAsked, setAsked] = useState(false);
  const moved = records.flatMap((item): MovedItem[] => {
    const count = counts[item.id];
    const isMoved = count !== undefined && count.expected !== item.stock;
    return isMoved && differenceOf(count) !== null ? [{ item, count }] : [];
  });
  const isInvalid = Object.values(counts).some(isUnreadable);

  return (
    <>
      <PageHeader
        title="Stock count"
        parts={
          <Link
            to={pageOf(inventoryItem)}
            className="inline-flex items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            Inventory
          </Link>
        }
      />
      <div className="flex px-4 pb-3 sm:px-6">
        <SearchField placeholder="Search by name or SKU..." query={query} onQuery={setQuery} />
      </div>
      {records.length === 0 ? (
        <ListPlaceholder
          status={status}
          label="Items"
          empty="No items yet. Add them on the Inventory page."
        />
      ) : (
        <ul aria-label="Items to count" className="max-w-4xl">
          {found.slice(0, MAX_LISTED).map((item) => (
            <CountRow key={item.id} item={item} count={counts[item.id]} onCount={setCount} />
          ))}
        </ul>
      )}
      <p role="status" className="px-4 pt-2 pb-4 text-[0.8125rem] text-muted sm:px-6">
        {records.length > 0 && found.length === 0 && 'No item matches the search.'}
        {hidden > 0 &&
          `${hidden.toLocaleString('en-US')} more ${plural(hidden, 'item', 'items')}: search to narrow the list.`}
      </p>
      {ids.length > 0 && (
        <div className="sticky bottom-0 z-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 max-lg:bottom-14 sm:px-6 short:static">
          <p role="status" className="me-auto text-[0.8125rem] text-muted tabular-nums">
            {isInvalid ? 'Check the quantities' : `${ids.length} counted`}
            {!isConnected && ' · no connection, so it waits on this device'}
          </p>
          <Button className="min-h-11" onClick={discard}>
            Discard
          </Button>
          <Button
            variant="primary"
            className="min-h-11"
            aria-disabled={isInvalid}
            onClick={() => {
              if (isInvalid) return;
              if (moved.length > 0) setAsked(true);
              else void save();
            }}
          >
            Save count
          </Button>
        </div>
      )}
      {isAsked && (
        <MovedStock
          moved={moved}
          onClose={() => setAsked(false)}
          onSave={(recounted) => {
            setAsked(false);
            void save(records.filter(({ id }) => recounted.has(id)));
          }}
        />
      )}
    </>
  );
}
