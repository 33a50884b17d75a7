import { useId, useRef, useState } from 'react';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { dollarsAndCents } from '../../model/money.ts';
import { purchaseOrder, type PurchaseOrder } from './purchaseOrder.entity.ts';
import { totalOf } from './orderLines.ts';
import { isAwaited, receivingLines, statusAfter, statusBefore } from './receiving.ts';
import { useChangeRecords } from '../../store/write/saveChange.ts';
import { useReceipts } from './useReceipts.ts';
import { useConnectionState } from '../../store/connection/useConnection.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { ReceivingForm } from './ReceivingForm.tsx';
import { ReceivingLines } from './ReceivingLines.tsx';

/** What was ordered, what of it has arrived, and a form that receives the rest into stock. Absent without order lines. */
export function Receiving({ order }: { readonly order: PurchaseOrder }) {
  const hasLines = order.lines.trim() !== '';
  const { records: items } = useRecords(inventoryItem, { isWanted: hasLines });
  const { status, receipts } = useReceipts(order.id);
  const hasConnection = useConnectionState() !== 'none';
  const change = useChangeRecords(purchaseOrder);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  if (!hasLines && receipts.length === 0) return null;

  const lines = receivingLines(order.lines, items, receipts);
  const total = totalOf(lines);
  const formerStatus = statusBefore(order, lines, receipts);
  const isComplete = receipts.length > 0 && statusAfter(lines, {}) === 'Received';

  function close(): void {
    setOpen(false);
    // Shown again with the next render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <section aria-labelledby={titleId} className="border-t border-line px-4 py-4 sm:px-6">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="text-sm font-semibold">
          Lines and receipts
        </h3>
        {!isOpen && lines.some(({ item }) => item) && (
          <Button
            ref={opener}
            className="pointer-coarse:min-h-11"
            aria-expanded={false}
            onClick={() => setOpen(true)}
          >
            Receive
          </Button>
        )}
      </div>
      {status !== 'live' && (
        <p role="status" className="mt-1 text-xs text-muted">
          {status === 'failed'
            ? 'What has arrived so far could not be loaded.'
            : hasConnection
              ? 'Loading what has arrived so far'
              : 'There is no connection: what has arrived so far is not known. You can receive all the same.'}
        </p>
      )}
      {isOpen ? (
        <ReceivingForm order={order} lines={lines} onClose={close} />
      ) : (
        <ReceivingLines lines={lines} supplier={order.supplier} />
      )}
      {isComplete && isAwaited(order) && (
        <Offer
          text={`Everything has arrived, and the status is ${order.status}.`}
          label="Mark Received"
          onClick={() =>
            void change([order], { status: 'Received' }, `${order.poId} set to Received`)
          }
        />
      )}
      {formerStatus !== null && (
        <Offer
          text={`${formerStatus === 'Sent' ? 'Nothing' : 'Not everything'} has arrived, and the status is ${order.status}.`}
          label={`Mark ${formerStatus}`}
          onClick={() =>
            void change([order], { status: formerStatus }, `${order.poId} set to ${formerStatus}`)
          }
        />
      )}
      {hasLines && total !== order.amount && (
        <Offer
          text={`The lines add up to ${dollarsAndCents(total)}.`}
          label="Use as amount"
          onClick={() =>
            void change(
              [order],
              { amount: String(total) },
              `Amount of ${order.poId} set to ${dollarsAndCents(total)}`,
            )
          }
        />
      )}
      <ReceiptList order={order} receipts={receipts} items={items} />
    </section>
  );
}

type OfferProps = {
  readonly text: string;
  readonly label: string;
  readonly onClick: () => void;
};

/** Something that does not fit together, and a button that corrects it. */
function Offer({ text, label, onClick }: OfferProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-muted">
      {text}
      <Button variant="quiet" className="-ms-1 px-1! pointer-coarse:min-h-11" onClick={onClick}>
        {label}
      </Button>
    </p>
  );
}
