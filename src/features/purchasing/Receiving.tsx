import { useId, useRef, useState, useEffect, type ReactNode, type KeyboardEvent } from 'react';
import { inventoryItem, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { dollarsAndCents } from '../../model/money.ts';
import { purchaseOrder, type PurchaseOrder } from './purchaseOrder.entity.ts';
import { totalOf } from './orderLines.ts';
import {
  isAwaited,
  receivingLines,
  statusAfter,
  statusBefore,
  overReceived,
  overReturned,
  type ReceivingLine,
} from './receiving.ts';
import { statusMessage, useChangeRecords } from '../../store/write/saveChange.ts';
import { useReceipts, type ShownReceipt } from './useReceipts.ts';
import { useConnectionState } from '../../store/connection/useConnection.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { ReceivingLines, LineHead } from './ReceivingLines.tsx';
import { dateAndTime } from '../../lib/dates.ts';
import { useSaveBatch } from '../../store/write/useSaveBatch.ts';
import { showToast } from '../../ui/showToast.ts';
import { NumberInput } from '../../form/NumberInput.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { quantityIn } from '../../model/quantity.ts';
import { hasBadInput } from '../../lib/hasBadInput.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { countText } from '../../lib/plural.ts';
import { takeFocusWithin, useMoveFocus } from '../../ui/focus.ts';

/** What was ordered, what of it has arrived, and a form that receives the rest into stock. Absent without order lines. */
export function Receiving({ order }: { readonly order: PurchaseOrder }) {
  const hasLines = order.lines.trim() !== '';
  const { records: items } = useRecords(inventoryItem, { isWanted: hasLines });
  const { status, receipts } = useReceipts(order.id);
  const hasConnection = useConnectionState() !== 'none';
  const change = useChangeRecords(purchaseOrder);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const moveFocus = useMoveFocus();
  const titleId = useId();
  if (!hasLines && receipts.length === 0) return null;

  const lines = receivingLines(order.lines, items, receipts);
  const total = totalOf(lines);
  const formerStatus = statusBefore(order, lines, receipts);
  const isComplete = receipts.length > 0 && statusAfter(lines, {}) === 'Received';

  function close(): void {
    setOpen(false);
    moveFocus(() => opener.current);
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
            void change(
              [order],
              { status: 'Received' },
              statusMessage(purchaseOrder, [order], 'Received'),
            )
          }
        />
      )}
      {formerStatus !== null && (
        <Offer
          text={`${formerStatus === 'Sent' ? 'Nothing' : 'Not everything'} has arrived, and the status is ${order.status}.`}
          label={`Mark ${formerStatus}`}
          onClick={() =>
            void change(
              [order],
              { status: formerStatus },
              statusMessage(purchaseOrder, [order], formerStatus),
            )
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

type ReceiptListProps = {
  readonly order: PurchaseOrder;
  readonly receipts: readonly ShownReceipt[];
  readonly items: readonly InventoryItem[];
};

/** What has arrived of an order, newest first: what, who, when. A receipt can be taken back by another one. */
function ReceiptList({ order, receipts, items }: ReceiptListProps) {
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
  return (
    <div
      ref={takeFocusWithin}
      role="group"
      aria-label="Reverse the receipt"
      className="mt-1 basis-full"
    >
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

type ReceivingFormProps = {
  readonly order: PurchaseOrder;
  readonly lines: readonly ReceivingLine[];
  readonly onClose: () => void;
};

/**
 * Asks how much of each line arrives now and receives it into stock. It is a part of the form of the order, and so no form
 * of its own.
 */
function ReceivingForm({ order, lines, onClose }: ReceivingFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const save = useSaveBatch();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocusWithin(group.current), []);
  const receivable = lines.flatMap(({ item, ...line }) => (item ? [{ ...line, item }] : []));
  const textOf = (line: (typeof receivable)[number]): string =>
    typed[line.item.id] ?? String(line.rest);

  function receive(): void {
    const numbers = receivable.map((line) => [line.item.id, quantityIn(textOf(line))] as const);
    if (hasBadInput(group.current) || numbers.some(([, number]) => number === null)) {
      setMessage('Type a number for each line, or 0 for what has not arrived.');
      return;
    }
    const now = Object.fromEntries(
      numbers.flatMap(([itemId, number]) => (number ? [[itemId, number] as const] : [])),
    );
    const count = Object.keys(now).length;
    if (count === 0) {
      setMessage('Nothing to receive: all quantities are 0.');
      return;
    }
    const doubts = [
      order.status === 'Draft' && `${orUntitled(order.poId)} is a draft, which nobody has sent.`,
      doubtAbout('More than was ordered', overReceived(lines, now)),
      doubtAbout('More goes back than has arrived', overReturned(lines, now)),
    ].filter((doubt) => doubt !== false);
    if (doubts.length > 0 && !isAsked) {
      setAsked(true);
      setMessage(`${doubts.join(' ')} Receive it all the same?`);
      return;
    }
    void save(
      [
        {
          path: purchaseOrder.path,
          recordId: order.id,
          advances: { status: statusAfter(lines, now) },
        },
        ...Object.entries(now).map(([itemId, stock]) => ({
          path: inventoryItem.path,
          recordId: itemId,
          adds: { stock },
        })),
      ],
      { purpose: 'Receipt', title: order.poId, receipt: now },
    ).then(() => {
      showToast(`Received ${countText(count, 'item')} of ${order.poId}`);
      onClose();
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') return;
    // Not the form of the order.
    event.preventDefault();
    event.stopPropagation();
    receive();
  }

  return (
    <div ref={group} role="group" aria-label={`Receive ${order.poId}`}>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="py-2 text-[0.8125rem]">
            <LineHead line={line} />
            {line.item && (
              <div className="mt-1 flex items-center justify-end gap-2">
                <label htmlFor={`${id}${line.key}`} className="text-muted">
                  Receive now
                  <span className="sr-only">
                    : <bdi>{line.name || line.sku}</bdi>
                  </span>
                </label>
                <NumberInput
                  id={`${id}${line.key}`}
                  value={textOf({ ...line, item: line.item })}
                  aria-invalid={quantityIn(textOf({ ...line, item: line.item })) === null}
                  onTextChange={(text) => {
                    setAsked(false);
                    setMessage(null);
                    setTyped((others) => ({ ...others, [line.item?.id ?? '']: text }));
                  }}
                  onKeyDown={onKeyDown}
                  step="any"
                  className="h-9 w-28 rounded-md border border-edge bg-surface px-2 text-end tabular-nums aria-invalid:border-tone-red-ink pointer-coarse:h-11"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {message !== null && (
        <div className="mt-2">
          <Alert kind="alert">{message}</Alert>
        </div>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <Button className="pointer-coarse:min-h-11" onClick={onClose}>
          Not now
        </Button>
        <Button variant="primary" className="pointer-coarse:min-h-11" onClick={receive}>
          {isAsked ? 'Receive all the same' : 'Receive into stock'}
        </Button>
      </div>
    </div>
  );
}

const doubtAbout = (what: string, lines: readonly ReceivingLine[]): string | false =>
  lines.length > 0 && `${what}: ${lines.map(({ name, sku }) => name || sku).join(', ')}.`;
