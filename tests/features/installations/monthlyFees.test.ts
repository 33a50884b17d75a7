import { describe, expect, it } from 'vitest';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { documentAmounts, grossOf } from '../../../src/features/documents/documentAmounts.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { fee, feeFinder } from '../../../src/features/installations/fee.entity.ts';
import { installation } from '../../../src/features/installations/installation.entity.ts';
import { feeTexts, feesToDraft } from '../../../src/features/installations/MonthlyFees.tsx';
import { parseRecord } from '../../../src/records/model/entity.ts';

const reef = (stored: object = {}, id = 'reef', asked = 2400) => ({
  ...parseRecord(installation, id, {
    name: 'Garden reef',
    customer: 'Al Noor',
    plan: 'Weekly',
    planFrom: '2026-03-10',
    ...stored,
  }),
  fee: asked,
});

const NOVEMBER = '2026-11';

const names = (found: ReturnType<typeof feesToDraft>) => found.map((one) => one.installation.name);

it('the fee of an installation is linked to it, else has its name and customer', () => {
  const feeOf = feeFinder(
    [
      { name: 'Koi pond', customer: 'Al Noor', installation: 'pond', amount: 3 },
      { name: 'garden reef ', customer: 'AL NOOR', amount: 5 },
      { name: 'Garden reef', customer: 'Another', amount: 7 },
    ].map((stored, index) => parseRecord(fee, `f${index}`, stored)),
  );
  const found = [reef({ name: 'Renamed' }, 'pond'), reef(), reef({ customer: 'None' })].map(feeOf);
  expect(found.map((one) => one.amount)).toEqual([3, 5, 0]);
});

describe('the fees of a month', () => {
  it('are those of installations with a fee and a plan that has begun by its end, by customer', () => {
    const found = feesToDraft(
      [
        reef({ name: 'Pond', customer: 'Qamar', planFrom: '2026-11-30' }, 'pond'),
        reef(),
        reef({ name: 'Without a plan', plan: 'None' }, 'a'),
        reef({ name: 'Without a fee' }, 'b', 0),
        reef({ name: 'From December', planFrom: '2026-12-01' }, 'c'),
      ],
      [],
      NOVEMBER,
    );
    expect(names(found)).toEqual(['Garden reef', 'Pond']);
  });

  it('are left out once they are drafted, and due again the next month', () => {
    const [due] = feesToDraft([reef()], [], NOVEMBER);
    const drafted = parseRecord(invoice, due?.id ?? '', {});
    expect(feesToDraft([reef()], [drafted], NOVEMBER)).toEqual([]);
    expect(names(feesToDraft([reef()], [drafted], '2026-12'))).toEqual(['Garden reef']);
  });

  it('are offered again where a draft was archived, and not where more than a draft was', () => {
    const id = `reef-${NOVEMBER}`;
    const archived = (status: string) =>
      parseRecord(invoice, id, { archived: '2026-11-20', status });
    const draft = archived('Draft');
    expect(feesToDraft([reef()], [draft], NOVEMBER)).toMatchObject([{ id, archived: draft }]);
    expect(feesToDraft([reef()], [archived('Paid')], NOVEMBER)).toEqual([]);
  });
});

describe('the draft of a fee', () => {
  const qamar = parseRecord(customer, 'qamar', { name: 'QAMAR ', terms: 'Net 60' });
  const texts = feeTexts(reef({ customer: 'Qamar' }, 'reef', 1234.57), NOVEMBER, '2026-11-26', [
    qamar,
  ]);

  it('has one line, whose amount with VAT is that of the invoice, and the period of the month', () => {
    const record = parseRecord(invoice, 'x', { ...texts, amount: Number(texts['amount']) });
    expect(record.lines).toBe('Maintenance of Garden reef, November 2026\t1\t1234.57');
    expect(record.amount).toBe(1296.3);
    expect(grossOf(documentAmounts(record).total)).toBe(129_630n);
    expect(record).toMatchObject({ periodStart: '2026-11-01', periodEnd: '2026-11-30' });
  });

  it('is due by the terms of the customer, and without a date where none is known', () => {
    expect(texts['due']).toBe('2027-01-25');
    expect(feeTexts(reef(), NOVEMBER, '2026-11-26', [qamar])['due']).toBeUndefined();
  });
});
