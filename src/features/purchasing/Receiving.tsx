import { PackageCheck } from 'lucide-react';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { Section } from '../../ui/Section.tsx';
import { InnerForm } from '../../ui/Form.tsx';
import { useId, useRef, useState, useEffect, type ReactNode } from 'react';
import { inventoryItem, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { money } from '../../lib/money.ts';
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
import { useChangeRecords, useSaveBatch } from '../../records/store/write/saveChange.ts';
import { ReceiptList, useReceipts } from './Receipts.tsx';
import { useConnectionState } from '../../records/store/connection/useConnection.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberInput } from '../../records/form/NumberInput.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { quantityIn } from '../../records/model/field.ts';
import { hasBadInput } from '../../lib/hasBadInput.ts';
import { orUntitled, countText, inFigures } from '../../lib/words.ts';
import { RECEIPTS_PATH, receiptValues } from './receipt.ts';
import { createAddress } from '../../records/page/address/addresses.ts';
import { draftScope, openedEdits, useEdits } from '../../records/form/useEdits.ts';
import { RestoreDrafts } from '../../records/form/RestoreDrafts.tsx';
import { offerFocus, useMoveFocus } from '../../ui/focus.ts';
import { ScanButton } from '../../ui/scan/ScanButton.tsx';
import { itemWithCode } from '../inventory/itemWithCode.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** What was ordered, what of it has arrived, and a form that receives the rest into stock. Absent without order lines. */
export function Receiving({ record: order }: { readonly record: PurchaseOrder }) {
  const hasLines = order.lines.trim() !== '';
  const { records: items } = useRecords(inventoryItem, { isWanted: hasLines });
  const { status, receipts } = useReceipts(order.id);
  const hasConnection = useConnectionState() !== 'none';
  const change = useChangeRecords(purchaseOrder);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const moveFocus = useMoveFocus();
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
    <Section title="Lines and receipts">
      {!isOpen && lines.some(({ item }) => item) && (
        <PanelActs>
          <Act
            ref={opener}
            icon={PackageCheck}
            label="Receive"
            isCommand
            onClick={() => setOpen(true)}
          />
        </PanelActs>
      )}
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
        <OrderLines lines={lines} supplier={order.supplier} />
      )}
      {isComplete && isAwaited(order) && (
        <Offer
          text={`Everything has arrived, and the status is ${order.status}.`}
          label="Mark Received"
          onClick={() => void change([order], { status: 'Received' })}
        />
      )}
      {formerStatus !== null && (
        <Offer
          text={`${formerStatus === 'Sent' ? 'Nothing' : 'Not everything'} has arrived, and the status is ${order.status}.`}
          label={`Mark ${formerStatus}`}
          onClick={() => void change([order], { status: formerStatus })}
        />
      )}
      {hasLines && total !== order.amount && (
        <Offer
          text={`The lines add up to ${money(total)}.`}
          label="Use as amount"
          onClick={() =>
            void change(
              [order],
              { amount: String(total) },
              `Amount of ${order.poId} set to ${money(total)}`,
            )
          }
        />
      )}
      <ReceiptList order={order} receipts={receipts} items={items} />
    </Section>
  );
}

type OfferProps = {
  readonly text: string;
  readonly label: string;
  readonly onClick: () => void;
};

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

type OrderLinesProps = {
  readonly lines: readonly ReceivingLine[];
  readonly supplier: string;
  /** What is asked of a line that can be received. */
  readonly renderQuantity?: (item: InventoryItem, line: ReceivingLine) => ReactNode;
};

function OrderLines({ lines, supplier, renderQuantity }: OrderLinesProps) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} data-item={line.item?.id} className="py-2 text-[0.8125rem]">
          <LineHead line={line} />
          {line.item ? (
            renderQuantity?.(line.item, line)
          ) : (
            <p className="mt-0.5 text-muted">
              {line.sku === ''
                ? 'This line has no SKU, so it cannot be received into stock.'
                : 'No item has this SKU, so it cannot be received into stock.'}{' '}
              <TextLink
                to={createAddress(inventoryItem, {
                  sku: line.sku,
                  name: line.name,
                  cost: String(line.cost),
                  supplier,
                })}
                className="font-medium"
              >
                Add the item
              </TextLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function LineHead({ line }: { readonly line: ReceivingLine }) {
  const { sku, name, quantity, received, excess } = line;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-medium">{orUntitled(name || sku)}</bdi>{' '}
        {name !== '' && <bdi className="text-xs text-muted">{sku}</bdi>}
      </span>
      <span className="tabular-nums">
        {inFigures(received)} of {inFigures(quantity)} received
        {excess > 0 && (
          <strong className="ms-2 font-semibold text-tone-red-ink">
            {inFigures(excess)} more than ordered
          </strong>
        )}
      </span>
    </div>
  );
}

type ReceivingFormProps = {
  readonly order: PurchaseOrder;
  readonly lines: readonly ReceivingLine[];
  readonly onClose: () => void;
};

/** Asks how much of each line arrives now. It is a part of the form of the order, and so no form of its own. */
function ReceivingForm({ order, lines, onClose }: ReceivingFormProps) {
  const receivable = lines.flatMap(({ item, ...line }) => (item ? [{ ...line, item }] : []));
  const editing = useEdits(
    Object.fromEntries(receivable.map(({ item, rest }) => [item.id, String(rest)])),
    (uid) => openedEdits(draftScope(uid, RECEIPTS_PATH, order.id)),
  );
  const { values, conflicts } = editing;
  const [message, setMessage] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const save = useSaveBatch();
  const group = useRef<HTMLDivElement>(null);
  const focusFirst = (): void => offerFocus(group.current?.querySelector('input'));
  useEffect(focusFirst, []);
  const moveFocus = useMoveFocus();

  function onCode(code: string): void {
    const item = itemWithCode(
      receivable.map((line) => line.item),
      code,
    );
    setMessage(item ? null : `No line of this order has the code ${code}.`);
    if (!item) return;
    const line = `[data-item="${CSS.escape(item.id)}"] input`;
    moveFocus(() => group.current?.querySelector<HTMLElement>(line), { isAlways: true });
  }

  async function receive(): Promise<void> {
    const numbers = receivable.map(
      ({ item }) => [item.id, quantityIn(values[item.id] ?? '')] as const,
    );
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
      toWarning('More than was ordered', overReceived(lines, now)),
      toWarning('More goes back than has arrived', overReturned(lines, now)),
    ].filter((doubt) => doubt !== false);
    if (doubts.length > 0 && !isAsked) {
      setAsked(true);
      setMessage(`${doubts.join(' ')} Receive it all the same?`);
      return;
    }
    const isSaved = await editing.save(() =>
      save(
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
        {
          purpose: 'Receipt',
          title: order.poId,
          alongside: (id) => receiptValues(id, order.id, { lines: now }),
          toast: `Received ${countText(count, 'item')} of ${order.poId}`,
        },
      ),
    );
    if (isSaved) onClose();
  }

  return (
    <InnerForm ref={group} label={`Receive ${order.poId}`} onSubmit={() => void receive()}>
      <RestoreDrafts
        editing={editing}
        summaryOf={({ changes }) =>
          receivable
            .filter(({ item }) => changes[item.id] !== undefined)
            .map(({ name, sku, item }) => `${name || sku}: ${changes[item.id] || 'empty'}`)
            .join(', ')
        }
        onAnswer={focusFirst}
      />
      <OrderLines
        lines={lines}
        supplier={order.supplier}
        renderQuantity={({ id }, { name, sku }) => (
          <QuantityNow
            name={name || sku}
            text={values[id] ?? ''}
            conflict={conflicts[id]}
            onTextChange={(text) => {
              setAsked(false);
              setMessage(null);
              editing.change(id, text);
            }}
          />
        )}
      />
      {message !== null && (
        <Alert kind="alert" className="mt-2">
          {message}
        </Alert>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <ScanButton onCode={onCode} className="me-auto -ms-3" />
        <Button tall onClick={onClose}>
          Not now
        </Button>
        <Button variant="primary" tall onClick={() => void receive()}>
          {isAsked ? 'Receive all the same' : 'Receive into stock'}
        </Button>
      </div>
    </InnerForm>
  );
}

const toWarning = (what: string, lines: readonly ReceivingLine[]): string | false =>
  lines.length > 0 && `${what}: ${lines.map(({ name, sku }) => name || sku).join(', ')}.`;

type QuantityNowProps = {
  readonly name: string;
  readonly text: string;
  /** What is left to arrive by now, if that has changed since it was typed. */
  readonly conflict: string | undefined;
  readonly onTextChange: (text: string) => void;
};

function QuantityNow({ name, text, conflict, onTextChange }: QuantityNowProps) {
  const id = useId();
  return (
    <>
      <div className="mt-1 flex items-center justify-end gap-2">
        <label htmlFor={id} className="text-muted">
          Receive now
          <span className="sr-only">
            : <bdi>{name}</bdi>
          </span>
        </label>
        <NumberInput
          id={id}
          value={text}
          aria-invalid={quantityIn(text) === null}
          aria-describedby={conflict === undefined ? undefined : `${id}note`}
          onTextChange={onTextChange}
          onFocus={({ currentTarget }) => currentTarget.select()}
          step="any"
          className="control h-9 w-28 px-2 text-end tabular-nums pointer-coarse:h-11"
        />
      </div>
      {conflict !== undefined && (
        <p id={`${id}note`} role="status" className="mt-1 text-end text-tone-yellow-ink">
          Left to arrive by now: {conflict}
        </p>
      )}
    </>
  );
}
