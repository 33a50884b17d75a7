import { addExactly } from '../../lib/sum.ts';
import { useDeferredValue, useState, memo, useId, useCallback, useMemo, useRef } from 'react';
import { inventoryItem, type InventoryItem } from './inventoryItem.entity.ts';
import { differenceOf, isUnreadable, signed, type Count, type Counts } from './stockCount.ts';
import { plural, countText, orUntitled, inFigures } from '../../lib/words.ts';
import { useConnection } from '../../records/store/connection/useConnection.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { columnsOf } from '../../records/page/fieldColumns.ts';
import { createSearch } from '../../ui/table/search.ts';
import { createAddress, pageOf } from '../../records/page/address/addresses.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { QuantityInput } from '../../records/form/QuantityInput.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useSaveBatch, type BatchOptions } from '../../records/store/write/saveChange.ts';
import { discardTyped, draftScope, openedEdits, useEdits } from '../../records/form/useEdits.ts';
import { ScanButton } from '../../ui/scan/ScanButton.tsx';
import { useMoveFocus } from '../../ui/focus.ts';
import { itemWithCode } from './itemWithCode.ts';
import { TextLink } from '../../ui/TextLink.tsx';

const MAX_LISTED = 50;

const column = columnsOf(inventoryItem);
const COLUMNS = [
  column('sku'),
  column('name'),
  column('category'),
  column('bin'),
  column('barcode'),
];

/** Counts the stock, also without a network. Saves the differences, so that two people who count overwrite nothing. */
export default function StockCountPage() {
  const { records, status } = useRecords(inventoryItem);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const { counts, setCount, save, discard } = useStockCount(records);
  const isConnected = useConnection();
  const shelves = useMemo(() => byBin(records), [records]);
  const [search] = useState(() => createSearch(COLUMNS));
  const found = search(shelves, sought);
  const hidden = found.length - MAX_LISTED;
  const ids = Object.keys(counts);
  const [isAsked, setAsked] = useState(false);
  const moved = records.flatMap((item): MovedItem[] => {
    const count = counts[item.id];
    const isMoved = count !== undefined && count.expected !== item.stock;
    return isMoved && differenceOf(count) !== null ? [{ item, count }] : [];
  });
  const isInvalid = Object.values(counts).some(isUnreadable);
  const list = useRef<HTMLUListElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const moveFocus = useMoveFocus();
  const [unknownCode, setUnknownCode] = useState<string | null>(null);

  function onCode(code: string): void {
    const item = itemWithCode(records, code);
    setQuery(item ? item.barcode || item.sku : code);
    setUnknownCode(item ? null : code);
    if (!item) return;
    const row = `[data-item="${CSS.escape(item.id)}"] input`;
    moveFocus(() => list.current?.querySelector<HTMLElement>(row), { isAlways: true });
  }

  /** Goes on to the next item, or back to the search, where the next code is typed. */
  const goOn = useCallback((from: EventTarget): void => {
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = inputs[inputs.findIndex((input) => input === from) + 1] ?? searchField.current;
    next?.focus();
    next?.select();
  }, []);

  return (
    <>
      <PageHeader
        title="Stock count"
        parts={
          <TextLink to={pageOf(inventoryItem)} className="text-sm">
            Inventory
          </TextLink>
        }
      />
      <div className="flex gap-1 px-4 pb-3 sm:px-6">
        <SearchField
          ref={searchField}
          placeholder="Search by name or SKU..."
          query={query}
          onQuery={setQuery}
          onEnter={(typed) => {
            if (typed.trim() !== '' && itemWithCode(records, typed)) onCode(typed);
            else list.current?.querySelector('input')?.focus();
          }}
        />
        <ScanButton onCode={onCode} />
      </div>
      {records.length === 0 ? (
        <ListPlaceholder
          status={status}
          label="Items"
          empty="No items yet. Add them on the Inventory page."
          whenEmpty={
            <p className="px-4 pb-6 text-sm sm:px-6">
              <TextLink to={createAddress(inventoryItem)}>Add the first item</TextLink>
            </p>
          }
        />
      ) : (
        <ul ref={list} aria-label="Items to count" className="border-t border-line">
          {found.slice(0, MAX_LISTED).map((item) => (
            <CountRow
              key={item.id}
              item={item}
              count={counts[item.id]}
              onCount={setCount}
              onEnter={goOn}
            />
          ))}
        </ul>
      )}
      <p role="status" className="px-4 pt-2 pb-4 text-[0.8125rem] text-muted sm:px-6">
        {records.length > 0 && found.length === 0 && 'No item matches the search. '}
        {found.length === 0 && unknownCode !== null && unknownCode === query && (
          <TextLink
            to={createAddress(inventoryItem, { barcode: unknownCode })}
            className="font-medium"
          >
            Add an item with this barcode
          </TextLink>
        )}
        {hidden > 0 &&
          `${inFigures(hidden)} more ${plural(hidden, 'item', 'items')}: search to narrow the list.`}
      </p>
      {ids.length > 0 && (
        <div className="sticky bottom-0 z-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 max-lg:bottom-14 sm:px-6 short:static">
          <p role="status" className="me-auto text-[0.8125rem] text-muted tabular-nums">
            {isInvalid ? 'Check the quantities' : `${ids.length} counted`}
            {!isConnected && ' · no connection, so it waits on this device'}
          </p>
          <Button className="min-h-11" onClick={() => discard()}>
            Discard
          </Button>
          <Button
            variant="primary"
            className="min-h-11"
            aria-disabled={isInvalid}
            onClick={() => {
              if (isInvalid) return;
              if (moved.length > 0) setAsked(true);
              else void save();
            }}
          >
            Save count
          </Button>
        </div>
      )}
      {isAsked && (
        <MovedStock
          moved={moved}
          onClose={() => setAsked(false)}
          onSave={(recounted) => {
            setAsked(false);
            void save(records.filter(({ id }) => recounted.has(id)));
          }}
        />
      )}
    </>
  );
}

/** Items in the order in which one walks past their bins; those without one follow as they are. */
function byBin(items: readonly InventoryItem[]): readonly InventoryItem[] {
  const binned = items.filter(({ bin }) => bin.trim() !== '');
  const others = items.filter(({ bin }) => bin.trim() === '');
  return [...binned.toSorted((a, b) => BINS.compare(a.bin, b.bin)), ...others];
}

/** A-2 comes before A-10. */
const BINS = new Intl.Collator('en', { numeric: true });

type CountRowProps = {
  readonly item: InventoryItem;
  readonly count: Count | undefined;
  /** Stable. */
  readonly onCount: (id: string, counted: string) => void;
  readonly onEnter: (field: EventTarget) => void;
};

const CountRow = memo(function CountRow({ item, count, onCount, onEnter }: CountRowProps) {
  const id = useId();
  const { name, sku, stock, bin } = item;
  const title = orUntitled(name || sku);
  const expected = count?.expected ?? stock;
  const difference = count && differenceOf(count);
  const isInvalid = count !== undefined && isUnreadable(count);
  return (
    <li
      data-item={item.id}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 sm:px-6"
    >
      <div className="min-w-0 grow basis-48 sm:max-w-130">
        <label htmlFor={id} className="block text-sm font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </label>
        <p className="text-xs text-muted tabular-nums">
          {bin.trim() !== '' && (
            <>
              <bdi className="font-semibold text-ink">
                <span className="sr-only">Bin </span>
                {bin}
              </bdi>
              {' · '}
            </>
          )}
          {name !== '' && sku !== '' && (
            <>
              <bdi>{sku}</bdi>
              {' · '}
            </>
          )}
          Expected {inFigures(expected)}
          {expected !== stock && `, now ${inFigures(stock)}`}
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        <span
          id={`${id}difference`}
          className={`min-w-24 text-sm max-sm:grow sm:text-end font-semibold tabular-nums ${
            difference ? 'text-tone-red-ink' : 'text-muted'
          }`}
        >
          {isInvalid
            ? 'Not a quantity'
            : difference === 0
              ? 'Agrees'
              : difference && signed(difference)}
        </span>
        <QuantityInput
          id={id}
          title={title}
          value={count?.counted ?? ''}
          aria-invalid={isInvalid}
          aria-describedby={`${id}difference`}
          enterKeyHint="next"
          onTextChange={(counted) => onCount(item.id, counted)}
          onEnter={onEnter}
        />
      </div>
    </li>
  );
});

/** An item whose stock has changed since its count began. */
type MovedItem = { readonly item: InventoryItem; readonly count: Count };

type MovedStockProps = {
  readonly moved: readonly MovedItem[];
  readonly onClose: () => void;
  /** `recounted`: the items whose count says what is there now, whatever has been booked since it began. */
  readonly onSave: (recounted: ReadonlySet<string>) => void;
};

/**
 * Asks what a changed stock means for a count. If a colleague has counted the same shelf, the difference is booked already, and
 * adding it again would count it twice; if goods have come or gone, it is still missing. The stock alone does not tell which.
 */
function MovedStock({ moved, onClose, onSave }: MovedStockProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({});
  const isAnswered = moved.every(({ item }) => answers[item.id] !== undefined);
  return (
    <Modal title="The stock changed while you counted" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto px-6 pt-1 pb-5 text-sm">
        <p className="text-muted">
          Perhaps a colleague has counted the same shelf; then your difference is booked already.
          Choose what is right for each item.
        </p>
        {moved.map(({ item, count }) => (
          <MovedChoice
            key={item.id}
            item={item}
            count={count}
            isRecounted={answers[item.id]}
            onAnswer={(isRecounted) =>
              setAnswers((others) => ({ ...others, [item.id]: isRecounted }))
            }
          />
        ))}
      </div>
      <DialogFooter
        onClose={onClose}
        closeLabel="Back to the count"
        action="Save count"
        isUnavailable={!isAnswered}
        onAction={() => onSave(new Set(Object.keys(answers).filter((id) => answers[id] === true)))}
      />
    </Modal>
  );
}

type MovedChoiceProps = MovedItem & {
  readonly isRecounted: boolean | undefined;
  readonly onAnswer: (isRecounted: boolean) => void;
};

function MovedChoice({ item, count, isRecounted, onAnswer }: MovedChoiceProps) {
  const name = useId();
  const difference = differenceOf(count) ?? 0;
  const counted = addExactly(count.expected, difference);
  const total = addExactly(item.stock, difference);
  return (
    <fieldset className="grid gap-2 tabular-nums">
      <legend className="font-semibold wrap-anywhere">
        <bdi>{orUntitled(item.name || item.sku)}</bdi>
      </legend>
      <p className="text-xs text-muted">
        {inFigures(count.expected)} when you began, {inFigures(item.stock)} now; you counted{' '}
        {inFigures(counted)}
      </p>
      <Choice
        name={name}
        label={`A colleague counted it too: ${inFigures(counted)} are there now`}
        isChosen={isRecounted === true}
        onChoose={() => onAnswer(true)}
      />
      <Choice
        name={name}
        label={`Goods came or went: my difference makes it ${inFigures(total)}`}
        isChosen={isRecounted === false}
        onChoose={() => onAnswer(false)}
      />
    </fieldset>
  );
}

type StockCount = {
  readonly counts: Counts;
  /** Sets what was counted of an item; blank takes it out. Stable. */
  readonly setCount: (id: string, counted: string) => void;
  /** Saves the differences, and starts anew: from what was expected, or, for the items of `recounted`, from their stock now. */
  readonly save: (recounted?: readonly InventoryItem[]) => Promise<void>;
  readonly discard: () => void;
};

function useStockCount(items: readonly InventoryItem[]): StockCount {
  const stocks = useMemo(
    () => Object.fromEntries(items.map(({ id, stock }) => [id, String(stock)])),
    [items],
  );
  const editing = useEdits(stocks, (uid) =>
    openedEdits(draftScope(uid, `${inventoryItem.path}/count`, null), { continues: true }),
  );
  const { state, change, takeBack } = editing;
  const { edits, base } = state;
  const counts: Counts = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(edits).map(([id, counted]) => [id, { counted, expected: Number(base[id]) }]),
      ),
    [edits, base],
  );
  const saveBatch = useSaveBatch();
  const setCount = useCallback(
    (id: string, counted: string) => (counted === '' ? takeBack(id) : change(id, counted)),
    [takeBack, change],
  );

  async function save(recounted: readonly InventoryItem[] = []): Promise<void> {
    const now = new Map(recounted.map(({ id, stock }) => [id, stock]));
    const differences = Object.entries(counts).flatMap(([id, { counted, expected }]) => {
      const difference = differenceOf({ counted, expected: now.get(id) ?? expected });
      return difference === null ? [] : [{ id, difference }];
    });
    const changed = differences.filter(({ difference }) => difference !== 0);
    const add = (sign: 1 | -1, options: Pick<BatchOptions, 'purpose' | 'toast' | 'undo'>) =>
      saveBatch(
        changed.map(({ id, difference }) => ({
          path: inventoryItem.path,
          recordId: id,
          adds: { stock: sign * difference },
        })),
        { ...options, title: countText(changed.length, inventoryItem.noun) },
      );
    const undo = (): void => void add(-1, { purpose: 'Undo of a stock count', toast: 'Undone' });
    await editing.save(() =>
      add(1, {
        purpose: 'Stock count',
        toast: describe(changed.length, differences.length - changed.length),
        undo: changed.length > 0 ? undo : undefined,
      }),
    );
  }

  return {
    counts,
    setCount,
    save,
    discard: () => {
      const count = countText(Object.keys(counts).length, inventoryItem.noun);
      discardTyped(editing, `The count of ${count} is discarded`);
    },
  };
}

function describe(changed: number, asExpected: number): string {
  const agree = `${asExpected} as expected`;
  if (changed === 0) return `Nothing to correct: ${agree}`;
  const corrected = `Count: ${changed} corrected`;
  return asExpected === 0 ? corrected : `${corrected}, ${agree}`;
}
