import { get, ref, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { invoice } from '../../src/features/finance/invoice.entity.ts';
import { isAllowed, seed, signedIn, signedOut, useRules } from './environment.ts';
import { record } from './saves.ts';

useRules();

const COUNTER = 'counters/taxInvoice';
const mayUpdate = (values: Record<string, unknown>): Promise<boolean> =>
  isAllowed(update(ref(signedIn()), values));

/** Three invoices, of which `c` has the numbers up to 4. */
const SENT = record(invoice, { status: 'Sent' });
const INVOICES = { a: SENT, b: SENT, c: { ...SENT, taxNumber: 4 } };

const issue = (number: unknown, id = 'a'): Record<string, unknown> => ({
  [`finance/invoices/${id}/taxNumber`]: number,
  [COUNTER]: { last: number, record: id },
});

it('the counter is read and counted by those who read the records', async () => {
  seed('finance/invoices', INVOICES);
  expect(await isAllowed(get(ref(signedIn(), COUNTER)))).toBe(true);
  expect(await isAllowed(get(ref(signedIn(), 'counters')))).toBe(false);
  expect(await isAllowed(get(ref(signedOut(), COUNTER)))).toBe(false);
  expect(await isAllowed(update(ref(signedOut()), issue(1)))).toBe(false);
  seed('config/staffOnly', true);
  expect(await isAllowed(get(ref(signedIn(), COUNTER)))).toBe(false);
  expect(await mayUpdate(issue(1))).toBe(false);
});
