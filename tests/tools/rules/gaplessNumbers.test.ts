import { get, goOffline, ref, serverTimestamp, update, type Database } from 'firebase/database';
import { expect, it, vi } from 'vitest';
import { creditNote } from '../../../src/features/creditNotes/creditNote.entity.ts';
import { issueCreditNote } from '../../../src/features/creditNotes/issueCreditNote.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { issueTaxNumber } from '../../../src/features/finance/issueTaxNumber.ts';
import { saveTo, type SaveTarget } from '../../../src/records/store/write/save.ts';
import { seed, signedInWith, stored, useRules } from './environment.ts';
import { record, VAT } from './saves.ts';

// The app's own connection is not used, and has no settings here: each issuer brings one.
vi.mock('../../../src/firebase/auth.ts', () => ({
  assertSignedIn: vi.fn<() => void>(),
}));
vi.mock('../../../src/firebase/database.ts', () => ({
  connect: vi.fn<() => void>(),
  newKey: () => crypto.randomUUID(),
  read: vi.fn<() => void>(),
  updatePaths: vi.fn<() => void>(),
}));

useRules();

const ISSUERS = 20;
const COUNTER = 'counters/taxInvoice';

/** A connection of its own for each issuer. */
const connectionOf = (issuer: string): Database => signedInWith({ issuer });

const pathOf = (id: string): string => `finance/invoices/${id}`;

/** A connection to the server with the product's rules, as a save sees it. */
const targetOf = (database: Database): SaveTarget => ({
  read: async (path) => (await get(ref(database, path))).val() as unknown,
  update: (values) => update(ref(database), values),
  sign: async () => ({ user: 'Admin', uid: 'u1', timestamp: serverTimestamp() }),
  assertSignedIn: () => undefined,
  whileConnected: (request) => request(),
});

/** Issues a number as the app does, over this connection. */
const issue = (database: Database, id: string): Promise<number> =>
  issueTaxNumber(invoice, parseRecord(invoice, id, stored(pathOf(id))), {
    store: (prepare, options) => saveTo(targetOf(database), prepare, options ?? {}),
  });

/** The numbers of all invoices that have one, in ascending order. */
function issuedNumbers(): readonly number[] {
  const invoices = Object.values(stored('finance/invoices') as Record<string, object>);
  return invoices
    .flatMap((one) => ('taxNumber' in one ? [one.taxNumber as number] : []))
    .toSorted((a, b) => a - b);
}

const countTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

it('two people who issue the same invoice at once give it one number', async () => {
  for (const round of countTo(10)) {
    const id = `same${round}`;
    seed(pathOf(id), record(invoice, { ...VAT, status: 'Sent' }));
    const numbers = await Promise.all(
      ['x', 'y', 'z'].map((issuer) => issue(connectionOf(issuer), id)),
    );
    expect(numbers).toEqual([round, round, round]);
  }
  expect(issuedNumbers()).toEqual(countTo(10));
});

const NOTES_PER_INVOICE = 5;
const CREDITED = 2.1;

/** Invoices that are issued, and drafts of credit notes of which one more than it was for would take each of them back. */
function seedCreditNotes(invoices: readonly string[]): readonly string[] {
  const amount = (CREDITED * 10 * (NOTES_PER_INVOICE - 1)) / 10;
  const issued = invoices.map((id, index) => [
    id,
    { ...record(invoice, { ...VAT, status: 'Sent', amount }), taxNumber: index + 1 },
  ]);
  seed('finance/invoices', Object.fromEntries(issued));
  seed(COUNTER, { last: invoices.length, record: invoices.at(-1) });
  const notes = invoices.flatMap((id) =>
    Array.from({ length: NOTES_PER_INVOICE }, (_, index) => ({
      note: `${id}n${index}`,
      values: record(creditNote, { ...VAT, invoice: id, amount: CREDITED, reason: 'Came back' }),
    })),
  );
  seed('creditNotes', Object.fromEntries(notes.map(({ note, values }) => [note, values])));
  return notes.map(({ note }) => note);
}

const credit = (database: Database, id: string, target = targetOf(database)) =>
  issueCreditNote(
    parseRecord(creditNote, id, stored(`creditNotes/${id}`)),
    (prepare, options) => saveTo(target, prepare, options ?? {}),
    '2026-11-26',
  );

/** A connection that dies before it sends, or after it and before the answer. */
const dyingTarget = (database: Database, isSent: boolean): SaveTarget => ({
  ...targetOf(database),
  update: (values) => {
    if (!isSent) goOffline(database);
    void update(ref(database), values).catch(() => undefined);
    goOffline(database);
    return Promise.reject(new Error('The connection is lost'));
  },
});

it(`${ISSUERS} people who issue and credit at once leave no gap in both numbers, and credit no more than was invoiced`, async () => {
  const credited = Array.from({ length: 8 }, (_, index) => `c${index}`);
  const notes = seedCreditNotes(credited);
  const ids = Array.from({ length: ISSUERS * 2 }, (_, index) => `i${index}`);
  for (const id of ids) seed(pathOf(id), record(invoice, { ...VAT, status: 'Sent' }));
  await Promise.all(
    Array.from({ length: ISSUERS }, async (_, issuer) => {
      const database = connectionOf(`${issuer}`);
      const own = (all: readonly string[]) => all.filter((__, at) => at % ISSUERS === issuer);
      const [first = '', second = ''] = own(notes);
      for (const id of own(ids)) await issue(database, id);
      await credit(database, first).catch(() => undefined);
      // Of every fifth, the connection dies with the second one.
      const target = issuer % 5 === 0 ? dyingTarget(database, issuer % 2 === 0) : undefined;
      await credit(database, second, target).catch(() => undefined);
    }),
  );
  const after = stored('creditNotes') as Record<string, { invoice: string; taxNumber?: number }>;
  const issued = Object.values(after).filter(({ taxNumber }) => taxNumber !== undefined);
  const numbers = issued.flatMap(({ taxNumber = 0 }) => taxNumber).toSorted((a, b) => a - b);
  expect(numbers).toEqual(countTo(numbers.length));
  expect(stored('counters/taxCreditNote/last')).toBe(numbers.length);
  expect(issuedNumbers()).toEqual(countTo(credited.length + ids.length));
  for (const id of credited) {
    const count = issued.filter((note) => note.invoice === id).length;
    expect(count).toBeLessThan(NOTES_PER_INVOICE);
    expect(stored(`${pathOf(id)}/credited`)).toBe((CREDITED * 10 * count) / 10);
  }
}, 60_000);
