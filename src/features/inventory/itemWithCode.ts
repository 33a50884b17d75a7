import { nameKey } from '../../lib/nameKey.ts';
import type { InventoryItem } from './inventoryItem.entity.ts';

/** The item that a scanned code stands for: the one with this barcode, or with this SKU, in any case. */
export function itemWithCode<Item extends Pick<InventoryItem, 'barcode' | 'sku'>>(
  items: readonly Item[],
  code: string,
): Item | undefined {
  const key = codeKey(code);
  return (
    items.find(({ barcode }) => codeKey(barcode) === key) ??
    items.find(({ sku }) => codeKey(sku) === key)
  );
}

/** Scanners differ in whether a number of twelve digits starts with a zero. */
const codeKey = (code: string): string => nameKey(code).replace(/^0+(?=\d+$)/, '');
