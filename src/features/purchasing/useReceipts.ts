import { useMemo } from 'react';
import { purchaseOrder } from './purchaseOrder.entity.ts';
import { parseReceipt, type Receipt, RECEIPTS_PATH } from '../../model/receipts.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useOutbox } from '../../store/write/outbox.ts';
import { useChildrenWith } from '../../store/read/useChildrenWith.ts';

/** The most receipts of one order that are read. */
const MAX_RECEIPTS = 1_000;

/** A receipt, which may still wait on this device. */
export type ShownReceipt = Receipt & { readonly isWaiting: boolean };

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
      ({ path, recordId, receipt, problem }) =>
        path === purchaseOrder.path &&
        recordId === orderId &&
        receipt !== undefined &&
        problem === undefined,
    );
    const waiting = own.map(({ id, savedAt, receipt = {}, reverses }) => ({
      id,
      user: 'You',
      timestamp: savedAt,
      lines: receipt,
      reverses,
      isWaiting: true,
    }));
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
