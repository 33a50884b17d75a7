import { COUNTER } from './issueDescription.ts';
import type { Random } from './random.ts';
import { at, isTree, type Tree } from './tree.ts';

/** A write that issues a tax invoice number, mostly a valid one, with up to two things wrong. */
export function randomIssue(random: Random, tree: Tree): Record<string, unknown> {
  const invoices = at(tree, 'finance/invoices');
  const ids = isTree(invoices) ? Object.keys(invoices) : [];
  const open = ids.filter((id) => at(tree, `finance/invoices/${id}/taxNumber`) === undefined);
  const id = random.pick(random.oneIn(8) || open.length === 0 ? [...ids, 'missing'] : open);
  const last = at(tree, `${COUNTER}/last`);
  const next = (typeof last === 'number' ? last : 0) + 1;
  const wrong = (): unknown => random.pick([next + 1, next - 1, 1, 0, '1', true, { a: 1 }, null]);
  const number = random.oneIn(8) ? wrong() : next;
  const counted = random.oneIn(8) ? wrong() : next;
  const record = random.oneIn(8) ? random.pick([...ids, `${id}/status`, 5, null, '']) : id;
  const note = random.oneIn(20) ? { note: 'x' } : {};
  return {
    ...(!random.oneIn(12) && { [`finance/invoices/${id}/taxNumber`]: number }),
    ...(random.oneIn(15) && { [`finance/invoices/${random.pick(ids)}/taxNumber`]: number }),
    ...(random.oneIn(10)
      ? { [`${COUNTER}/last`]: counted, [`${COUNTER}/record`]: record }
      : { [COUNTER]: random.oneIn(15) ? null : { last: counted, record, ...note } }),
  };
}
