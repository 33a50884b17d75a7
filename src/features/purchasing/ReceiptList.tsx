import { useEffect, useRef, useState, type ReactNode } from 'react';
import { inventoryItem, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { purchaseOrder, type PurchaseOrder } from './purchaseOrder.entity.ts';
import { dateAndTime } from '../../lib/dates.ts';
import { useSaveBatch } from '../../store/write/useSaveBatch.ts';
import type { ShownReceipt } from './useReceipts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';

type ReceiptListProps = {
  readonly order: PurchaseOrder;
  readonly receipts: readonly ShownReceipt[];
  readonly items: readonly InventoryItem[];
};

/** What has arrived of an order, newest first: what, who, when. A receipt can be taken back by another one. */
export function ReceiptList({ order, receipts, items }: ReceiptListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useSaveBatch();
  if (receipts.length === 0) return null;
  const names = new Map(items.map(({ id, name, sku }) => [id, name || sku]));

  function reverse({ id, lines }: ShownReceipt): void {
    const back = Object.fromEntries(
      Object.entries(lines).map(([itemId, quantity]) => [itemId, -quantity]),
    );
    void save(
      [
        { path: purchaseOrder.path, recordId: order.id },
        ...Object.entries(back).map(([itemId, stock]) => ({
          path: inventoryItem.path,
          recordId: itemId,
          adds: { stock },
        })),
      ],
      { purpose: 'Reversal of a receipt', title: order.poId, receipt: back, reverses: id },
    ).then(() => {
      showToast(`Receipt of ${order.poId} reversed`);
      close();
    });
  }

  function close(): void {
    setAsked(null);
    // What had the focus is gone.
    heading.current?.focus();
  }

  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="mt-3 text-xs font-semibold text-muted">
        Receipts
      </h4>
      <ul className="mt-1 divide-y divide-line" aria-label="Receipts">
        {receipts.map((receipt) => {
          const { id, user, timestamp, lines, isWaiting, reverses, reversedBy } = receipt;
          const isReversible =
            !isWaiting &&
            reverses === undefined &&
            reversedBy === undefined &&
            Object.keys(lines).every((itemId) => names.has(itemId));
          return (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-[0.8125rem]"
            >
              <span
                className={`min-w-0 wrap-anywhere ${reversedBy === undefined ? '' : 'text-muted line-through'}`}
              >
                {Object.entries(lines).map(([itemId, quantity], index) => (
                  <span key={itemId}>
                    {index > 0 && ', '}
                    <span className="tabular-nums">
                      {quantity.toLocaleString('en-US').replace('-', '−')}
                    </span>{' '}
                    × <bdi>{names.get(itemId) || 'an item that is gone'}</bdi>
                  </span>
                ))}
              </span>
              <span className="text-xs text-muted">
                {reverses !== undefined && 'Reversal · '}
                {reversedBy !== undefined && 'Reversed · '}
                <bdi>{user}</bdi>,{' '}
                {isWaiting ? (
                  'not sent yet'
                ) : (
                  <time dateTime={new Date(timestamp).toISOString()}>{dateAndTime(timestamp)}</time>
                )}
                {isReversible && asked !== id && (
                  <Button
                    variant="quiet"
                    className="ms-1 min-h-6! px-1! text-xs! pointer-coarse:min-h-11!"
                    onClick={() => setAsked(id)}
                  >
                    Reverse
                  </Button>
                )}
              </span>
              {isReversible && asked === id && (
                <Question onYes={() => reverse(receipt)} onNo={close}>
                  The stock goes back to what it was without this receipt, which stays in the list.
                </Question>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type QuestionProps = {
  readonly children: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks before a receipt is taken back; takes the focus from the button that opened it. */
function Question({ children, onYes, onNo }: QuestionProps) {
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => answers.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={answers} role="group" aria-label="Reverse the receipt" className="mt-1 basis-full">
      <p className="text-muted">{children}</p>
      <div className="mt-1.5 flex justify-end gap-2">
        <Button className="pointer-coarse:min-h-11" onClick={onNo}>
          Keep it
        </Button>
        <Button variant="primary" className="pointer-coarse:min-h-11" onClick={onYes}>
          Reverse it
        </Button>
      </div>
    </div>
  );
}
