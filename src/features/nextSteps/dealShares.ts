import { sum, wholeSum } from '../../lib/sum.ts';
import type { Texts } from '../../records/model/draft.ts';
import { centsAsNumber, percentOf, wholeCents, withoutPercent } from '../../lib/exact.ts';
import { writeLines, type Line } from '../../records/model/lines.ts';
import { documentAmounts, grossOf, taxationOf } from '../documents/documentAmounts.ts';
import { PRICED_COLUMNS } from '../documents/pricedFields.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import type { Deal } from '../sales/deal.entity.ts';
import { pricedDeal, quotationName } from '../sales/quotationDocument.ts';

/** What of a deal is invoiced, in cents. */
export type Invoiced = {
  readonly total: bigint;
  /** What its invoices come to, without what was credited. */
  readonly invoiced: bigint;
  /** What is left to invoice. */
  readonly rest: bigint;
};

/** A part of a deal that is invoiced at one time, in percent, and when: "40 % on order". */
export type Share = { readonly percent: number; readonly label: string };

/** What of a deal is invoiced by these invoices. */
export function invoicedOf(deal: Deal, invoices: readonly Invoice[]): Invoiced {
  const total = grossOf(documentAmounts(pricedDeal(deal)).total);
  const invoiced = wholeSum(invoices, billed);
  return { total, invoiced, rest: total - invoiced };
}

/** What an invoice asks for, without what was credited. */
const billed = ({ amount, credited }: Invoice): bigint => wholeCents(amount) - wholeCents(credited);

/** The shares of which some terms speak; none unless they make 100 %. */
export function sharesIn(terms: string): readonly Share[] {
  const shares = terms.split(/[,;\n]|\band\b/).flatMap((part) => {
    const [, percent = '', when = ''] = /(\d+(?:\.\d+)?)\s*[%٪](.*)/.exec(part) ?? [];
    if (percent === '' || TAX.test(part)) return [];
    return [{ percent: Number(percent), label: shareLabel(percent, when.replace(/\.\s*$/, '')) }];
  });
  const total = sum(shares, ({ percent }) => percent);
  return shares.length > 1 && Math.abs(total - 100) < 1e-9 ? shares : [];
}

/** VAT is a percentage, and no share. */
const TAX = /\bVAT\b|\btax\b|ضريبة/i;

const shareLabel = (percent: string, when: string): string => `${percent} % ${when.trim()}`.trim();

/** Each share with the invoice that was made of it, if there is one: the one that says so, or else one of its sum. */
export function invoicesOfShares(
  deal: Deal,
  shares: readonly Share[],
  invoices: readonly Invoice[],
): readonly (Share & { readonly invoice: Invoice | undefined })[] {
  const left = new Set(invoices);
  const take = (isOf: (one: Invoice) => boolean): Invoice | undefined => {
    const found = [...left].find(isOf);
    if (found) left.delete(found);
    return found;
  };
  const named = shares.map(({ label }) => take(({ lines }) => lines.startsWith(`${label}: `)));
  return shares.map((share, index) => {
    const amount = Number(shareTexts(deal, share)['amount']);
    return { ...share, invoice: named[index] ?? take((one) => one.amount === amount) };
  });
}

/** What the form of an invoice of all of a deal starts with. */
export const wholeTexts = (deal: Deal): Texts => ({
  ...sharedTexts(deal),
  amount: deal.value === 0 ? centsAsNumber(invoicedOf(deal, []).total) : String(deal.value),
  ...(deal.lines !== '' && { lines: deal.lines }),
});

/**
 * What the form of an invoice of a share starts with: one line. Its price is the share without VAT, so that its amount may
 * differ from the percentage by a cent.
 */
export function shareTexts(deal: Deal, { percent, label }: Share): Texts {
  const taxPercent = taxationOf(deal).percent ?? 0;
  const net = withoutPercent(percentOf(invoicedOf(deal, []).total, percent), taxPercent);
  const subject = [deal.title.trim(), quotationName(deal)].filter(Boolean).join(', ');
  return {
    ...sharedTexts(deal),
    amount: centsAsNumber(net + percentOf(net, taxPercent)),
    lines: shareLines([
      { description: `${label}: ${subject}`, quantity: '1', price: centsAsNumber(net) },
    ]),
  };
}

/**
 * What the form of the last invoice of a deal starts with: all of its lines, and what was invoiced before as lines that are
 * taken off. A line and the same one taken off come to nothing, with VAT and in dirhams, so that all invoices of the deal come
 * to what it comes to, to the fils.
 */
export function restTexts(deal: Deal, invoices: readonly Invoice[]): Texts {
  const before = invoices.flatMap((one) => linesTakenOff(one));
  return {
    ...sharedTexts(deal),
    amount: centsAsNumber(invoicedOf(deal, invoices).rest),
    lines: [deal.lines, shareLines(before)].filter(Boolean).join('\n'),
  };
}

function linesTakenOff(invoice: Invoice): readonly Line[] {
  const less = `Less ${invoice.idNum}`;
  if (invoice.credited !== 0) {
    const net = withoutPercent(billed(invoice), taxationOf(invoice).percent ?? 0);
    return net === 0n ? [] : [takenOff(less, net)];
  }
  const lines = documentAmounts(invoice).lines.filter(({ net }) => net !== 0n);
  return lines.map(({ description, net }) => {
    const text = typeof description === 'string' ? description : description.en;
    return takenOff(lines.length === 1 ? less : `${less}: ${text}`, net);
  });
}

const takenOff = (description: string, net: bigint): Line => ({
  description,
  quantity: '-1',
  price: centsAsNumber(net),
});

/**
 * What the form of an invoice of a share starts with, after the other invoices of the deal: all that is left where that is the
 * share to within a few cents. Null if so much is not left.
 */
export function textsOfShare(deal: Deal, share: Share, invoices: readonly Invoice[]): Texts | null {
  const texts = shareTexts(deal, share);
  const { rest } = invoicedOf(deal, invoices);
  const more = wholeCents(Number(texts['amount'])) - rest;
  if (rest <= 0n || more > FEW_CENTS) return null;
  return invoices.length > 0 && more >= -FEW_CENTS ? restTexts(deal, invoices) : texts;
}

/** By which all shares of a deal together may differ from it, since each is rounded. */
const FEW_CENTS = 5n;

const shareLines = (lines: readonly Line[]): string => writeLines(PRICED_COLUMNS, lines);

/** What every invoice of a deal takes along. */
const sharedTexts = ({ id, vatRate, rate }: Deal): Texts => ({
  ...(vatRate !== 'Not stated' && { vatRate }),
  ...(rate !== '' && { rate }),
  deal: id,
});
