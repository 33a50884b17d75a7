import { useRef, useState, useId } from 'react';
import type { InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { initialDraft, type Texts } from '../../records/model/draft.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { money } from '../../lib/money.ts';
import { totalOf, type OrderLine } from './orderLines.ts';
import { parseRecord } from '../../records/model/entity.ts';
import { purchaseOrder, type PurchaseOrder } from './purchaseOrder.entity.ts';
import {
  draftOrders,
  lowBySupplier,
  type SupplierGroup as Group,
  type LowItem,
} from './lowItems.ts';
import { countText, orUntitled, inFigures } from '../../lib/words.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useSaveBatch } from '../../records/store/write/saveChange.ts';
import { useRecords, without } from '../../records/store/read/useRecords.ts';
import { Alert } from '../../ui/Alert.tsx';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { offerFocus } from '../../ui/focus.ts';
import { filteredAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { useSayCreated } from '../../records/page/ArchiveButton.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { quantityIn } from '../../records/model/field.ts';
import { hasBadInput } from '../../lib/hasBadInput.ts';
import { Link } from 'react-router-dom';
import { draftScope, openedEdits, useEdits } from '../../records/form/useEdits.ts';
import { RestoreDrafts } from '../../records/form/RestoreDrafts.tsx';
import { NumberInput } from '../../records/form/NumberInput.tsx';
import { NameInput } from '../../records/form/names/NameInput.tsx';

type OrderLowItemsProps = {
  readonly items: readonly InventoryItem[];
  readonly onClose: () => void;
};

const DRAFTS = filteredAddress(purchaseOrder, { status: ['Draft'] });
const SHOW = { label: 'Show', address: () => DRAFTS };

/** Drafts an order per supplier for the items that are low or out of stock. */
export default function OrderLowItems({ items, onClose }: OrderLowItemsProps) {
  const { records: orders, status } = useRecords(purchaseOrder, { withArchived: true });
  const [message, setMessage] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const save = useSaveBatch();
  const today = useToday();
  const sayCreated = useSayCreated(purchaseOrder, SHOW);
  const groups = lowBySupplier(items, without(orders, archivedOn));
  const low = groups.flatMap((group) => group.items);
  const editing = useEdits(proposedTexts(low), (uid) =>
    openedEdits(draftScope(uid, `${purchaseOrder.path}/low`, null)),
  );
  const { values, conflicts } = editing;
  const supplierOf = (group: Group): string => group.supplier || (values[SUPPLIER] ?? '').trim();
  const ordered = groups.filter((group) => supplierOf(group) !== '');
  const total = totalOf(ordered.flatMap((group) => toLines(group, values)));

  function edit(name: string, text: string): void {
    setMessage(null);
    editing.change(name, text);
  }

  async function create(): Promise<void> {
    const numbers = low.map(({ item }) => quantityIn(values[item.id] ?? '') ?? -1);
    if (hasBadInput(list.current) || numbers.some((number) => number < 0)) {
      setMessage('Type how many to order of each item, or 0 to leave it out.');
      return;
    }
    let leftOut = 0;
    const texts = groups.flatMap((group) => {
      const orderedFrom = supplierOf(group);
      const lines = toLines(group, values);
      if (orderedFrom !== '') return draftOrders(orderedFrom, lines, today);
      leftOut = lines.length;
      return [];
    });
    if (texts.length === 0) {
      setMessage(
        leftOut > 0
          ? 'Name the supplier of the items that have none.'
          : 'Nothing to order: all quantities are 0.',
      );
      return;
    }
    const taken: PurchaseOrder[] = [...orders];
    const saves = texts.map((typed) => {
      const draft = { ...initialDraft(purchaseOrder, taken), ...typed };
      taken.push(parseRecord(purchaseOrder, '', draft));
      return { path: purchaseOrder.path, recordId: null, typed: draft };
    });
    const count = countText(saves.length, 'draft');
    const others = countText(leftOut, 'item');
    const note = leftOut > 0 ? `; ${others} without a supplier left out` : '';
    const isSaved = await editing.save(async () =>
      sayCreated(
        await save(saves, { purpose: 'New purchase orders', title: count }),
        `${count} created in Procurement${note}`,
      ),
    );
    if (isSaved) onClose();
  }

  return (
    <Modal title="Order what is low" onClose={onClose}>
      <div ref={list} className="grid gap-5 overflow-y-auto px-6 pt-1 pb-5">
        <RestoreDrafts
          editing={editing}
          summaryOf={({ changes }) =>
            [
              changes[SUPPLIER] && `Order these from: ${changes[SUPPLIER]}`,
              ...low.map(({ item }) => {
                const text = changes[item.id];
                return text !== undefined && `${item.name || item.sku}: ${text || 'empty'}`;
              }),
            ]
              .filter(Boolean)
              .join(', ')
          }
          onAnswer={() => offerFocus(list.current?.querySelector('input'))}
        />
        {groups.length === 0 && (
          <p className="text-sm text-muted">
            Nothing is low: all items are above their reorder point.
          </p>
        )}
        {groups.map((group) => (
          <SupplierGroup
            key={group.supplier}
            group={group}
            texts={values}
            conflicts={conflicts}
            onEdit={edit}
          />
        ))}
      </div>
      <DialogFooter
        onClose={onClose}
        action={groups.length > 0 && 'Create drafts'}
        onAction={() => void create()}
      >
        {groups.length > 0 && (
          <p role="status" className="text-[0.8125rem] text-muted tabular-nums">
            {money(total)} in all, at unit cost
          </p>
        )}
        {message !== null && <Alert kind="alert">{message}</Alert>}
        {!isComplete(status) && (
          <p role="status" className="text-xs text-muted">
            Orders are still loading, so what is on order already may be missing here.
          </p>
        )}
      </DialogFooter>
    </Modal>
  );
}

/** Names the supplier of the items that have none, beside the ids of items, which have no dot. */
const SUPPLIER = '.supplier';

/** What is ordered of a group as it is typed: a quantity of 0 leaves an item out. */
const toLines = ({ items }: Group, texts: Texts): readonly OrderLine[] =>
  items.flatMap(({ item: { id, sku, name, cost } }) => {
    const quantity = quantityIn(texts[id] ?? '') ?? 0;
    return quantity > 0 ? [{ sku, name, cost, quantity }] : [];
  });

/** What the dialog starts with: enough of each item that is not on order already. */
const proposedTexts = (low: readonly LowItem[]): Texts => ({
  [SUPPLIER]: '',
  ...Object.fromEntries(
    low.map(({ item, suggested, onOrder }) => [
      item.id,
      onOrder.length > 0 ? '0' : String(suggested),
    ]),
  ),
});

type SupplierGroupProps = {
  readonly group: Group;
  /** How many of each item to order, by its id, and the supplier of those that have none. */
  readonly texts: Texts;
  /** What would be proposed by now, where that has changed since a text was edited. */
  readonly conflicts: Texts;
  readonly onEdit: (name: string, text: string) => void;
};

function SupplierGroup(props: SupplierGroupProps) {
  const { group, texts, conflicts, onEdit } = props;
  const supplier = texts[SUPPLIER] ?? '';
  const titleId = useId();
  const supplierId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="flex justify-between gap-4 text-sm">
        <h3 id={titleId} className="font-semibold">
          <bdi>{group.supplier || 'No supplier yet'}</bdi>
        </h3>
        <span className="text-muted tabular-nums">{money(totalOf(toLines(group, texts)))}</span>
      </div>
      {group.supplier === '' && (
        <div className="mt-1.5">
          <label htmlFor={supplierId} className="text-[0.8125rem] text-muted">
            Order these from
          </label>
          <NameInput
            names={{ of: 'suppliers' }}
            value={supplier}
            onTextChange={(name) => onEdit(SUPPLIER, name)}
            attributes={{
              id: supplierId,
              name: 'supplier',
              'aria-describedby': `${supplierId}note`,
            }}
            className="control mt-1 h-9 w-full px-3 pointer-coarse:h-11"
          />
          <p id={`${supplierId}note`} className="mt-1 text-xs text-muted">
            {supplier.trim() === '' && 'Left out until you name a supplier.'}
          </p>
        </div>
      )}
      <ul className="mt-1 divide-y divide-line">
        {group.items.map((low) => (
          <LowItemRow
            key={low.item.id}
            low={low}
            quantity={texts[low.item.id] ?? ''}
            conflict={conflicts[low.item.id]}
            onQuantity={(text) => onEdit(low.item.id, text)}
          />
        ))}
      </ul>
    </section>
  );
}

type LowItemRowProps = {
  readonly low: LowItem;
  readonly quantity: string;
  readonly conflict: string | undefined;
  readonly onQuantity: (text: string) => void;
};

function LowItemRow(props: LowItemRowProps) {
  const { low, quantity, conflict, onQuantity } = props;
  const { item, onOrder, suggested } = low;
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-[0.8125rem]">
      <input
        type="checkbox"
        aria-label={`Order ${orUntitled(item.name || item.sku)}`}
        checked={quantityIn(quantity) !== 0}
        onChange={({ target }) => onQuantity(target.checked ? String(suggested) : '0')}
        className="size-4 shrink-0 accent-accent pointer-coarse:size-6"
      />
      <label htmlFor={id} className="min-w-0 grow basis-40 wrap-anywhere">
        <span className="sr-only">How many of </span>
        <bdi className="font-medium">{orUntitled(item.name || item.sku)}</bdi>{' '}
        {item.name !== '' && <bdi className="text-xs text-muted">{item.sku}</bdi>}
        <span className="block text-xs text-muted tabular-nums">
          {inFigures(item.stock)} in stock, reorder at {inFigures(item.reorder)}
        </span>
      </label>
      <NumberInput
        id={id}
        value={quantity}
        onTextChange={onQuantity}
        min={0}
        step="any"
        className="control h-9 w-24 px-2 text-end tabular-nums pointer-coarse:h-11"
      />
      {conflict !== undefined && (
        <p role="status" className="basis-full text-xs text-tone-yellow-ink">
          Proposed by now: {conflict}
        </p>
      )}
      {onOrder.length > 0 && (
        <p className="basis-full text-xs text-tone-yellow-ink">
          On order already:{' '}
          {onOrder.map((order, index) => (
            <span key={order.id}>
              {index > 0 && ', '}
              <Link
                to={recordAddress(purchaseOrder, order.id)}
                className="underline underline-offset-4"
              >
                <bdi>{orUntitled(order.poId)}</bdi>
              </Link>{' '}
              ({order.status})
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
