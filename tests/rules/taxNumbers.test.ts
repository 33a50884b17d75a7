import { get, ref, serverTimestamp, update } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { invoice } from '../../src/features/finance/invoice.entity.ts';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  isAllowed,
  seed,
  signedIn,
  signedOut,
  stored,
  useRules,
} from './environment.ts';
import { create, edit, entry, record, sample, type Stored } from './saves.ts';

useRules();

const COUNTER = 'counters/taxInvoice';
const A = 'finance/invoices/a/taxNumber';
const B = 'finance/invoices/b/taxNumber';

const mayUpdate = (values: Record<string, unknown>): Promise<boolean> =>
  isAllowed(update(ref(signedIn()), values));

/** Three invoices, of which `c` has the numbers up to 4. */
const SENT = record(invoice, { status: 'Sent' });
const INVOICES = { a: SENT, b: SENT, c: { ...SENT, taxNumber: 4 } };

const issue = (number: unknown, id = 'a'): Record<string, unknown> => ({
  [`finance/invoices/${id}/taxNumber`]: number,
  [COUNTER]: { last: number, record: id },
});

describe.each(DELETION_INTERPRETATIONS)('where %s', (interpretation) => {
  beforeEach(() => {
    interpretDeletionsAs(interpretation);
    seed('finance/invoices', INVOICES);
    seed(COUNTER, { last: 4, record: 'c' });
  });

  it('the first number is 1', async () => {
    seed(COUNTER, null);
    expect(await mayUpdate(issue(2))).toBe(false);
    expect(await mayUpdate(issue(0))).toBe(false);
    expect(await mayUpdate(issue(1))).toBe(true);
    expect(stored(COUNTER)).toEqual({ last: 1, record: 'a' });
    expect(stored(A)).toBe(1);
  });

  it('the next number is issued with its activity entry and its history', async () => {
    const user = 'Admin';
    expect(
      await mayUpdate({
        ...issue(5),
        'activity/e1': entry('updated invoice'),
        'history/e1': {
          user,
          timestamp: serverTimestamp(),
          record: 'finance/invoices/a',
          changes: { taxNumber: { to: 5 } },
        },
      }),
    ).toBe(true);
    expect(await mayUpdate(issue(6, 'b'))).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['skips one', issue(6)],
    ['takes one again', issue(4)],
    ['is a text', issue('5')],
    ['is no whole number', issue(4.5)],
    ['is an object', issue({ a: 5 })],
    ['is true', issue(true)],
    ['has a priority', issue({ '.value': 5, '.priority': 1 })],
    ['has no counter', { [A]: 5 }],
    ['has the number of the counter', { [A]: 4 }],
    ['counts without an invoice', { [COUNTER]: { last: 5, record: 'a' } }],
    ['counts for an invoice that has a number', issue(5, 'c')],
    ['counts for an invoice with the number already', { [COUNTER]: { last: 5, record: 'c' } }],
    ['counts for a missing invoice', issue(5, 'missing')],
    ['counts for another invoice', { [A]: 5, [COUNTER]: { last: 5, record: 'b' } }],
    ['counts further than its number', { [A]: 5, [COUNTER]: { last: 6, record: 'a' } }],
    ['gives one number to two invoices', { ...issue(5), [B]: 5 }],
    ['gives two numbers at once', { ...issue(5), [B]: 6 }],
    ['counts without saying for whom', { [A]: 5, [COUNTER]: { last: 5 } }],
    ['counts for a number', { [A]: 5, [COUNTER]: { last: 5, record: 7 } }],
    ['counts for a path', { ...issue(5), [COUNTER]: { last: 5, record: 'a/status' } }],
    ['stores more in the counter', { [A]: 5, [COUNTER]: { last: 5, record: 'a', by: 'Ann' } }],
    ['counts in one part only', { [A]: 5, [`${COUNTER}/last`]: 5 }],
  ])('a write is denied that %s', async (_, values) => {
    expect(await mayUpdate(values)).toBe(false);
    expect(stored(COUNTER)).toEqual({ last: 4, record: 'c' });
    expect(stored('finance/invoices')).toEqual(INVOICES);
  });

  it.each<[string, unknown]>([
    ['the next number', 5],
    ['an earlier one', 3],
    ['the same', 4],
    ['nothing', null],
    ['a text', 'x'],
  ])('a number that was issued does not change to %s', async (_, value) => {
    const path = 'finance/invoices/c/taxNumber';
    expect(await mayUpdate({ [path]: value })).toBe(false);
    expect(await mayUpdate({ [path]: value, [COUNTER]: { last: 5, record: 'c' } })).toBe(false);
    expect(await mayUpdate({ 'finance/invoices/c': null })).toBe(false);
    expect(stored(path)).toBe(4);
  });

  it.each<[string, unknown]>([
    ['', null],
    ['', { last: 0, record: 'c' }],
    ['/last', null],
    ['/last', 3],
    ['/last', 4],
    ['/record', null],
    ['/record', 'a'],
    ['/note', 'x'],
  ])('the counter%s does not change to %j', async (child, value) => {
    expect(await mayUpdate({ [COUNTER + child]: value })).toBe(false);
  });

  it('a new invoice has no number, also not with its counter', async () => {
    const created: Stored = { ...record(invoice), taxNumber: 5 };
    expect(await isAllowed(create(signedIn(), invoice, created, 'n'))).toBe(false);
    const values = {
      'finance/invoices/n': created,
      'activity/n': entry('created invoice', { subject: created['idNum'] }),
      [COUNTER]: { last: 5, record: 'n' },
    };
    expect(await mayUpdate(values)).toBe(false);
  });

  it('every field of an invoice changes until it is issued, and only its status afterwards', async () => {
    for (const [name, value] of Object.entries(sample(invoice, 'last'))) {
      seed('activity', null);
      expect(await isAllowed(edit(signedIn(), invoice, { [name]: value }, 'a'))).toBe(true);
      const isAllowedLater = await isAllowed(edit(signedIn(), invoice, { [name]: value }, 'c'));
      expect([name, isAllowedLater]).toEqual([name, name === 'status']);
    }
    const { status: _, creationDate: __, ...fields } = SENT;
    seed('activity', null);
    expect(await isAllowed(edit(signedIn(), invoice, fields, 'c'))).toBe(true);
  });

  it.each([
    ['a draft', 'status', 'Draft'],
    ['an invoice of nothing', 'amount', 0],
  ])('%s gets no number, also not in the write that makes it one', async (_, name, value) => {
    expect(await mayUpdate({ ...issue(5), [`finance/invoices/a/${name}`]: value })).toBe(false);
    seed(`finance/invoices/a/${name}`, value);
    expect(await mayUpdate(issue(5))).toBe(false);
    expect(await mayUpdate({ ...issue(5), [`finance/invoices/a/${name}`]: SENT[name] })).toBe(true);
  });

  it('an invoice that has lost its number does not get it from the counter', async () => {
    seed(COUNTER, { last: 4, record: 'a' });
    expect(await mayUpdate({ [A]: 4 })).toBe(false);
  });

  it('nothing is issued after a counter that holds no number', async () => {
    for (const last of ['4', true, { a: 1 }, null]) {
      seed(COUNTER, { last, record: 'c' });
      expect(await mayUpdate(issue(5))).toBe(false);
      expect(await mayUpdate(issue(1))).toBe(false);
    }
  });
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
