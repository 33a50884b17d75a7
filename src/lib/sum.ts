/** The sum of one number per item; 0 for an empty list. */
export function sum<Item>(
  items: readonly Item[],
  amount: (item: Item, index: number) => number,
): number {
  return items.reduce((total, item, index) => total + amount(item, index), 0);
}
