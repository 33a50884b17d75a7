import { at, isTree, type Tree } from './tree.ts';

/** The path of the counter of tax invoice numbers, and of the invoices. */
export const COUNTER = 'counters/taxInvoice';
const INVOICES = 'finance/invoices';

/** The counter after a write that counts one further; undefined if it does not. */
function nextCount(before: Tree, after: Tree): { last: number; record: string } | undefined {
  const next = at(after, COUNTER);
  if (!isTree(next) || Object.keys(next).toSorted().join() !== 'last,record') return undefined;
  const { last, record } = next;
  const old = at(before, COUNTER);
  const previous = old === undefined ? 0 : at(before, `${COUNTER}/last`);
  if (typeof last !== 'number' || typeof record !== 'string') return undefined;
  return typeof previous === 'number' && last === previous + 1 ? { last, record } : undefined;
}

/**
 * Whether a write issues a tax invoice number: a part of the second description of the rules. It counts one further, for an
 * invoice that had no number before and has this one afterwards, and is neither a draft nor about nothing.
 */
export function isIssue(before: Tree, after: Tree): boolean {
  const count = nextCount(before, after);
  if (count === undefined) return false;
  const invoice = `${INVOICES}/${count.record}`;
  if (at(after, `${invoice}/status`) === 'Draft' || at(after, `${invoice}/amount`) === 0)
    return false;
  const path = `${invoice}/taxNumber`;
  return at(before, path) === undefined && at(after, path) === count.last;
}

/** Whether a write issues its number to this invoice. */
export const isNumberOf = (id: string, before: Tree, after: Tree): boolean =>
  isIssue(before, after) && nextCount(before, after)?.record === id;
