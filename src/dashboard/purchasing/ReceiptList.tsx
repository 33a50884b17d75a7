import type { InventoryItem } from '../../domain/inventoryItem.ts';
import { dateAndTime } from '../../lib/dates.ts';
import type { ShownReceipt } from '../../records/receipts/useReceipts.ts';

type ReceiptListProps = {
  readonly receipts: readonly ShownReceipt[];
  readonly items: readonly InventoryItem[];
};

/** What has arrived of an order, newest first: what, who, when. */
export function ReceiptList({ receipts, items }: ReceiptListProps) {
  if (receipts.length === 0) return null;
  const names = new Map(items.map(({ id, name, sku }) => [id, name || sku]));
  return (
    <>
      <h4 className="mt-3 text-xs font-semibold text-muted">Receipts</h4>
      <ul className="mt-1 divide-y divide-line" aria-label="Receipts">
        {receipts.map(({ id, user, timestamp, lines, isWaiting }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-[0.8125rem]"
          >
            <span className="min-w-0 wrap-anywhere">
              {Object.entries(lines).map(([itemId, quantity], index) => (
                <span key={itemId}>
                  {index > 0 && ', '}
                  <span className="tabular-nums">{quantity.toLocaleString('en-US')}</span> ×{' '}
                  <bdi>{names.get(itemId) || 'an item that is gone'}</bdi>
                </span>
              ))}
            </span>
            <span className="text-xs text-muted">
              <bdi>{user}</bdi>,{' '}
              {isWaiting ? (
                'not sent yet'
              ) : (
                <time dateTime={new Date(timestamp).toISOString()}>{dateAndTime(timestamp)}</time>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
