import { expect, it } from 'vitest';
import { creditNote } from '../../../src/features/creditNotes/creditNote.entity.ts';
import { VAT_RATES } from '../../../src/features/documents/pricedFields.ts';
import {
  invoice,
  netProfit,
  overdueAmount,
  totalRevenue,
  type Invoice,
} from '../../../src/features/finance/invoice.entity.ts';
import {
  openAmount,
  openBalance,
  receivablesByAge,
} from '../../../src/features/finance/receivables.ts';
import { company } from '../../../src/features/documents/company.ts';
import { accountantFile } from '../../../src/features/vat/accountantFile.ts';
import { cellsOf, centsIn, filesIn } from '../../support/archive.ts';
import { payment } from '../../../src/features/payments/payment.entity.ts';
import {
  statementOf,
  type Ledger,
  type StatementLine,
} from '../../../src/features/statements/statement.ts';
import { taxPoint, vatReturn } from '../../../src/features/vat/vatReturn.ts';
import { addDays, daysBetween } from '../../../src/lib/calendar.ts';
import { customer as customerEntity } from '../../../src/features/sales/customer.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { randomSource, type Random } from '../../tools/rules/random.ts';

/** `DEALS=10000 npx vitest run --project node tests/features/statements/exactness.test.ts` tries more. */
const DEALS = Number(process.env['DEALS'] ?? 300);
const SEED = Number(process.env['SEED'] ?? 2026);
const TODAY = '2026-11-26';
const FIRST = '2024-01-01';
const DAYS = 1_060;

/** The records of random deals, and beside them what a plain recomputation knows: whole cents, whole percents. */
function randomBooks(random: Random) {
  const books: { invoices: Invoice[] } & Omit<Ledger, 'invoices'> = {
    invoices: [],
    payments: [],
    creditNotes: [],
  };
  const [payments, creditNotes] = [[...books.payments], [...books.creditNotes]];
  const day = (from = FIRST, within = DAYS): string => addDays(from, random.below(within));
  for (let deal = 0; deal < DEALS; deal += 1) {
    const whole = 1 + random.below(50_000_000);
    const shares = sharesOf(whole, random.pick([[100], [40, 40, 20], [33, 33, 34], [7, 93]]));
    for (const [share, amount] of shares.entries()) {
      const id = `i${deal}-${share}`;
      const date = day();
      const taxNumber = random.oneIn(4) ? undefined : books.invoices.length + 1;
      const vatRate = random.oneIn(9) ? 'Standard 15 %' : random.pick(VAT_RATES);
      const rate = random.oneIn(5) ? '' : random.pick(['3.6725', '3,6725', '3.6731', '1']);
      const events: { date: string; paid?: number; credited?: number }[] = [];
      let left = amount;
      for (let count = random.below(4); count > 0 && left > 0; count -= 1) {
        const part = random.oneIn(3) ? left : 1 + random.below(left);
        const at = random.oneIn(12) ? day() : addDays(date, random.below(150));
        const texts = {
          invoice: id,
          invoiceNumber: id,
          customer: `Customer ${deal % 40}`,
          date: at,
        };
        if (random.oneIn(4) && taxNumber !== undefined) {
          const isDraft = random.oneIn(4);
          const note = { ...texts, amount: part / 100, vatRate, rate, reason: 'Returned' };
          const number = isDraft ? {} : { taxNumber: creditNotes.length + 1 };
          creditNotes.push(
            parseRecord(creditNote, `c${creditNotes.length}`, {
              ...note,
              ...number,
              creationDate: at,
            }),
          );
          if (!isDraft) events.push({ date: at, credited: part });
          if (!isDraft) left -= part;
          continue;
        }
        const key = `p${payments.length}`;
        const extra = random.oneIn(20) ? 100 : 0;
        payments.push(parseRecord(payment, key, { ...texts, amount: (part + extra) / 100 }));
        events.push({ date: at, paid: part + extra });
        left -= part + extra;
        if (random.oneIn(5)) {
          const later = addDays(at, random.below(30));
          const reversal = { ...texts, date: later, amount: -(part + extra) / 100, reverses: key };
          payments.push(parseRecord(payment, `${key}-reversal`, reversal));
          events.push({ date: later, paid: -(part + extra) });
          left += part + extra;
        }
      }
      const paid = sum(events.map((event) => event.paid ?? 0));
      const credited = sum(events.map((event) => event.credited ?? 0));
      const status = random.oneIn(6)
        ? 'Draft'
        : left <= 0 || random.oneIn(8)
          ? 'Paid'
          : random.pick(['Sent', 'Overdue']);
      books.invoices.push(
        parseRecord(invoice, id, {
          idNum: id,
          customer: `Customer ${deal % 40}`,
          date,
          due: random.oneIn(10) ? '' : addDays(date, random.pick([0, 30, 60])),
          amount: amount / 100,
          status,
          vatRate,
          rate,
          lines: linesOf(random, amount),
          supplyDate: random.oneIn(3) ? addDays(date, random.below(60) - 30) : '',
          creationDate: date,
          ...(taxNumber !== undefined && { taxNumber }),
          ...(paid !== 0 && { paid: paid / 100 }),
          ...(credited !== 0 && { credited: credited / 100 }),
        }),
      );
    }
  }
  return { invoices: books.invoices, payments, creditNotes };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Parts of a whole in percent, the rest on the last one. */
function sharesOf(whole: number, percents: readonly number[]): readonly number[] {
  const first = percents.slice(0, -1).map((percent) => Math.round((whole * percent) / 100));
  return [...first, whole - sum(first)];
}

/** No lines, or some that may come to another amount than the invoice's. */
const linesOf = (random: Random, amount: number): string =>
  random.oneIn(2)
    ? ''
    : Array.from({ length: 1 + random.below(4) }, (_, index) =>
        [`Line ${index}`, 1 + random.below(9), (1 + random.below(amount)) / 1_000].join('\t'),
      ).join('\n');

/** What a record holds in whole cents: floats are only read here, never added. */
const centsOf = (amount: number): number => Math.round(amount * 100);

/** Half away from zero, of whole numbers. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const half = ((dividend < 0n ? -dividend : dividend) * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -half : half;
}

/** Net and VAT of a document in fils, line by line. */
function filsOf(document: {
  readonly amount: number;
  readonly lines: string;
  readonly vatRate: string;
  readonly rate: string;
}) {
  const percent = BigInt(/\d+/.exec(document.vatRate)?.[0] ?? 0);
  const rate = BigInt(Math.round(Number(document.rate.replace(',', '.')) * 10_000));
  const inFils = (cents: bigint): bigint => rounded(cents * rate, 10_000n);
  let [gross, net, vat] = [0n, 0n, 0n];
  for (const line of document.lines === '' ? [] : document.lines.split('\n')) {
    const [, quantity = '', price = ''] = line.split('\t');
    const cents = rounded(BigInt(quantity) * BigInt(Math.round(Number(price) * 1_000)), 10n);
    gross += cents + rounded(cents * percent, 100n);
    net += inFils(cents);
    vat += rounded(inFils(cents) * percent, 100n);
  }
  const rest = inFils(BigInt(centsOf(document.amount)) - gross);
  const restNet = rounded(rest * 100n, 100n + percent);
  return { net: net + restNet, vat: vat + rest - restNet };
}

/** What is owed for an invoice from a day on. */
const movement = ({ id, due }: Invoice, date: string, cents: number) => ({ id, due, date, cents });

/** All that moves what is owed for an invoice; what was set to Paid by hand is settled on the last day that is known. */
function movementsOf(one: Invoice, { payments, creditNotes }: Ledger) {
  // Nobody has asked for what is a draft without a number.
  const isAsked = one.status !== 'Draft' || one.taxNumber !== '';
  const parts = isAsked ? [movement(one, one.date, centsOf(one.amount))] : [];
  for (const { invoice: id, date, amount } of payments) {
    if (id === one.id) parts.push(movement(one, date, -centsOf(amount)));
  }
  for (const { invoice: id, date, amount, taxNumber } of creditNotes) {
    if (id === one.id && taxNumber !== '') parts.push(movement(one, date, -centsOf(amount)));
  }
  const rest = sum(parts.map(({ cents }) => cents));
  const last = parts.map(({ date }) => date).toSorted();
  if (one.status === 'Paid' && rest > 0) parts.push(movement(one, last.at(-1) ?? '', -rest));
  return parts;
}

/** Whether a line of a statement is about a document that the return counts. */
const isDeclared = ({ kind, invoice: { taxNumber, vatRate } }: StatementLine, meant: string) =>
  kind === meant && taxNumber !== '' && vatRate !== 'Not stated';

/** The figures of the specification. */
const asSpecified = (all: readonly Invoice[]) => [
  totalRevenue(all),
  netProfit(all),
  overdueAmount(all),
];

it(`books of ${DEALS} random deals come to the same as a plain recomputation, to the fils`, async () => {
  const random = randomSource(SEED);
  const { invoices, payments, creditNotes } = randomBooks(random);
  const emirates = ['Dubai', 'Sharjah', ''];
  const emirateOf = (name: string): string => emirates[Number(name.split(' ')[1]) % 3] ?? '';
  const blank = { paid: 0, credited: 0, settledBy: '' };
  // The specified figures go by status and whole amount, whatever was paid.
  expect(asSpecified(invoices)).toEqual(asSpecified(invoices.map((one) => ({ ...one, ...blank }))));

  const customers = new Set(invoices.map(({ customer }) => customer));
  for (const name of customers) {
    const own = invoices.filter(({ customer }) => customer === name);
    const ledger = { invoices: own, payments, creditNotes };
    const movements = own.flatMap((one) => movementsOf(one, ledger));
    const balanceAt = (day: string): bigint =>
      BigInt(sum(movements.filter(({ date }) => date <= day).map(({ cents }) => cents)));

    // Any split of the time: each period begins as the one before has ended.
    const ends = Array.from({ length: 5 }, () => addDays(FIRST, random.below(DAYS))).toSorted();
    let from = '1900-01-01';
    let closing = 0n;
    for (const to of [...new Set([...ends, TODAY]), '9999-12-31']) {
      const statement = statementOf(ledger, { from, to });
      expect(statement.opening).toBe(closing);
      closing = statement.closing;
      expect(closing).toBe(balanceAt(to));
      expect(statement.lines.at(-1)?.balance ?? closing).toBe(closing);
      expect(statement.ages.reduce((all, { open }) => all + open, 0n)).toBe(closing);
      const late = new Map<string, number>();
      for (const { id, due, cents } of movements.filter(({ date }) => date <= to)) {
        if ((daysBetween(due, to) ?? 0) > 90) late.set(id, (late.get(id) ?? 0) + cents);
      }
      const over90 = sum([...late.values()].filter((cents) => cents > 0));
      expect(statement.ages.at(-1)?.open).toBe(BigInt(over90));
      from = addDays(to, 1);
    }
    // Whatever its date, all of it is what the pages call open, and by age what is owed.
    expect(BigInt(centsOf(openBalance(own)))).toBe(closing);
    const owed = own.filter((one) => openAmount(one) > 0n && one.status !== 'Draft');
    const paper = statementOf({ ...ledger, invoices: owed }, { from: FIRST, to: '9999-12-31' });
    expect(receivablesByAge(owed, '9999-12-31').map(({ total }) => BigInt(centsOf(total)))).toEqual(
      paper.ages.map(({ open }) => open),
    );
  }

  const sources = {
    invoices,
    creditNotes,
    customers: [...customers].map((name, id) =>
      parseRecord(customerEntity, String(id), { name, emirate: emirateOf(name) }),
    ),
  };
  for (const [from, to] of [
    ['2024-01-01', '2024-03-31'],
    ['2025-07-01', '2025-09-30'],
    ['1900-01-01', '9999-12-31'],
  ] as const) {
    const declared = vatReturn(sources, { from, to });
    const expected = new Map<string, { net: bigint; vat: bigint }>();
    const documents = [
      ...invoices.map((one) => ({ one, sign: 1n, day: taxPoint(one) })),
      ...creditNotes.map((one) => ({ one, sign: -1n, day: one.date })),
    ];
    for (const { one, sign, day } of documents) {
      const isCounted = one.taxNumber !== '' && day >= from && day <= to;
      if (!isCounted || one.rate === '' || one.vatRate === 'Not stated') continue;
      const { net, vat } = filsOf(one);
      const place = one.vatRate.startsWith('Standard')
        ? `${one.vatRate.slice(9)}, ${emirateOf(one.customer) || 'Emirate not stated'}`
        : one.vatRate;
      const known = expected.get(place) ?? { net: 0n, vat: 0n };
      expected.set(place, { net: known.net + sign * net, vat: known.vat + sign * vat });
    }
    const figures = declared.figures.map(({ label, net, vat }) => [
      label.en.replace('Standard rate ', '').replace('\u00a0', ' '),
      { net, vat },
    ]);
    expect(Object.fromEntries(figures)).toEqual(Object.fromEntries(expected));
    for (const { net, vat, documents: behind } of declared.figures) {
      expect(behind.reduce((all, one) => all + one.net, 0n)).toBe(net);
      expect(behind.reduce((all, one) => all + one.vat, 0n)).toBe(vat);
    }

    if (from !== '1900-01-01') continue;
    const books = { ...sources, payments, company: company.parse({}) };
    const files = await filesIn((await accountantFile(declared, books)).file);
    const [sales, notes, paid] = ['sales', 'credit-notes', 'payments'].map((name) => ({
      xero: cellsOf(files[`xero/${name}.csv`]),
      zoho: cellsOf(files[`zoho-books/${name}.csv`]),
    }));
    const inXero = [...(sales?.xero ?? []), ...(notes?.xero ?? [])];
    const counted = declared.figures;
    expect(centsIn(inXero, '*UnitAmount')).toBe(counted.reduce((all, one) => all + one.net, 0n));
    expect(centsIn(inXero, 'TaxAmount')).toBe(counted.reduce((all, one) => all + one.vat, 0n));
    expect(
      centsIn(sales?.zoho ?? [], 'Item Price') - centsIn(notes?.zoho ?? [], 'Item Price'),
    ).toBe(counted.reduce((all, one) => all + one.net + one.vat, 0n));
    // At a rate of 1, dirhams are what the statements add up. They go by the date of a document, and the return by that of its supply.
    const plain = new Map(invoices.filter(({ rate }) => rate === '1').map((one) => [one.id, one]));
    const ofPlain = (rows: readonly (typeof inXero)[number][] = [], heading = 'Invoice Number') =>
      rows.filter((row) => plain.has(row[heading] ?? ''));
    const inStatement = (isMeant: (line: StatementLine) => boolean) =>
      statementOf({ invoices: [...plain.values()], payments, creditNotes }, { from, to })
        .lines.filter(isMeant)
        .reduce((all, { amount }) => all + amount, 0n);
    expect(centsIn(ofPlain(paid?.zoho), 'Amount')).toBe(
      -inStatement(({ kind }) => ['payment', 'refund', 'reversal'].includes(kind)),
    );
    expect(centsIn(ofPlain(sales?.zoho), 'Item Price')).toBe(
      inStatement((line) => isDeclared(line, 'invoice')),
    );
    expect(centsIn(ofPlain(notes?.zoho, 'Associated Invoice Number'), 'Item Price')).toBe(
      -inStatement((line) => isDeclared(line, 'credit note')),
    );
  }
});
