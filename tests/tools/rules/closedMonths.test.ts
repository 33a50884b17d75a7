import { get, ref, serverTimestamp, update } from 'firebase/database';
import { beforeEach, expect, it } from 'vitest';
import { creditNote } from '../../../src/features/creditNotes/creditNote.entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { payment } from '../../../src/features/payments/payment.entity.ts';
import type { Entity } from '../../../src/records/model/entity.ts';
import { isAllowed, seed, signedIn, signedOut, useRules } from './environment.ts';
import { record, saying, VAT, type Stored } from './saves.ts';

useRules();

const CLOSED = 'config/closedUntil';
const SENT = record(invoice, {
  ...VAT,
  status: 'Sent',
  customer: 'Palm',
  amount: 100,
  supplyDate: '',
});
const INVOICES = {
  old: { ...SENT, date: '2026-10-31', taxNumber: 1 },
  unnumbered: { ...SENT, date: '2026-10-31' },
  open: { ...SENT, date: '2026-11-01' },
  undated: { ...SENT, date: '' },
};
const NOTE = record(creditNote, {
  ...VAT,
  invoice: 'old',
  customer: 'Palm',
  amount: 10,
  date: '2026-10-31',
  reason: 'Back',
});

beforeEach(() => {
  seed('finance/invoices', INVOICES);
  seed('creditNotes/draft', NOTE);
  seed('counters/taxInvoice', { last: 1, record: 'old' });
  seed(CLOSED, '2026-10-31');
});

const mayUpdate = (values: Stored, database = signedIn()): Promise<boolean> =>
  isAllowed(update(ref(database), saying(values)));

/** A new record with its activity entry. */
const created = (entity: Entity, id: string, values: Stored): Stored => ({
  [`${entity.path}/${id}`]: values,
  [`activity/${id}`]: {
    user: 'Admin',
    uid: 'u1',
    action: entity.activity.created,
    subject: String(values['idNum'] ?? values['invoiceNumber']),
    timestamp: serverTimestamp(),
  },
});

/** A payment of an invoice, with what that says of it. */
const paying = (id: string, date: string): Stored => {
  const { reverses: _, ...values } = record(payment, {
    invoice: id,
    customer: 'Palm',
    amount: 40,
    date,
  });
  return {
    ...created(payment, 'p1', {
      ...values,
      changedBy: 'u1',
      user: 'Admin',
      timestamp: serverTimestamp(),
    }),
    [`finance/invoices/${id}/paid`]: 40,
    [`finance/invoices/${id}/settledBy`]: 'payments/p1',
  };
};

it.each(['2026-10-31', '2025-01-01', '2026-11-01', ''])(
  'an invoice, a credit note and a payment dated %j are added only after the closed months',
  async (date) => {
    const isOpen = date > '2026-10-31' || date === '';
    expect(await mayUpdate(created(invoice, 'n1', { ...SENT, date }))).toBe(isOpen);
    expect(await mayUpdate(created(creditNote, 'n2', { ...NOTE, date }))).toBe(isOpen);
    expect(await mayUpdate(paying('old', date))).toBe(isOpen && date !== '');
  },
);

it.each([
  ['amount', 90],
  ['lines', 'Reef\t1\t90'],
  ['vatRate', 'Exempt'],
  ['rate', '3.7'],
  ['date', '2026-10-30'],
  ['date', '2026-11-02'],
  ['date', ''],
])('%s stays as it is in a closed month, and changes after it', async (name, value) => {
  expect(await mayUpdate({ [`finance/invoices/unnumbered/${name}`]: value })).toBe(false);
  const isMovedIn = name === 'date' && value === '2026-10-30';
  expect(await mayUpdate({ [`finance/invoices/open/${name}`]: value })).toBe(!isMovedIn);
  expect(await mayUpdate({ [`finance/invoices/undated/${name}`]: value })).toBe(!isMovedIn);
  // Not with a date that leaves the month either.
  const moved = { 'finance/invoices/unnumbered/date': '2026-11-02' };
  expect(await mayUpdate({ ...moved, [`finance/invoices/unnumbered/${name}`]: value })).toBe(false);
});

const issue = (id: string): Stored => ({
  [`finance/invoices/${id}/taxNumber`]: 2,
  'counters/taxInvoice': { last: 2, record: id },
});

it('no number is issued for what is dated in a closed month', async () => {
  expect(await mayUpdate(issue('unnumbered'))).toBe(false);
  const crediting = {
    'creditNotes/draft/taxNumber': 1,
    'counters/taxCreditNote': { last: 1, record: 'draft' },
    'finance/invoices/old/credited': 10,
    'finance/invoices/old/settledBy': 'creditNotes/draft',
  };
  expect(await mayUpdate(crediting)).toBe(false);
  // A draft counts for nothing, and may be dated anew.
  expect(await mayUpdate({ ...crediting, 'creditNotes/draft/date': '2026-11-03' })).toBe(true);
  // It counts on the day on which it was created.
  expect(await mayUpdate(issue('undated'))).toBe(false);
  // So does what was supplied in one.
  seed('finance/invoices/open/supplyDate', '2026-10-30');
  expect(await mayUpdate(issue('open'))).toBe(false);
  seed('finance/invoices/open/supplyDate', '2026-11-01');
  expect(await mayUpdate(issue('open'))).toBe(true);
  seed(CLOSED, null);
  seed('counters/taxInvoice', { last: 1, record: 'old' });
  expect(await mayUpdate(issue('undated'))).toBe(true);
});

it('the status and what is paid later still change in a closed month', async () => {
  expect(await mayUpdate({ 'finance/invoices/unnumbered/status': 'Overdue' })).toBe(true);
  expect(await mayUpdate({ 'finance/invoices/unnumbered/due': '2026-12-31' })).toBe(true);
  expect(await mayUpdate(paying('unnumbered', '2026-11-20'))).toBe(true);
});

const closing = (to: unknown, from: string | null = '2026-10-31', key = 'c1'): Stored => ({
  [CLOSED]: to,
  'config/companyChange': key,
  [`history/${key}`]: {
    record: 'config',
    user: 'Admin',
    uid: 'u1',
    timestamp: serverTimestamp(),
    changes: { closedUntil: from === null ? { to } : { from, to } },
  },
});

it.each([undefined, false, true])(
  'with config/staffOnly as %j, only an administrator closes months and opens one again',
  async (staffOnly) => {
    seed('config/staffOnly', staffOnly ?? null);
    seed(CLOSED, '2025-10-31');
    const closed = closing('2025-11-30', '2025-10-31');
    expect(await mayUpdate(closed, signedOut())).toBe(false);
    for (const entry of [null, false, 'a'.repeat(32)]) {
      seed('staff', { u1: entry });
      expect(await mayUpdate(closed)).toBe(false);
      expect(await mayUpdate(closing('2025-09-30', '2025-10-31'))).toBe(false);
    }
    seed('staff', { u1: true });
    expect(await mayUpdate(closed)).toBe(true);
    expect(await mayUpdate(closing('2025-09-30', '2025-11-30', 'c2'))).toBe(true);
    seed(CLOSED, null);
    expect(await mayUpdate(closing('9999-19-39', null, 'c3'))).toBe(false);
    expect(await mayUpdate(closing('2025-08-31', null, 'c3'))).toBe(true);
    expect(await isAllowed(get(ref(signedIn(), CLOSED)))).toBe(true);
  },
);

const status = (id: string, to: string): Stored => ({ [`finance/invoices/${id}/status`]: to });

it('an invoice with a number stays one, also in a closed month', async () => {
  expect(await mayUpdate(status('old', 'Draft'))).toBe(false);
  expect(await mayUpdate(status('old', 'Paid'))).toBe(true);
  expect(await mayUpdate(status('open', 'Draft'))).toBe(true);
});

it('each change of the closed months is told in the history, truly, and none is removed', async () => {
  seed('staff', { u1: true });
  expect(await mayUpdate({ [CLOSED]: '2026-11-30' })).toBe(false);
  expect(await mayUpdate(closing('2026-11-30', '2026-09-30'))).toBe(false);
  expect(await mayUpdate({ ...closing('2026-11-30'), [CLOSED]: '2026-12-31' })).toBe(false);
  expect(await mayUpdate(closing(null))).toBe(false);
  for (const wrong of ['', 'soon', '9', 20_261_130, true]) {
    expect(await mayUpdate(closing(wrong))).toBe(false);
  }
  expect(await mayUpdate(closing('2026-11-30'))).toBe(true);
  // An entry that was added earlier says nothing of a later change.
  expect(await mayUpdate(closing('2026-09-30', '2026-11-30', 'c2'))).toBe(true);
  const { 'history/c1': _, ...without } = closing('2026-11-30', '2026-09-30');
  expect(await mayUpdate(without)).toBe(false);
});

it.each(['2026-10-31', '2026-11-01'])(
  'what was imported dated %s is removed only after it',
  async (date) => {
    const timestamp = Date.now() - 1_000;
    seed('imports/i1', {
      path: 'finance/invoices',
      uid: 'u1',
      user: 'Admin',
      timestamp,
      count: 1,
    });
    seed('activity/r1/timestamp', timestamp);
    seed('finance/invoices/r1', { ...SENT, date, import: 'i1', changedAt: timestamp });
    const values = { 'finance/invoices/r1': null, 'imports/i1/removed/r1': { '.sv': 'timestamp' } };
    expect(await mayUpdate(values)).toBe(date > '2026-10-31');
  },
);
