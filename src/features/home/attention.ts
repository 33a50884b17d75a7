import { groupedBy } from '../../lib/groupedBy.ts';
import { today as dayOf } from '../../lib/dates.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { sum } from '../../lib/sum.ts';
import { daysBetween } from '../../lib/calendar.ts';
import {
  QUIET_DAYS,
  daysInStage,
  deal as dealEntity,
  isOpen as isOpenDeal,
  hasNoNextStep,
  type Deal,
} from '../sales/deal.entity.ts';
import type { Enquiry } from '../enquiries/storedEnquiry.ts';
import { daysLate, equipmentDue } from '../installations/due.ts';
import { isOutside, lastVisitOf, type Installation } from '../installations/installation.entity.ts';
import { needsOrder, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import {
  idsWithTask,
  isMention,
  isOpen as isOpenTask,
  isTaskOf,
  type Task,
} from '../tasks/task.entity.ts';
import { daysWaiting, isOpen as isOpenTicket, type Ticket } from '../service/ticket.entity.ts';

/** A record and the days that it has waited; null when its date is missing or damaged. */
export type Aged<Row> = { readonly record: Row; readonly days: number | null };

type AtLeastOne<Row> = readonly [Row, ...Row[]];

type MatterOf<Kind extends string, Row> = {
  readonly kind: Kind;
  /** The records that one step settles, the most urgent first. */
  readonly records: AtLeastOne<Row>;
};

/** One matter that needs a person. */
export type Matter =
  | MatterOf<'Overdue' | 'Past due' | 'No due date', Aged<Invoice>>
  | (MatterOf<'Enquiry', Aged<Enquiry>> & { readonly hasMore: boolean })
  | MatterOf<'Ticket', Aged<Ticket>>
  | MatterOf<'Late visit' | 'Readings' | 'Service due', Aged<Installation>>
  | MatterOf<'Mention' | 'Task', Aged<Task>>
  | MatterOf<'Low stock', InventoryItem>
  | MatterOf<'Quiet deal' | 'No next step', Aged<Deal>>;

export type MatterKind = Matter['kind'];

/** What needs attention: how many matters there are, those to show, and how many more there are of each kind. */
export type Attention = {
  readonly count: number;
  readonly matters: readonly Matter[];
  readonly hidden: readonly { readonly kind: MatterKind; readonly count: number }[];
};

/** The records that may need attention. */
export type AttentionLists = {
  readonly invoices: readonly Invoice[];
  /** Those that nobody has handled; `hasMore`: and others. */
  readonly enquiries: { readonly enquiries: readonly Enquiry[]; readonly hasMore: boolean };
  readonly tickets: readonly Ticket[];
  readonly installations: readonly Installation[];
  readonly items: readonly InventoryItem[];
  readonly deals: readonly Deal[];
  /** Those of everybody that are open. */
  readonly tasks: readonly Task[];
};

/** How many matters are shown, unless there is less room. */
export const MAX_MATTERS = 8;

/**
 * The matters that need a person on a day (YYYY-MM-DD), the most urgent first: money that is late, then customers who
 * and their animals wait, what is asked of this person, by name, stock and deals. When there are more than `max`, those of the most frequent kind
 * are left out.
 */
export function attention(
  lists: AttentionLists,
  { today, me }: { readonly today: string; readonly me: string },
  max = MAX_MATTERS,
): Attention {
  const { invoices, enquiries, tickets, installations, items, deals, tasks } = lists;
  const asked = oldestFirst(
    tasks.filter((task) => isOpenTask(task) && isTaskOf(task, me)),
    ({ due }) => daysBetween(due, today),
  );
  const open = oldestFirst(deals.filter(isOpenDeal), (deal) => daysInStage(deal, today));
  const withTask = idsWithTask(dealEntity, tasks);
  const withStatus = (status: Invoice['status']) =>
    oldestFirst(
      invoices.filter((invoice) => invoice.status === status),
      ({ due }) => daysBetween(due, today),
    );
  const kinds: readonly (readonly Matter[])[] = [
    byCustomer(withStatus('Overdue')).map((records) => ({ kind: 'Overdue', records })),
    byCustomer(withStatus('Sent').filter(({ days }) => days !== null && days > 0)).map(
      (records) => ({ kind: 'Past due', records }),
    ),
    byCustomer(withStatus('Sent').filter(({ record: { due } }) => !isDay(due))).map((records) => ({
      kind: 'No due date',
      records,
    })),
    together(
      oldestFirst(enquiries.enquiries, ({ timestamp }) =>
        daysBetween(dayOf(new Date(timestamp)), today),
      ),
    ).map((records) => ({ kind: 'Enquiry', records, hasMore: enquiries.hasMore })),
    oldestFirst(tickets.filter(isWaiting), (ticket) => daysWaiting(ticket, today)).map(
      (ticket) => ({ kind: 'Ticket', records: [ticket] }),
    ),
    together(
      oldestFirst(installations, (one) => daysLate(one, today)).filter(({ days }) => days !== 0),
    ).map((records) => ({ kind: 'Late visit', records })),
    together(
      oldestFirst(installations.filter(isOutside), (one) =>
        daysBetween(lastVisitOf(one)?.date ?? '', today),
      ),
    ).map((records) => ({ kind: 'Readings', records })),
    together(
      oldestFirst(
        installations.filter((one) => equipmentDue(one, today).length > 0),
        (one) => equipmentDue(one, today)[0]?.days ?? null,
      ),
    ).map((records) => ({ kind: 'Service due', records })),
    asked
      .filter(({ record }) => isMention(record))
      .map((one) => ({ kind: 'Mention', records: [one] })),
    asked
      .filter((one) => !isMention(one.record) && (one.days ?? 0) > 0)
      .map((one) => ({ kind: 'Task', records: [one] })),
    together(items.filter(needsOrder).toSorted((a, b) => a.stock - b.stock)).map((records) => ({
      kind: 'Low stock',
      records,
    })),
    together(open.filter(isQuiet)).map((records) => ({ kind: 'Quiet deal', records })),
    together(
      open.filter(
        (one) => !isQuiet(one) && withTask !== null && hasNoNextStep(one.record, withTask),
      ),
    ).map((records) => ({ kind: 'No next step', records })),
  ];
  const counts = shares(
    kinds.map(({ length }) => length),
    max,
  );
  return {
    count: sum(kinds, ({ length }) => length),
    matters: kinds.flatMap((matters, index) => matters.slice(0, counts[index])),
    hidden: kinds.flatMap((matters, index) => {
      const [first] = matters;
      const count = matters.length - (counts[index] ?? 0);
      return first === undefined || count === 0 ? [] : [{ kind: first.kind, count }];
    }),
  };
}

const isDay = (text: string): boolean => daysBetween(text, text) !== null;

/** Whether a deal has not been moved for long. */
const isQuiet = ({ days }: Aged<Deal>): boolean => days !== null && days >= QUIET_DAYS;

/** Whether nobody has started a ticket, or nobody is named on one that is open. */
const isWaiting = (ticket: Ticket): boolean =>
  isOpenTicket(ticket) && (ticket.status === 'New' || ticket.assigned.trim() === '');

/** Sorts unknown ages behind all others. */
const UNKNOWN = Number.MIN_SAFE_INTEGER;

/** The records with their days, the longest first; those of unknown age last. */
function oldestFirst<Row>(
  records: readonly Row[],
  daysOf: (record: Row) => number | null,
): readonly Aged<Row>[] {
  return records
    .map((record) => ({ record, days: daysOf(record) }))
    .toSorted((a, b) => (b.days ?? UNKNOWN) - (a.days ?? UNKNOWN));
}

/** The invoices in one group per customer, in the order of each group's first; without a name, each is on its own. */
function byCustomer(invoices: readonly Aged<Invoice>[]): readonly AtLeastOne<Aged<Invoice>>[] {
  return [...groupedBy(invoices, ({ record }) => nameKey(record.customer) || record).values()];
}

/** The records as one group; no group if there are none. */
function together<Row>([first, ...others]: readonly Row[]): readonly AtLeastOne<Row>[] {
  return first === undefined ? [] : [[first, ...others]];
}

/** How many matters of each kind are shown: the largest number gives way first, and of equal ones the last. */
function shares(counts: readonly number[], max: number): readonly number[] {
  const shown = counts.map((count) => Math.min(count, max));
  for (let excess = sum(shown, (count) => count) - max; excess > 0; excess -= 1) {
    const largest = shown.lastIndexOf(Math.max(...shown));
    shown[largest] = (shown[largest] ?? 0) - 1;
  }
  return shown;
}
