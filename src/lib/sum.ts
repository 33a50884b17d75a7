/** The sum of one number per item; 0 for an empty list. */
export function sum<Item>(
  items: readonly Item[],
  amount: (item: Item, index: number) => number,
): number {
  return items.reduce((total, item, index) => total + amount(item, index), 0);
}

/** As `sum`, of whole numbers of any size, such as cents. */
export const wholeSum = <Item>(items: readonly Item[], amount: (item: Item) => bigint): bigint =>
  items.reduce((total, item) => total + amount(item), 0n);

/** The sum of two numbers without the error of binary fractions: 0.1 and 0.2 make 0.3. */
export const addExactly = (a: number, b: number): number => Number((a + b).toFixed(6));
