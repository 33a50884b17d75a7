import type { Random } from './random.ts';
import { at, isTree, type Tree } from './tree.ts';

/** The save of a receipt: the stocks of some items, with their entries, and what has arrived of an order; mostly valid. */
export function randomReceipt(
  random: Random,
  signed: { readonly user: string; readonly timestamp: object },
  tree: Tree,
): Record<string, unknown> {
  const save = `e${random.below(1e9)}`;
  const items = keysAt(tree, 'inventory/items').filter(() => random.oneIn(2));
  const quantity = () =>
    random.oneIn(12)
      ? random.pick<unknown>([0, 1e16, 'two', true, { a: 1 }])
      : random.below(9) - 12;
  const lines = Object.fromEntries(items.map((item) => [item, quantity()]));
  if (random.oneIn(15)) lines['unknown'] = 1;
  const order = random.oneIn(10)
    ? random.pick<unknown>(['', 'unknown', 'r1/status', 7])
    : random.pick(keysAt(tree, 'procurement/purchaseOrders'));
  const action = random.oneIn(12) ? 'updated supplier' : 'updated PO';
  return {
    [`activity/${save}`]: { ...signed, action, subject: 'PO-1' },
    [`receipts/${random.oneIn(20) ? 'other' : save}`]: { ...signed, order, lines },
  };
}

const keysAt = (tree: Tree, path: string): readonly string[] => {
  const node = at(tree, path);
  return isTree(node) ? Object.keys(node) : ['none'];
};
