import { Plus, X } from 'lucide-react';
import { useDeferredValue, useMemo, useId, useRef, useState } from 'react';
import { orUntitled, inFigures } from '../../lib/words.ts';
import { readLines, writeLines } from '../../records/model/lines.ts';
import { quantityIn } from '../../records/model/field.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { isTouched, useMoveFocus } from '../../ui/focus.ts';
import { ScanButton } from '../../ui/scan/ScanButton.tsx';
import { columnsOf } from '../../records/page/fieldColumns.ts';
import { createSearch } from '../../ui/table/search.ts';
import { inventoryItem, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import { itemWithCode } from '../inventory/itemWithCode.ts';
import type { UsedItem } from './visitSaves.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { QuantityInput } from '../../records/form/QuantityInput.tsx';

/** What the form keeps of an item, also while the inventory is not known; the quantity is as it was typed. */
const COLUMNS = [
  { name: 'id', label: 'Item' },
  { name: 'sku', label: 'SKU' },
  { name: 'item', label: 'Name' },
  { name: 'quantity', label: 'Quantity' },
] as const;

type UsedLine = Readonly<Record<(typeof COLUMNS)[number]['name'], string>>;

const readUsed = (text: string): readonly UsedLine[] =>
  readLines(COLUMNS, text).map(({ id = '', sku = '', item = '', quantity = '' }) => ({
    id,
    sku,
    item,
    quantity,
  }));

/** The used items of a form; null if a quantity is none. Those of which nothing was used are left out. */
export function usedIn(text: string): readonly UsedItem[] | null {
  const lines = readUsed(text);
  const used = lines.flatMap(({ id, sku, item, quantity: typed }) => {
    const quantity = quantityIn(typed);
    return quantity === null || quantity < 0 ? [] : [{ id, sku, item, quantity }];
  });
  return used.length < lines.length ? null : used.filter(({ quantity }) => quantity > 0);
}

const column = columnsOf(inventoryItem);
const SEARCHED = [column('sku'), column('name'), column('barcode')];

/** The most items that are suggested, so that they fit above a keyboard. */
const MAX_SUGGESTED = 5;

/** The most items of one visit: they are stored in one update. */
const MAX_ITEMS = 50;

type UsedItemsProps = {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
};

/** What was used on a visit: items of the inventory, found by their SKU, name or barcode, each with its quantity. */
export function UsedItems({ text, onTextChange }: UsedItemsProps) {
  const [isWanted, setWanted] = useState(false);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const { records, status } = useRecords(inventoryItem, { isWanted });
  const byId = useMemo(() => new Map(records.map((item) => [item.id, item])), [records]);
  const used = readUsed(text);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const moveFocus = useMoveFocus();
  const [search] = useState(() => createSearch(SEARCHED));
  const byCode = sought.trim() === '' ? undefined : itemWithCode(records, sought);
  const found = sought.trim() === '' ? [] : byCode ? [byCode] : search(records, sought);

  const write = (lines: readonly UsedLine[]): void => onTextChange(writeLines(COLUMNS, lines));

  const setQuantity = (id: string, quantity: string): void =>
    write(used.map((line) => (line.id === id ? { ...line, quantity } : line)));

  function add({ id, sku, name }: InventoryItem): void {
    const before = used.find((line) => line.id === id);
    const quantity = String((quantityIn(before?.quantity ?? '') ?? 0) + 1);
    if (before) setQuantity(id, quantity);
    else if (used.length < MAX_ITEMS) write([...used, { id, sku, item: name, quantity }]);
    setQuery('');
    moveFocus(() => list.current?.querySelector(`[data-item="${CSS.escape(id)}"] input`));
  }

  function remove(id: string): void {
    write(used.filter((line) => line.id !== id));
    moveFocus(() => input.current);
  }

  return (
    <div onFocus={() => setWanted(true)} onPointerDown={() => setWanted(true)}>
      {used.length > 0 && (
        <ul ref={list} aria-label="Used items" className="mt-2">
          {used.map((line) => (
            <UsedRow
              key={line.id}
              line={line}
              stock={byId.get(line.id)?.stock}
              onQuantity={(quantity) => setQuantity(line.id, quantity)}
              onRemove={() => remove(line.id)}
            />
          ))}
        </ul>
      )}
      <div className="mt-2 flex items-center gap-1">
        <input
          ref={input}
          type="search"
          dir="auto"
          autoComplete="off"
          aria-label="Add a used item"
          aria-controls={listId}
          placeholder="Add an item: name or SKU"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          // What is found below it would be under the keyboard.
          onFocus={({ target }) => isTouched() && target.scrollIntoView({ block: 'start' })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            const [first] = found;
            if (first) add(first);
          }}
          className="control h-11 min-w-0 grow scroll-mt-24 scroll-mb-48 px-3"
        />
        <ScanButton
          onCode={(code) => {
            const item = itemWithCode(records, code);
            if (item) add(item);
            else setQuery(code);
          }}
        />
      </div>
      <ul id={listId} aria-label="Found items">
        {found.slice(0, MAX_SUGGESTED).map((item) => (
          <li key={item.id} className="border-b border-line last:border-b-0">
            <Button
              variant="quiet"
              className="min-h-12 w-full justify-start! px-2! text-start whitespace-normal!"
              onClick={() => add(item)}
            >
              <Plus aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 grow wrap-anywhere">
                <bdi>{orUntitled(item.name || item.sku)}</bdi>
              </span>
              <span className="shrink-0 text-xs font-normal text-muted tabular-nums">
                <bdi>{item.name === '' ? '' : item.sku}</bdi> · {inFigures(item.stock)} in stock
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-[0.8125rem] text-muted">
        {sought.trim() !== '' && found.length === 0 && nothingFound(status)}
      </p>
    </div>
  );
}

const nothingFound = (status: string): string =>
  status === 'loading'
    ? 'The inventory is not on this device yet. Write what you used under Work Done.'
    : 'No item of the inventory matches.';

type UsedRowProps = {
  readonly line: UsedLine;
  /** Undefined while it is not known. */
  readonly stock: number | undefined;
  readonly onQuantity: (quantity: string) => void;
  readonly onRemove: () => void;
};

function UsedRow({ line, stock, onQuantity, onRemove }: UsedRowProps) {
  const id = useId();
  const { sku, item, quantity } = line;
  const title = orUntitled(item || sku);
  const number = quantityIn(quantity);
  const isInvalid = number === null || number < 0;
  return (
    <li
      data-item={line.id}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-line py-2"
    >
      <div className="min-w-0 grow basis-40">
        <label htmlFor={id} className="block text-sm font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </label>
        <p id={`${id}stock`} className="text-xs text-muted tabular-nums">
          {isInvalid ? (
            <span className="font-semibold text-tone-red-ink">Not a quantity</span>
          ) : (
            <>
              {item !== '' && <bdi>{sku}</bdi>}
              {item !== '' && sku !== '' && stock !== undefined && ' · '}
              {stock !== undefined && `${inFigures(stock)} in stock`}
            </>
          )}
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        <QuantityInput
          id={id}
          title={title}
          value={quantity}
          aria-invalid={isInvalid}
          aria-describedby={`${id}stock`}
          enterKeyHint="done"
          onTextChange={onQuantity}
          onEnter={(input) => input.blur()}
        />
        <IconButton
          icon={X}
          label={`Remove ${title}`}
          title={`Remove ${title}`}
          className="size-11"
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
