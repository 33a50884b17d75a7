import { expect, it } from 'vitest';
import { datesOnceSent } from '../../../src/features/finance/invoiceDates.tsx';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { initialDraft, type TextsOf } from '../../../src/records/model/draft.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

const COUNT = 500;

it('reads each customer a few times at most for as many invoices that are marked as sent', () => {
  let reads = 0;
  const customers = Array.from({ length: COUNT }, (_, n) => {
    const record = parseRecord(customer, `c${n}`, { name: `Noor ${n}`, terms: 'Net 60' });
    return Object.defineProperty({ ...record }, 'formerNames', { get: () => ((reads += 1), '') });
  });
  const dates = datesOnceSent(customers);
  const record = parseRecord(invoice, 'i', { date: '2026-01-01' });
  const sent = initialDraft(invoice, []) as TextsOf<typeof invoice.fields>;
  const texts = { ...sent, status: 'Sent' } as const;
  for (let n = 0; n < COUNT; n += 1) {
    expect(dates({ ...record, customer: `noor ${n}` }, texts).due).toBe('2026-03-02');
  }
  expect(reads).toBeLessThan(3 * COUNT);
});
