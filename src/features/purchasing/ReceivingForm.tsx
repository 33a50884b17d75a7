import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { purchaseOrder, type PurchaseOrder } from './purchaseOrder.entity.ts';
import { overReceived, overReturned, statusAfter, type ReceivingLine } from './receiving.ts';
import { NumberInput } from '../../form/NumberInput.tsx';
import { useSaveBatch } from '../../store/write/useSaveBatch.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { quantityIn } from '../../model/quantity.ts';
import { hasBadInput } from '../../lib/hasBadInput.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { countText } from '../../lib/plural.ts';
import { LineHead } from './ReceivingLines.tsx';

type ReceivingFormProps = {
  readonly order: PurchaseOrder;
  readonly lines: readonly ReceivingLine[];
  readonly onClose: () => void;
};

/**
 * Asks how much of each line arrives now and receives it into stock. It is a part of the form of the order, and so no form
 * of its own.
 */
export function ReceivingForm({ order, lines, onClose }: ReceivingFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const save = useSaveBatch();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
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
