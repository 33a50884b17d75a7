import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import { inventoryItem, type InventoryItem } from './inventoryItem.entity.ts';
import { differenceOf, type Counts } from './stockCount.ts';
import { countText } from '../../lib/plural.ts';
import { useSaveBatch } from '../../store/write/useSaveBatch.ts';
import { draftScope, loadDrafts, saveDraft } from '../../form/draftStorage.ts';
import { useReportUnsavedInput } from '../../form/unsavedInput.ts';
import { showToast } from '../../ui/toasts.ts';

/** A stock count in progress; it survives a reload of the tab. */
export type StockCount = {
  readonly counts: Counts;
  /** Sets what was counted of an item; blank takes it out. Stable. */
  readonly setCount: (item: InventoryItem, counted: string) => void;
  /**
   * Saves the differences, and starts anew: from what was expected, or, for the items of `recounted`, from their stock now.
   * Resolves when they are on the device.
   */
  readonly save: (recounted?: readonly InventoryItem[]) => Promise<void>;
  readonly discard: () => void;
};

/** The stock count of this tab. */
export function useStockCount(): StockCount {
  const uid = useAuth().user?.uid ?? '';
  const key = `${draftScope(uid, `${inventoryItem.path}/count`, null)}0`;
  const [counts, setCounts] = useState(() => loadCounts(key));
  const saveBatch = useSaveBatch();
  useReportUnsavedInput(Object.keys(counts).length > 0);

  useEffect(() => saveCounts(key, counts), [key, counts]);

  const setCount = useCallback(({ id, stock }: InventoryItem, counted: string) => {
    setCounts(({ [id]: earlier, ...others }) =>
      counted === ''
        ? others
        : { ...others, [id]: { counted, expected: earlier?.expected ?? stock } },
    );
  }, []);

  async function save(recounted: readonly InventoryItem[] = []): Promise<void> {
    const stocks = new Map(recounted.map(({ id, stock }) => [id, stock]));
    const differences = Object.entries(counts).flatMap(([id, { counted, expected }]) => {
      const difference = differenceOf({ counted, expected: stocks.get(id) ?? expected });
      return difference === null ? [] : [{ id, difference }];
    });
    const changed = differences.filter(({ difference }) => difference !== 0);
    const add = (sign: 1 | -1) =>
      saveBatch(
        changed.map(({ id, difference }) => ({
          path: inventoryItem.path,
          recordId: id,
          adds: { stock: sign * difference },
        })),
        {
          purpose: sign === 1 ? 'Stock count' : 'Undo of a stock count',
          title: countText(changed.length, inventoryItem.noun),
        },
      );
    await add(1);
    setCounts({});
    showToast(
      describe(changed.length, differences.length - changed.length),
      changed.length > 0
        ? { label: 'Undo', run: () => void add(-1).then(() => showToast('Undone')) }
        : undefined,
    );
  }

  return { counts, setCount, save, discard: () => setCounts({}) };
}

function describe(changed: number, asExpected: number): string {
  const agree = `${asExpected} as expected`;
  if (changed === 0) return `Nothing to correct: ${agree}`;
  const corrected = `Count saved: ${changed} corrected`;
  return asExpected === 0 ? corrected : `${corrected}, ${agree}`;
}

function saveCounts(key: string, counts: Counts): void {
  const texts = (text: (count: Counts[string]) => string) =>
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, text(count)]));
  saveDraft({
    key,
    changes: texts(({ counted }) => counted),
    base: texts(({ expected }) => String(expected)),
  });
}

function loadCounts(key: string): Counts {
  const [draft] = loadDrafts(key);
  return Object.fromEntries(
    Object.entries(draft?.changes ?? {}).map(([id, counted]) => [
      id,
      { counted, expected: Number(draft?.base[id] ?? 0) },
    ]),
  );
}
