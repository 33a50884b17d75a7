import { groupedBy } from '../../lib/groupedBy.ts';
import { today as dayOf } from '../../lib/dates.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { sum } from '../../lib/sum.ts';
import { daysBetween } from '../../lib/calendar.ts';
import {
  isQuiet,
  daysInStage,
  deal,
  isOpen as isOpenDeal,
  hasNoNextStep,
  type Deal,
} from '../sales/deal.entity.ts';
import type { Enquiry } from '../enquiries/storedEnquiry.ts';
import { daysLate, equipmentDue } from '../installations/due.ts';
import { isOutside, lastVisitOf, type Installation } from '../installations/installation.entity.ts';
import { needsOrder, type InventoryItem } from '../inventory/inventoryItem.entity.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import type { Age } from '../finance/receivables.ts';
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

/** What each kind of matter is about. */
type Rows = Readonly<
  Record<'Overdue' | 'Past due' | Extract<Age, 'No due date'>, Invoice> &
    Record<'Enquiry', Enquiry> &
    Record<'Ticket', Ticket> &
    Record<'Late visit' | 'Readings' | 'Service due', Installation> &
    Record<'Mention' | 'Task', Task> &
    Record<'Low stock', InventoryItem> &
    Record<'Quiet deal' | 'No next step', Deal>
>;

export type MatterKind = keyof Rows;

/** The record of a matter of some kind. */
export type RowOf<Kind extends MatterKind> = Rows[Kind];

/** One matter that needs a person. */
export type MatterOf<Kind extends MatterKind> = {
  readonly kind: Kind;
  /** The records that one step settles, the most urgent first. */
  readonly records: AtLeastOne<Aged<RowOf<Kind>>>;
};

export type Matter = { readonly [Kind in MatterKind]: MatterOf<Kind> }[MatterKind];

/** What needs attention: how many matters there are, those to show, and how many more there are of each kind. */
export type Attention = {
  readonly count: number;
  readonly matters: readonly Matter[];
  readonly hidden: readonly { readonly kind: MatterKind; readonly count: number }[];
};

/** The records that may need attention. */
export type AttentionLists = {
  readonly invoices: readonly Invoice[];
  /** Those that nobody has handled. */
  readonly enquiries: readonly Enquiry[];
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
  const late = ({ due }: { readonly due: string }) => daysBetween(due, today);
  const asked = tasks.filter((one) => isOpenTask(one) && isTaskOf(one, me));
  const age = (one: Deal) => daysInStage(one, today);
  const open = deals.filter(isOpenDeal);
  const withTask = idsWithTask(deal, tasks);
  const withStatus = (status: Invoice['status']) => invoices.filter((one) => one.status === status);
  const sent = withStatus('Sent');
  const toService = (one: Installation) => equipmentDue(one, today);
  const kinds: readonly (readonly Matter[])[] = [
    ofKind('Overdue', withStatus('Overdue'), late, byCustomer),
    ofKind(
      'Past due',
      sent.filter((one) => (late(one) ?? 0) > 0),
      late,
      byCustomer,
    ),
    ofKind(
      'No due date',
      sent.filter(({ due }) => daysBetween(due, due) === null),
      late,
      byCustomer,
    ),
    ofKind('Enquiry', enquiries, ({ timestamp }) => daysBetween(dayOf(new Date(timestamp)), today)),
    ofKind('Ticket', tickets.filter(isWaiting), (one) => daysWaiting(one, today), apart),
    ofKind(
      'Late visit',
      installations.filter((one) => daysLate(one, today) > 0),
      (one) => daysLate(one, today),
    ),
    ofKind('Readings', installations.filter(isOutside), (one) =>
      daysBetween(lastVisitOf(one)?.date ?? '', today),
    ),
    ofKind(
      'Service due',
      installations.filter((one) => toService(one).length > 0),
      (one) => toService(one)[0]?.days ?? null,
    ),
    ofKind('Mention', asked.filter(isMention), late, apart),
    ofKind(
      'Task',
      asked.filter((one) => !isMention(one) && (late(one) ?? 0) > 0),
      late,
      apart,
    ),
    ofKind('Low stock', items.filter(needsOrder), ({ stock }) => -stock),
    ofKind(
      'Quiet deal',
      open.filter((one) => isQuiet(age(one))),
      age,
    ),
    ofKind(
      'No next step',
      open.filter((one) => !isQuiet(age(one)) && withTask !== null && hasNoNextStep(one, withTask)),
      age,
    ),
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

/** Whether nobody has started a ticket, or nobody is named on one that is open. */
const isWaiting = (ticket: Ticket): boolean =>
  isOpenTicket(ticket) && (ticket.status === 'New' || ticket.assigned.trim() === '');

/** Sorts unknown ages behind all others. */
const UNKNOWN = Number.MIN_SAFE_INTEGER;

/** The invoices in one group per customer, in the order of each group's first; without a name, each is on its own. */
function byCustomer(invoices: readonly Aged<Invoice>[]): AtLeastOne<Aged<Invoice>>[] {
  return [...groupedBy(invoices, ({ record }) => nameKey(record.customer) || record).values()];
}

/** The matters of a kind: its records with their days, the longest first, in groups. */
function ofKind<Kind extends MatterKind>(
  kind: Kind,
  rows: readonly RowOf<Kind>[],
  daysOf: (row: RowOf<Kind>) => number | null,
  group: (aged: readonly Aged<RowOf<Kind>>[]) => MatterOf<Kind>['records'][] = together,
): readonly MatterOf<Kind>[] {
  const aged = rows
    .map((record) => ({ record, days: daysOf(record) }))
    .toSorted((a, b) => (b.days ?? UNKNOWN) - (a.days ?? UNKNOWN));
  return group(aged).map((records) => ({ kind, records }));
}

/** Each record as a group of its own. */
const apart = <Row>(rows: readonly Row[]): AtLeastOne<Row>[] => rows.map((row) => [row]);

/** The records as one group; no group if there are none. */
function together<Row>([first, ...others]: readonly Row[]): AtLeastOne<Row>[] {
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
