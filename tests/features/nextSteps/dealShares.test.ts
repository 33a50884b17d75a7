import { describe, expect, it } from 'vitest';
import {
  documentAmounts,
  grossOf,
  type Priced,
} from '../../../src/features/documents/documentAmounts.ts';
import { invoice, type Invoice } from '../../../src/features/finance/invoice.entity.ts';
import {
  invoicedOf,
  invoicesOfShares,
  restTexts,
  shareTexts,
  sharesIn,
  wholeTexts,
} from '../../../src/features/nextSteps/dealShares.ts';
import { deal, type Deal } from '../../../src/features/sales/deal.entity.ts';
import { pricedDeal } from '../../../src/features/sales/quotationDocument.ts';
import type { Texts } from '../../../src/records/model/draft.ts';
import { parseRecord, parseValues } from '../../../src/records/model/entity.ts';
import { randomSource } from '../../tools/rules/random.ts';

const dealWith = (values: object): Deal =>
  parseRecord(deal, 'd', { title: 'Reef', customer: 'Palm House', stage: 'Won', ...values });

/** An invoice as its form stores it, by the texts that it starts with. */
const invoiceOf = (texts: Texts, idNum = 'INV-1', values: object = {}): Invoice =>
  parseRecord(invoice, idNum, { ...parseValues(invoice, { ...texts, idNum }), ...values });

/** What documents come to together: without VAT, and the VAT, in cents and in fils. */
function totalOf(documents: readonly Priced[]) {
  const totals = documents.map((one) => documentAmounts(one).total);
  const sum = (read: (total: (typeof totals)[number]) => bigint): bigint =>
    totals.reduce((all, total) => all + read(total), 0n);
  return {
    net: sum(({ net }) => net),
    vat: sum(({ vat }) => vat),
    aedNet: sum(({ aed }) => aed?.net ?? 0n),
    aedVat: sum(({ aed }) => aed?.vat ?? 0n),
  };
}

it('the invoices of random deals come to what the deals come to, to the cent and the fil', () => {
  const random = randomSource(31);
  const decimal = (digits: number, decimals: number): string =>
    `${random.below(10 ** digits)}.${String(random.below(10 ** decimals)).padStart(decimals, '0')}`;
  const wrong: string[] = [];
  let checked = 0;
  for (let round = 0; round < 200; round += 1) {
    const lines = Array.from(
      { length: random.below(7) },
      () => `Rock\t${random.oneIn(9) ? '-' : ''}${decimal(2, 3)}\t${decimal(4, 4)}`,
    );
    const record = dealWith({
      lines: lines.join('\n'),
      value: random.oneIn(2) || lines.length === 0 ? Number(decimal(6, 2)) : 0,
      vatRate: random.pick(['Standard 5 %', 'Standard 7.5 %', 'Zero-rated', 'Not stated']),
      rate: random.pick(['3.6725', '3.67', '3.6731', '']),
    });
    const whole = totalOf([pricedDeal(record)]);
    if (grossOf(whole) < 10_000n) continue;
    checked += 1;

    const invoices: Invoice[] = [];
    let left = 100;
    while (left > 4 && invoices.length < 4 && !(invoices.length > 0 && random.oneIn(3))) {
      const percent = random.oneIn(2) ? 1 + random.below(left - 3) : Number(decimal(1, 4)) % left;
      left -= percent;
      const texts = shareTexts(record, { percent, label: `${percent} %` });
      invoices.push(invoiceOf(texts, `INV-${invoices.length}`));
    }
    const { rest } = invoicedOf(record, invoices);
    invoices.push(invoiceOf(restTexts(record, invoices), 'INV-9'));
    const after = invoicedOf(record, invoices);
    const isRight =
      rest > 0n &&
      after.rest === 0n &&
      after.invoiced === grossOf(whole) &&
      Object.entries(totalOf(invoices)).every(
        ([name, sum]) => sum === whole[name as keyof typeof whole],
      );
    if (!isRight) wrong.push(JSON.stringify({ record, invoices }));
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(checked).toBeGreaterThan(140);
});

describe('a deal of $1,312.50 with VAT', () => {
  const record = dealWith({
    value: 1_312.5,
    lines: 'Live rock\t20\t12.5\nPump\t1\t1000',
    vatRate: 'Standard 5 %',
    rate: '3.6725',
    quotation: 'QUO-2026-7',
    revision: 'B',
  });
  const shared = { vatRate: 'Standard 5 %', rate: '3.6725', deal: 'd' };

  it('is invoiced whole with its lines, VAT and rate', () => {
    expect(wholeTexts(record)).toEqual({ ...shared, amount: '1312.5', lines: record.lines });
  });

  it('is invoiced in shares that say what they are of', () => {
    expect(shareTexts(record, { percent: 40, label: '40 % on order' })).toEqual({
      ...shared,
      amount: '525',
      lines: '40 % on order: Reef, QUO-2026-7 B\t1\t500',
    });
  });

  it('is invoiced to the end with all lines, less what was invoiced before and not credited', () => {
    const first = invoiceOf(shareTexts(record, { percent: 40, label: '40 %' }), 'INV-1');
    const credited = invoiceOf(wholeTexts(record), 'INV-2', { credited: 1_312.5 });
    expect(restTexts(record, [first, credited])).toEqual({
      ...shared,
      amount: '787.5',
      lines: `${record.lines}\nLess INV-1\t-1\t500`,
    });
  });

  it('tells what of it is invoiced, without what was credited', () => {
    const share = shareTexts(record, { percent: 40, label: '40 %' });
    const invoices = [
      invoiceOf(share, 'INV-1'),
      invoiceOf(share, 'INV-2', { paid: 100.25 }),
      invoiceOf(share, 'INV-3', { status: 'Sent', credited: 525 }),
    ];
    expect(invoicedOf(record, invoices)).toEqual({
      total: 131_250n,
      invoiced: 105_000n,
      rest: 26_250n,
    });
  });

  it('finds the invoice of each share, by what it says or by its sum', () => {
    const shares = sharesIn('50 % on order and 50 % on delivery');
    const [order, delivery] = shares.map((share) => shareTexts(record, share));
    const named = invoiceOf(delivery ?? {}, 'INV-2');
    const other = invoiceOf({ ...order, lines: 'Deposit\t1\t625' }, 'INV-1');
    expect(
      invoicesOfShares(record, shares, [named, other]).map((share) => share.invoice?.idNum),
    ).toEqual(['INV-1', 'INV-2']);
  });
});

it('what was agreed without lines is invoiced to the end as agreed, less what was invoiced', () => {
  const record = dealWith({ value: 1_000, vatRate: 'Standard 5 %' });
  const first = invoiceOf(shareTexts(record, { percent: 30, label: '30 %' }));
  const last = documentAmounts(invoiceOf(restTexts(record, [first]), 'INV-2'));
  expect(last.lines.map(({ description, net }) => [description, net])).toEqual([
    [{ en: 'As agreed', ar: 'حسب الاتفاق' }, 95_238n],
    ['Less INV-1', -28_571n],
  ]);
});

it.each([
  [
    '40 % on order, 40 % on delivery, 20 % on handover.',
    ['40 % on order', '40 % on delivery', '20 % on handover'],
  ],
  ['Prices without 5 % VAT.\n50% deposit and 50% at the end', ['50 % deposit', '50 % at the end']],
  ['33.3 % now; 66.7 % later', ['33.3 % now', '66.7 % later']],
  ['100 % on delivery', []],
  ['40 % on order, the rest later', []],
  ['', []],
])('the terms “%s” speak of the shares %j', (terms, labels) => {
  expect(sharesIn(terms).map(({ label }) => label)).toEqual(labels);
});
