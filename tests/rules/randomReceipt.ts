import type { Random } from './random.ts';
import { at, isTree, type Tree } from './tree.ts';

/**
 * The save of a receipt: what has arrived of an order, or what of it is taken back, and the stocks that it moves; mostly
 * valid.
 */
export function randomReceipt(
  random: Random,
  signed: { readonly user: string; readonly timestamp: object },
  tree: Tree,
): Record<string, unknown> {
  const save = `e${random.below(1e9)}`;
  const reversed = random.oneIn(3) ? random.pick(keysAt(tree, 'receipts')) : undefined;
  const old = asTree(at(tree, `receipts/${reversed}`));
  const lines =
    reversed === undefined ? randomLines(random, tree) : opposite(random, asTree(old['lines']));
  const order = random.oneIn(10)
    ? random.pick<unknown>(['', 'unknown', 'r1/status', 7])
    : (old['order'] ?? random.pick(keysAt(tree, 'procurement/purchaseOrders')));
  const action = random.oneIn(12) ? 'updated supplier' : 'updated PO';
  const key = random.oneIn(20) ? 'other' : save;
  return {
    ...movedStocks(random, tree, lines),
    [`activity/${save}`]: { ...signed, action, subject: 'PO-1' },
    [`receipts/${key}`]: { ...signed, order, lines, ...(reversed && { reverses: reversed }) },
    ...(reversed && !random.oneIn(12) && { [`receipts/${reversed}/reversedBy`]: key }),
  };
}

/** Quantities of some items. */
function randomLines(random: Random, tree: Tree): Record<string, unknown> {
  const items = keysAt(tree, 'inventory/items').filter(() => random.oneIn(2));
  const quantity = () =>
    random.oneIn(12)
      ? random.pick<unknown>([0, 1e16, 'two', true, { a: 1 }])
      : random.below(9) - 12;
  const lines = Object.fromEntries(items.map((item) => [item, quantity()]));
  return random.oneIn(15) ? { ...lines, unknown: 1 } : lines;
}

/** The lines that take others back; seldom, other ones. */
const opposite = (random: Random, lines: Tree): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(lines).map(([item, quantity]) => [
      item,
      -Number(quantity) + (random.oneIn(15) ? 1 : 0),
    ]),
  );

/** The stocks after a receipt, by path; seldom, another stock, or none. */
const movedStocks = (
  random: Random,
  tree: Tree,
  lines: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(lines).flatMap(([item, quantity]) => {
      const path = `inventory/items/${item}/stock`;
      const stock = at(tree, path);
      if (typeof quantity !== 'number' || random.oneIn(20)) return [];
      const sum = (typeof stock === 'number' ? stock : 0) + quantity;
      return [[path, random.oneIn(20) ? sum + 1 : sum]];
    }),
  );

const asTree = (value: unknown): Tree => (isTree(value) ? value : {});

const keysAt = (tree: Tree, path: string): readonly string[] => {
  const node = at(tree, path);
  return isTree(node) ? Object.keys(node) : ['none'];
};
