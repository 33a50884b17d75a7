import { describe, expect, it } from 'vitest';
import { inCurrency, formatCents } from '../../../src/lib/exact.ts';
import {
  differingTotal,
  documentAmounts,
  grossOf,
  vatPercent,
} from '../../../src/features/documents/documentAmounts.ts';
import { describeLines, lineAmount } from '../../../src/records/model/formatValue.ts';
import { PRICED_COLUMNS, VAT_RATES } from '../../../src/features/documents/pricedFields.ts';
import { EQUIPMENT_COLUMNS } from '../../../src/features/installations/installation.entity.ts';
import { randomSource } from '../../tools/rules/random.ts';

const invoiceWith = (texts: Partial<Parameters<typeof documentAmounts>[0]>) => ({
  amount: 0,
  lines: '',
  vatRate: 'Not stated' as const,
  rate: '',
  ...texts,
});

describe('a line', () => {
  it.each([
    ['multiplies quantity and price', '3', '1.10', '3.30'],
    ['rounds half a cent up', '1', '0.005', '0.01'],
    ['rounds half a cent of a credit down', '-1', '0.005', '-0.01'],
    ['rounds once, not at each factor', '0.333', '0.333', '0.11'],
    ['is exact where binary fractions are not', '3', '1.005', '3.02'],
    ['reads a decimal comma', '2,5', '1.250,50', '3,126.25'],
    ['counts a missing quantity as one', '', '12.5', '12.50'],
    ['costs nothing without a price', '5', '', '0.00'],
    ['costs nothing with a price that is no number', '5', 'ask', '0.00'],
    ['costs nothing with a number too large to calculate with', '1', '1e300', '0.00'],
    ['is exact for large amounts', '3', '10000000000.01', '30,000,000,000.03'],
  ])('%s', (_, quantity, price, amount) => {
    const line = { description: 'Rock', quantity, price };
    expect(formatCents(lineAmount(PRICED_COLUMNS, line))).toBe(amount);
  });
});

it.each([
  ['', 'empty'],
  ['Rock\t20\t12.5', '1 line, $250.00'],
  ['Rock\t20\t12.5\nPump\t\t90\nNote', '3 lines, $340.00'],
])('describes %j as %s', (stored, description) => {
  expect(describeLines(PRICED_COLUMNS, stored)).toBe(description);
});

it('counts lines without a price, whatever numbers they have', () => {
  expect(describeLines(EQUIPMENT_COLUMNS, 'Pump\t\t\t\t180\nChiller\t\t\t\t365')).toBe('2 lines');
});

describe('an invoice', () => {
  const LINES = 'Rock\t20\t12.5\nPump\t1\t33.33';

  it('adds VAT of 5 % to its lines, rounded per line, in dollars and dirhams', () => {
    const { lines, total } = documentAmounts(
      invoiceWith({ lines: LINES, vatRate: 'Standard 5 %', rate: '3.6725' }),
    );
    expect(lines.map(({ net, vat, aed }) => [net, vat, aed?.net, aed?.vat])).toEqual([
      [25_000n, 1_250n, 91_813n, 4_591n],
      [3_333n, 167n, 12_240n, 612n],
    ]);
    expect(total).toEqual({ net: 28_333n, vat: 1_417n, aed: { net: 104_053n, vat: 5_203n } });
  });

  it('without lines is one line over its amount, VAT included', () => {
    const { lines, total } = documentAmounts(
      invoiceWith({ amount: 105, vatRate: 'Standard 5 %', rate: '3.6725' }),
    );
    expect(lines.map(({ description }) => description)).toEqual([
      { en: 'As agreed', ar: 'حسب الاتفاق' },
    ]);
    expect(total).toEqual({ net: 10_000n, vat: 500n, aed: { net: 36_725n, vat: 1_836n } });
  });

  it.each([
    [200, 'Discount', '-$83.33'],
    [300, 'Adjustment to the agreed total', '$16.67'],
  ])('over %d names what its lines differ by', (amount, name, difference) => {
    const { lines, total } = documentAmounts(invoiceWith({ amount, lines: LINES }));
    expect(lines.at(-1)?.description).toMatchObject({ en: name });
    expect(inCurrency(lines.at(-1)?.net ?? 0n)).toBe(difference);
    expect(grossOf(total)).toBe(BigInt(amount) * 100n);
  });

  it('claims no VAT unless it states a rate', () => {
    for (const vatRate of ['Not stated', 'Exempt', 'Out of scope', 'Zero-rated'] as const) {
      const { total } = documentAmounts(invoiceWith({ amount: 105, vatRate }));
      expect([total.net, total.vat]).toEqual([10_500n, 0n]);
    }
  });

  it('has no dirhams without a rate of exchange', () => {
    for (const rate of ['', 'about four', '0', '-3']) {
      expect(documentAmounts(invoiceWith({ amount: 105, rate })).total.aed).toBeNull();
    }
  });

  it('says what its lines come to if that is not its amount', () => {
    const vatRate = 'Standard 5 %';
    expect(differingTotal(invoiceWith({ lines: LINES, amount: 297.5, vatRate }))).toBeNull();
    expect(differingTotal(invoiceWith({ lines: LINES, amount: 297.51, vatRate }))).toBe(29_750n);
    expect(differingTotal(invoiceWith({ lines: LINES }))).toBe(28_333n);
    expect(differingTotal(invoiceWith({ amount: 5 }))).toBeNull();
  });
});

it('in random invoices every amount is the nearest, and every column adds up', () => {
  const random = randomSource(7);
  const decimal = (digits: number, decimals: number): string =>
    `${random.oneIn(12) ? '-' : ''}${random.below(10 ** digits)}.${String(random.below(10 ** decimals)).padStart(decimals, '0')}`;
  const wrong: string[] = [];
  for (let round = 0; round < 500; round += 1) {
    const texts = Array.from({ length: random.below(9) }, () => [decimal(3, 3), decimal(6, 4)]);
    const vatRate = random.pick(VAT_RATES);
    const rate = random.pick(['3.6725', '3.67', '0.9999', '']);
    const amount = random.oneIn(2) ? Number(decimal(6, 2)) : 0;
    const lines = texts.map(([quantity, price]) => `Rock\t${quantity}\t${price}`).join('\n');
    const { total, lines: priced } = documentAmounts({ amount, lines, vatRate, rate });

    const sum = (read: (line: (typeof priced)[number]) => bigint): bigint =>
      priced.reduce((sumSoFar, line) => sumSoFar + read(line), 0n);
    const typed = priced.filter(({ description }) => description === 'Rock');
    const isNearest = ([quantity = '', price = '']: readonly string[], index: number): boolean => {
      // Quantity and price have three and four decimals, so that their product has seven.
      const exact = BigInt(quantity.replace('.', '')) * BigInt(price.replace('.', ''));
      const { net = 0n, vat = 0n } = typed[index] ?? {};
      const percent = vatRate === 'Standard 5 %' ? 5n : 0n;
      return (
        absolute(net * 100_000n - exact) * 2n <= 100_000n &&
        absolute(vat * 100n - net * percent) * 2n <= 100n
      );
    };
    const isRight =
      total.net === sum(({ net }) => net) &&
      total.vat === sum(({ vat }) => vat) &&
      (total.aed === null) === (rate === '') &&
      (total.aed?.net ?? 0n) === sum(({ aed }) => aed?.net ?? 0n) &&
      (total.aed?.vat ?? 0n) === sum(({ aed }) => aed?.vat ?? 0n) &&
      (amount === 0 || grossOf(total) === BigInt(Math.round(amount * 100))) &&
      texts.every(isNearest);
    if (!isRight) wrong.push(JSON.stringify({ amount, lines, vatRate, rate }));
  }
  expect(wrong).toEqual([]);
});

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

it.each([
  ['Standard 5 %', 5],
  ['Standard 6 %', 6],
  ['Standard 7.5 %', 7.5],
  ['Zero-rated', 0],
  ['Exempt', null],
  ['Not stated', null],
  ['Reduced', null],
])(
  'an invoice that states %o is charged %o percent, whatever the rate is today',
  (vatRate, percent) => {
    expect(vatPercent({ vatRate })).toBe(percent);
  },
);
