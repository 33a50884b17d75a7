import { inFigures } from '../../lib/words.ts';
import { Moment } from '../../ui/Moment.tsx';
import { useMemo, useState } from 'react';
import { inventoryItem, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { purchaseOrder, type PurchaseOrder } from './purchaseOrder.entity.ts';
import {
  RECEIPTS_PATH,
  parseReceipt,
  type Receipt,
  receiptValues,
  unsentReceipt,
} from './receipt.ts';
import { formatMoment } from '../../lib/dates.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useOutbox } from '../../records/store/write/outbox.ts';
import { useSaveBatch } from '../../records/store/write/saveChange.ts';
import { useChildrenWith } from '../../records/store/read/useStored.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Question.tsx';

type ReceiptListProps = {
  readonly order: PurchaseOrder;
  readonly receipts: readonly ShownReceipt[];
  readonly items: readonly InventoryItem[];
};

/** What has arrived of an order, newest first: what, who, when. A receipt can be taken back by another one. */
export function ReceiptList({ order, receipts, items }: ReceiptListProps) {
  const [asked, setAsked] = useState<string | null>(null);
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
      {
        purpose: 'Reversal of a receipt',
        title: order.poId,
        alongside: (key) => receiptValues(key, order.id, { lines: back, reverses: id }),
        toast: `Receipt of ${order.poId} reversed`,
      },
    ).then(close);
  }

  const close = (): void => setAsked(null);

  return (
    <>
      <h4 className="mt-3 text-xs font-semibold text-muted">Receipts</h4>
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
                    <span className="tabular-nums">{inFigures(quantity)}</span> ×{' '}
                    <bdi>{names.get(itemId) || 'an item that is gone'}</bdi>
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
                  <Moment at={timestamp}>{formatMoment(timestamp)}</Moment>
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
                <div className="basis-full">
                  <Question
                    text="The stock goes back to what it was without this receipt, which stays in the list."
                    yes="Reverse it"
                    onYes={() => reverse(receipt)}
                    onNo={close}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const MAX_RECEIPTS = 1_000;

/** A receipt, which may still wait on this device. */
type ShownReceipt = Receipt & { readonly isWaiting: boolean };

/** What has arrived of an order. */
export type Receipts = {
  /** Of the stored receipts; those that wait on this device are known in any case. */
  readonly status: SubscriptionStatus;
  /** Newest first. */
  readonly receipts: readonly ShownReceipt[];
};

/** Subscribes to the receipts of an order while the component is mounted, with those that wait on this device on top. */
export function useReceipts(orderId: string): Receipts {
  const { status, children: receipts } = useChildrenWith(
    RECEIPTS_PATH,
    { child: 'order', value: orderId, count: MAX_RECEIPTS },
    parseReceipt,
  );
  const { intents } = useOutbox();
  return useMemo(() => {
    const own = intents.filter(
      ({ path, recordId, problem }) =>
        path === purchaseOrder.path && recordId === orderId && problem === undefined,
    );
    const waiting = own.flatMap((intent) => {
      const arrival = unsentReceipt(intent);
      if (arrival === undefined) return [];
      const { lines, reverses } = arrival;
      const { id, savedAt } = intent;
      return [{ id, user: 'You', timestamp: savedAt, lines, reverses, isWaiting: true }];
    });
    // The SDK shows what is on its way as if it were stored.
    const stored = receipts
      .filter(({ id }) => waiting.every((other) => other.id !== id))
      .map(({ id, user, timestamp, lines, reverses, reversedBy }) => ({
        id,
        user,
        timestamp,
        lines,
        reverses,
        reversedBy: reversedBy ?? waiting.find((other) => other.reverses === id)?.id,
        isWaiting: false,
      }));
    const all = [...stored, ...waiting].toSorted((a, b) => b.timestamp - a.timestamp);
    return { status, receipts: all };
  }, [orderId, status, receipts, intents]);
}
