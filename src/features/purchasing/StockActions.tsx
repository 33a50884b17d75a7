import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { Button } from '../../ui/Button.tsx';
import { STOCK_COUNT_PAGE } from '../../shell/address/addresses.ts';
import { ORDER_LOW_ITEMS } from './orderLowItemsCode.ts';

type StockActionsProps = {
  readonly items: readonly InventoryItem[];
  /** The number of items that are low or out of stock. */
  readonly low: number;
};

/** What is done with the stock as a whole: ordering what is low, and counting. */
export function StockActions({ items, low }: StockActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {low > 0 && (
        <Button
          className="min-h-8! px-2.5! text-[0.8125rem]! pointer-coarse:min-h-11!"
          onClick={() => setOpen(true)}
        >
          Order what is low
        </Button>
      )}
      <Link
        to={`/dashboard/${STOCK_COUNT_PAGE}`}
        className="inline-flex min-h-8 items-center rounded-md border border-edge/50 bg-surface px-2.5 text-[0.8125rem] font-semibold whitespace-nowrap hover:border-edge hover:bg-sunken pointer-coarse:min-h-11"
      >
        Count stock
      </Link>
      {isOpen && (
        <Suspense fallback={null}>
          <ORDER_LOW_ITEMS.Page items={items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
