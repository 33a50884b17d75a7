import { at, isTree, type Tree } from './tree.ts';

/** The counters of issued numbers, by path of what has the numbers. */
export const COUNTERS: Readonly<Record<string, string>> = {
  'finance/invoices': 'counters/taxInvoice',
  creditNotes: 'counters/taxCreditNote',
};

/** The counter after a write that counts one further; undefined if it does not. */
function nextCount(
  counter: string,
  before: Tree,
  after: Tree,
): { last: number; record: string } | undefined {
  const next = at(after, counter);
  if (!isTree(next) || Object.keys(next).toSorted().join() !== 'last,record') return undefined;
  const { last, record } = next;
  const old = at(before, counter);
  const previous = old === undefined ? 0 : at(before, `${counter}/last`);
  if (typeof last !== 'number' || typeof record !== 'string') return undefined;
  return typeof previous === 'number' && last === previous + 1 ? { last, record } : undefined;
}

/**
 * Whether a write issues the number of a tax invoice or credit note: a part of the second description of the rules. It counts one
 * further, for a record that had no number before and has this one afterwards, and is about something: an invoice is no draft, and
 * a credit note has its reason and takes something off.
 */
export function isIssue(of: string, before: Tree, after: Tree): boolean {
  const count = nextCount(COUNTERS[of] ?? '', before, after);
  if (count === undefined) return false;
  const record = `${of}/${count.record}`;
  const isUnfinished =
    of === 'creditNotes'
      ? at(after, `${record}/reason`) === '' || Number(at(after, `${record}/amount`)) < 0
      : at(after, `${record}/status`) === 'Draft';
  if (isUnfinished || at(after, `${record}/amount`) === 0) return false;
  const path = `${record}/taxNumber`;
  return at(before, path) === undefined && at(after, path) === count.last;
}

/** Whether a write issues its number to the record at a path. */
export function isNumberOf(path: string, before: Tree, after: Tree): boolean {
  const of = path.slice(0, path.lastIndexOf('/'));
  const id = path.slice(of.length + 1);
  return isIssue(of, before, after) && nextCount(COUNTERS[of] ?? '', before, after)?.record === id;
}
