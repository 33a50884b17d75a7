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
  const amount = at(after, `${record}/amount`);
  if (typeof amount !== 'number' || amount <= 0) return false;
  if (!(of === 'creditNotes' ? isGrounded : isStated)(after, record)) return false;
  const path = `${record}/taxNumber`;
  return at(before, path) === undefined && at(after, path) === count.last;
}

/** Whether a write issues its number to the record at a path. */
export function isNumberOf(path: string, before: Tree, after: Tree): boolean {
  const of = path.slice(0, path.lastIndexOf('/'));
  const id = path.slice(of.length + 1);
  return isIssue(of, before, after) && nextCount(COUNTERS[of] ?? '', before, after)?.record === id;
}

const isText = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);

/** An invoice is no draft, has a customer, and says how VAT applies, with the rate at which any is stated in dirhams. */
function isStated(after: Tree, record: string): boolean {
  const [vat, rate] = [at(after, `${record}/vatRate`), at(after, `${record}/rate`)];
  return (
    at(after, `${record}/status`) !== 'Draft' &&
    isText(at(after, `${record}/customer`)) &&
    isText(vat) &&
    vat !== 'Not stated' &&
    (['Exempt', 'Out of scope'].includes(vat) || (isText(rate) && /[1-9١-٩]/.test(rate)))
  );
}

/** A credit note has a reason, and is as its invoice. */
function isGrounded(after: Tree, record: string): boolean {
  const invoice = at(after, `${record}/invoice`);
  const of = (name: string) =>
    typeof invoice === 'string' ? at(after, `finance/invoices/${invoice}/${name}`) : undefined;
  const isSame = (name: string, other = name): boolean => {
    const [own, credited] = [at(after, `${record}/${name}`), of(other)];
    return own === credited && !isTree(own);
  };
  return (
    isText(at(after, `${record}/reason`)) &&
    isSame('customer') &&
    isSame('invoiceNumber', 'idNum') &&
    isSame('vatRate') &&
    isSame('rate')
  );
}
