import { Session } from 'node:inspector/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { CreditNote } from '../../src/features/creditNotes/creditNote.entity.ts';
import { datesOnceSent } from '../../src/features/finance/invoiceDates.tsx';
import { invoice, type Invoice } from '../../src/features/finance/invoice.entity.ts';
import { monthlyTotals } from '../../src/features/finance/monthlyTotals.ts';
import { receivablesByAge, receivablesByCustomer } from '../../src/features/finance/receivables.ts';
import { attention } from '../../src/features/home/attention.ts';
import { findDuplicates } from '../../src/features/imports/findDuplicates.ts';
import type { Installation } from '../../src/features/installations/installation.entity.ts';
import type { InventoryItem } from '../../src/features/inventory/inventoryItem.entity.ts';
import type { Payment } from '../../src/features/payments/payment.entity.ts';
import { weekPlan } from '../../src/features/plan/weekPlan.ts';
import { lowBySupplier } from '../../src/features/purchasing/lowItems.ts';
import type { PurchaseOrder } from '../../src/features/purchasing/purchaseOrder.entity.ts';
import { customer, type Customer } from '../../src/features/sales/customer.entity.ts';
import { dealsByStage, type Deal } from '../../src/features/sales/deal.entity.ts';
import { averageDealSize, conversionRate } from '../../src/features/sales/dealFigures.ts';
import type { Ticket } from '../../src/features/service/ticket.entity.ts';
import { statementOf } from '../../src/features/statements/statement.ts';
import type { Task } from '../../src/features/tasks/task.entity.ts';
import { vatReturn } from '../../src/features/vat/vatReturn.ts';
import { today } from '../../src/lib/dates.ts';
import { initialDraft, type TextsOf } from '../../src/records/model/draft.ts';
import { entityAt } from '../../src/records/model/entities.ts';
import { parseRecord, type Entity } from '../../src/records/model/entity.ts';
import { renameOf } from '../../src/records/form/names/NamingLists.tsx';
import { everyKind } from '../bench/records.ts';

const DAY = today();
const YEAR = { from: '2000-01-01', to: '2100-01-01' };

type Lists = {
  readonly invoices: readonly Invoice[];
  readonly creditNotes: readonly CreditNote[];
  readonly payments: readonly Payment[];
  readonly customers: readonly Customer[];
  readonly deals: readonly Deal[];
  readonly items: readonly InventoryItem[];
  readonly orders: readonly PurchaseOrder[];
  readonly installations: readonly Installation[];
  readonly tickets: readonly Ticket[];
  readonly tasks: readonly Task[];
};

/** As many of each kind, all in what is counted: invoices are taxed and of customers of their own. */
function listsOf(count: number): Lists {
  const stored = everyKind(count);
  const list = (path: string, more: (n: number) => object = () => ({})) =>
    Object.entries(stored[path] ?? {}).map(
      ([id, one], n) => parseRecord(entityAt(path) as Entity, id, { ...one, ...more(n) }) as never,
    );
  return {
    invoices: list('finance/invoices', taxed),
    creditNotes: list('creditNotes', taxed),
    payments: list('payments'),
    customers: list('sales/customers', (n) => ({ formerNames: `Once ${n}` })),
    deals: list('sales/deals'),
    items: list('inventory/items', (n) => ({ supplier: `Supply ${n}` })),
    orders: list('procurement/purchaseOrders'),
    installations: list('service/installations'),
    tickets: list('service/tickets'),
    tasks: list('tasks'),
  };
}

const taxed = (n: number) => ({ vatRate: 'Standard 5 %', rate: '3.6725', taxNumber: n + 1 });

/** What pages count, add up and join. */
const ARITHMETIC: Readonly<Record<string, (lists: Lists) => unknown>> = {
  home: (lists) => attention({ ...lists, enquiries: [] }, { today: DAY, me: 'Layla Haddad' }),
  sales: ({ deals }) => [dealsByStage(deals), averageDealSize(deals), conversionRate(deals)],
  finance: ({ invoices, orders }) => [
    monthlyTotals(invoices, orders, DAY),
    receivablesByAge(invoices, DAY),
    receivablesByCustomer(invoices, DAY),
  ],
  'marking as sent': ({ invoices, customers }) => {
    const dates = datesOnceSent(customers, { paymentDays: '' });
    return invoices.map((one) => dates({ ...one, due: '' }, SENT));
  },
  inventory: ({ items, orders }) => lowBySupplier(items, orders),
  plan: ({ installations }) => weekPlan(installations, { from: '2026-11-02', today: DAY }),
  statement: (lists) => statementOf(lists, YEAR),
  VAT: (lists) => vatReturn(lists, YEAR),
  renaming: ({ invoices, customers }) =>
    renameOf(
      [
        { entity: customer, field: 'name', records: customers },
        { entity: invoice, field: 'customer', records: invoices },
      ],
      customers[0]?.id ?? '',
      { from: customers[0]?.name ?? '', to: 'Lagoon' },
    ),
  import: ({ customers }) =>
    findDuplicates(
      customer,
      customers.map(({ name }, number) => ({ ...ROW, number, texts: { name } })),
      customers,
      DAY,
    ),
};

const SENT = { ...initialDraft(invoice, []), status: 'Sent' } as TextsOf<typeof invoice.fields>;

const ROW = { cells: [], sources: {}, problems: [], notes: [], aside: null };

const COUNT = 300;

const LISTS = listsOf(COUNT);

/** The most that a block of code runs for each record. What runs for each record of another one, runs five times as often at least. */
const MOST = 60;

it.each(Object.entries(ARITHMETIC))(
  '%s: nothing runs for each record of each other one',
  async (_, compute) => {
    const session = new Session();
    session.connect();
    onTestFinished(() => session.disconnect());
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    compute(LISTS);
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const blocks = result
      .filter(({ url }) => url.includes('/src/'))
      .flatMap(({ url, functions }) =>
        functions.flatMap(({ functionName, ranges }) =>
          ranges.map(({ count }) => ({ code: `${url} ${functionName}`, count })),
        ),
      );
    expect(blocks.filter(({ count }) => count > MOST * COUNT)).toEqual([]);
    // It has counted something.
    expect(blocks.some(({ count }) => count >= COUNT)).toBe(true);
  },
);
