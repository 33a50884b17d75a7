import { at, isTree, type Tree, type Value } from './tree.ts';

/** The part of the second description of the rules that is about payments and credit notes, which settle invoices. */

const INVOICES = 'finance/invoices';

/** Ends the id of a payment that takes another one back. */
const REVERSAL = '-reversal';

/** Whether what an invoice names settles it by this write, and nothing else of it is paid or credited. */
export function isSettlement(before: Tree, after: Tree, id: string): boolean {
  const invoice = at(after, `${INVOICES}/${id}`);
  const old = at(before, `${INVOICES}/${id}`);
  if (!isTree(invoice) || !isTree(old)) return false;
  const { settledBy: by, amount } = invoice;
  if (typeof by !== 'string' || !/^(payments|creditNotes)\/[-\w]+$/.test(by)) return false;
  const document = at(after, by);
  if (!isTree(document) || document['invoice'] !== id) return false;
  const moves = (name: string): boolean => movesBy(document['amount'], old[name], invoice[name]);
  const stays = (name: string): boolean => old[name] === invoice[name];
  if (by.startsWith('payments/'))
    return (
      at(before, by) === undefined &&
      moves('paid') &&
      stays('credited') &&
      (invoice['status'] !== 'Draft' || 'reverses' in document) &&
      // Nothing is paid back that was not paid.
      (Number(document['amount']) > 0 || Number(invoice['paid']) > -0.001)
    );
  const isIssued = at(before, `${by}/taxNumber`) === undefined && 'taxNumber' in document;
  return (
    isIssued &&
    'taxNumber' in invoice &&
    moves('credited') &&
    stays('paid') &&
    Number(amount) - Number(invoice['credited']) > -0.001
  );
}

type Part = Tree | Value | undefined;

const movesBy = (amount: Part, from: Part = 0, to?: Part): boolean =>
  typeof amount === 'number' &&
  typeof from === 'number' &&
  typeof to === 'number' &&
  Math.abs(to - amount - from) < 0.001;

/** Whether a write changes what settles an invoice. */
export const namesAnother = (before: Tree, after: Tree, id: string): boolean =>
  at(before, `${INVOICES}/${id}/settledBy`) !== at(after, `${INVOICES}/${id}/settledBy`);

/** Whether an invoice says after a write that a document settles it. */
export const isSettledBy = (after: Tree, invoice: Part, document: string): boolean =>
  typeof invoice === 'string' && at(after, `${INVOICES}/${invoice}/settledBy`) === document;

/** Whether a payment may be of its amount: anything but nothing; only one that takes another back has such an id. */
export const isPaid = (id: string, { amount, reverses }: Tree): boolean =>
  typeof amount === 'number' &&
  amount !== 0 &&
  Math.abs(amount) <= 1e15 &&
  (reverses !== undefined || !id.endsWith(REVERSAL));

/** Whether a payment takes back the one that it names: all of it, of the same invoice, and not one that does so itself. */
export function takesBack(before: Tree, id: string, { reverses, invoice, amount }: Tree): boolean {
  if (typeof reverses !== 'string' || id !== `${reverses}${REVERSAL}`) return false;
  const reversed = at(before, `payments/${reverses}`);
  if (!isTree(reversed) || 'reverses' in reversed) return false;
  return reversed['invoice'] === invoice && reversed['amount'] === -Number(amount);
}

/** Whether a new payment says of its invoice what that says itself. */
export const isAsInvoiced = (after: Tree, name: string, { invoice, ...own }: Tree): boolean =>
  typeof invoice === 'string' &&
  typeof own[name] === 'string' &&
  own[name].length <= 10_000 &&
  own[name] === at(after, `${INVOICES}/${invoice}/${name === 'invoiceNumber' ? 'idNum' : name}`);
