import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Attention, Matter, MatterKind, Aged } from './attention.ts';
import { ItemLine } from '../../ui/ItemLine.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import { orUntitled, countText, plural } from '../../lib/words.ts';
import { deal, NO_NEXT_STEP, type Deal } from '../sales/deal.entity.ts';
import {
  OUTSIDE,
  SERVICE_DUE,
  installation,
  lastVisitOf,
  type Installation,
  installationAddress,
} from '../installations/installation.entity.ts';
import { recordAt } from '../tasks/topic.ts';
import { MENTION, isMention, task, type Task } from '../tasks/task.entity.ts';
import {
  STOCK_COLORS,
  inventoryItem,
  stockLevel,
  type InventoryItem,
} from '../inventory/inventoryItem.entity.ts';
import { invoice, MARK_OVERDUE, type Invoice } from '../finance/invoice.entity.ts';
import { openBalance } from '../finance/receivables.ts';
import { money } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { ticket, type Ticket } from '../service/ticket.entity.ts';
import { PARAMETERS } from '../../company/water.ts';
import { pageOf, recordAddress, filteredAddress } from '../../records/page/address/addresses.ts';
import { useChangeRecords, type ChangeRecords } from '../../records/store/write/saveChange.ts';
import { useMoveFocus } from '../../ui/focus.ts';

type MatterListProps = {
  readonly found: Attention;
  /** Shows the others here, where there is room for a few only. */
  readonly onShowAll?: () => void;
};

/** The matters that need attention, and links to those that are not shown. */
export function MatterList({ found, onShowAll }: MatterListProps) {
  const { matters, hidden } = found;
  const changeInvoices = useChangeRecords(invoice);
  const changeTickets = useChangeRecords(ticket);
  const changeTasks = useChangeRecords(task);
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useMoveFocus();
  const links = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll('a') ?? [])];

  /** The row that takes the place of a settled one gets the focus. */
  const focusAt = (index: number): void =>
    moveFocus(() => links()[Math.min(index, links().length - 1)]);

  function showAll(): void {
    const before = new Set(links());
    moveFocus(() => links().find((link) => !before.has(link)));
    onShowAll?.();
  }

  return (
    <>
      <ul ref={list} onPointerOver={showTitleIfTruncated} className="text-sm">
        {matters.map((matter, index) => (
          <MatterItem
            key={matterKey(matter)}
            matter={matter}
            step={nextStep(matter, changeInvoices, changeTickets, changeTasks)}
            onSettle={() => focusAt(index)}
          />
        ))}
      </ul>
      {hidden.length > 0 && onShowAll !== undefined && (
        <button
          type="button"
          onClick={showAll}
          className="min-h-11 w-full border-t border-line px-4 text-start text-sm font-medium text-accent outline-offset-[-2px] sm:px-6"
        >
          Show {(found.count - matters.length).toLocaleString('en-US')} more
        </button>
      )}
      {hidden.length > 0 && onShowAll === undefined && (
        <p className="flex min-h-11 flex-wrap @3xl:min-h-(--row) items-center gap-x-5 border-t border-line px-4 sm:px-6 py-1 text-sm">
          {hidden.map(({ kind, count }) => (
            <Link
              key={kind}
              to={HIDDEN[kind].to}
              className="py-0.5 font-medium text-accent hover:underline"
            >
              {count.toLocaleString('en-US')} more {hiddenLabel(kind, count)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

function matterKey({ kind, records: [first] }: Matter): string {
  return `${kind} ${'record' in first ? first.record.id : ''}`;
}

const DOTS: Readonly<Record<MatterKind, string>> = {
  Overdue: 'bg-tone-red-ink',
  'Past due': 'bg-tone-yellow-ink',
  'No due date': 'bg-tone-yellow-ink',
  Enquiry: 'bg-tone-green-ink',
  Ticket: 'bg-tone-blue-ink',
  'Late visit': 'bg-tone-red-ink',
  Readings: 'bg-tone-yellow-ink',
  'Service due': 'bg-tone-yellow-ink',
  Mention: 'bg-tone-blue-ink',
  Task: 'bg-tone-red-ink',
  'Low stock': 'bg-tone-yellow-ink',
  'Quiet deal': 'bg-tone-purple-ink',
  'No next step': 'bg-tone-purple-ink',
};

/** Looks like a word, and like a button while its row is hovered. */
const STEP =
  'min-h-7 items-center rounded-md border border-transparent px-2.5 font-medium whitespace-nowrap text-accent group-hover:border-edge/50 group-hover:bg-surface';

type MatterItemProps = {
  readonly matter: Matter;
  readonly step: Step;
  /** Called before the step is saved that removes this row. */
  readonly onSettle: () => void;
};

/** A row that leads to the records of a matter, with a button for the step that can be taken here. */
function MatterItem({ matter, step, onSettle }: MatterItemProps) {
  const { kind } = matter;
  const { name, details, amount, to } = toRow(matter);
  const { label, run } = step;
  const isRunning = useRef(false);

  function settle(): void {
    // A double click must not save twice.
    if (isRunning.current || run === undefined) return;
    isRunning.current = true;
    onSettle();
    void run();
  }

  return (
    <li className="group relative border-t border-line">
      <Link
        to={to}
        className={`grid min-h-(--row) grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-2 gap-y-1 px-4 font-semibold sm:px-6 outline-offset-[-2px] group-hover:bg-ink/4 @3xl:grid-cols-[6.75rem_minmax(0,13rem)_minmax(0,1fr)_auto_7rem] @3xl:gap-x-3 @3xl:[grid-template-areas:'kind_title_details_amount_step'] @5xl:gap-x-4 ${run === undefined ? "[grid-template-areas:'kind_title_amount'_'._details_details']" : "[grid-template-areas:'kind_title_amount'_'._details_step']"}`}
      >
        <span className="flex items-center gap-2 font-normal text-muted">
          <span
            aria-hidden="true"
            className={`size-1.75 shrink-0 rounded-full forced-color-adjust-none ${DOTS[kind]}`}
          />
          <span className="sr-only @3xl:not-sr-only">{kind}</span>
        </span>{' '}
        <ItemLine title={orUntitled(name)} details={details} amount={amount} />
        {/* Keeps the place of the button, which cannot be part of the link. */}
        <span
          aria-hidden="true"
          className={`-me-2.75 justify-self-end [grid-area:step] ${STEP} ${run === undefined ? 'hidden @3xl:flex' : 'invisible flex'}`}
        >
          {label}
        </span>
      </Link>
      {run !== undefined && (
        <button
          type="button"
          aria-label={`${label}: ${orUntitled(name)}`}
          onClick={settle}
          className={`absolute end-1.25 sm:end-3.25 bottom-1.5 before:absolute before:-inset-x-1 before:-inset-y-2 before:content-[''] hover:border-edge focus-visible:bg-surface @3xl:inset-y-0 @3xl:my-auto @3xl:h-7 ${STEP}`}
        >
          {label}
        </button>
      )}
    </li>
  );
}

/** What the row of a matter shows, and where it leads. */
type MatterRow = {
  readonly name: string;
  /** Parts of a line, the most telling first, since the end may be cut; what people have typed is a part of its own. */
  readonly details: readonly string[];
  readonly amount: string;
  readonly to: string;
};

/** The row of a matter. */
function toRow(matter: Matter): MatterRow {
  switch (matter.kind) {
    case 'Overdue':
    case 'No due date':
      return invoicesRow(matter.records, lateness);
    case 'Past due':
      return invoicesRow(matter.records, (days) => `${countText(days ?? 0, 'day')} past due`);
    case 'Enquiry':
      return enquiryRow(matter);
    case 'Ticket':
      return ticketRow(matter.records[0]);
    case 'Low stock':
      return stockRow(matter.records);
    case 'Late visit':
      return installationsRow(
        matter.records,
        ({ days }) => `${countText(days ?? 0, 'day')} late`,
        PLAN,
      );
    case 'Readings':
      return installationsRow(matter.records, outsideText, OUTSIDE_LIST);
    case 'Service due':
      return installationsRow(matter.records, serviceText, SERVICE_LIST);
    case 'Mention':
    case 'Task':
      return taskRow(matter.records[0]);
    case 'No next step':
      return dealsRow(matter.records, ['Nothing is to be done'], WITHOUT_NEXT_STEP);
    default: {
      const [{ record, days }] = matter.records;
      const age = `${countText(days ?? 0, 'day')} old`;
      return {
        ...dealsRow(matter.records, [age, record.stage], pageOf(deal)),
        amount: money(sum(matter.records, (one) => one.record.value)),
      };
    }
  }
}

const ENQUIRIES = `${pageOf(deal)}?part=enquiries`;

/** One's own tasks, and the deals about which nothing is to be done. */
const MY_TASKS = `${pageOf(task)}?mine=1`;
const WITHOUT_NEXT_STEP = filteredAddress(deal, { [NO_NEXT_STEP]: ['1'] }, { scrolls: false });

/** The visits of the week, those that are late first, and the installations that something is the matter with. */
const PLAN = '/dashboard/service/plan';
const OUTSIDE_LIST = filteredAddress(installation, { [OUTSIDE]: ['1'] });
const SERVICE_LIST = filteredAddress(installation, { [SERVICE_DUE]: ['1'] });

/** Where the matters of a kind are that are not shown, and what they are called. */
type Hidden = { readonly label: string; readonly one?: string; readonly to: string };

const HIDDEN: Readonly<Record<MatterKind, Hidden>> = {
  Overdue: { label: 'overdue', to: filteredAddress(invoice, { status: ['Overdue'] }) },
  'Past due': { label: 'past due', to: filteredAddress(invoice, { status: ['Sent'] }) },
  'No due date': {
    label: 'without a due date',
    to: filteredAddress(invoice, { 'no-due-date': ['1'] }),
  },
  Enquiry: { label: 'enquiries', one: 'enquiry', to: ENQUIRIES },
  Ticket: {
    label: 'new tickets',
    one: 'new ticket',
    to: filteredAddress(ticket, { status: ['New'] }),
  },
  'Late visit': { label: 'late visits', one: 'late visit', to: PLAN },
  Readings: { label: 'readings', one: 'reading', to: OUTSIDE_LIST },
  'Service due': { label: 'services due', one: 'service due', to: SERVICE_LIST },
  'Low stock': { label: 'low stock', to: pageOf(inventoryItem) },
  Mention: { label: 'mentions', one: 'mention', to: MY_TASKS },
  Task: { label: 'late tasks', one: 'late task', to: MY_TASKS },
  'Quiet deal': { label: 'quiet deals', one: 'quiet deal', to: pageOf(deal) },
  'No next step': { label: 'without a next step', to: WITHOUT_NEXT_STEP },
};

function hiddenLabel(kind: MatterKind, count: number): string {
  const { label, one = label } = HIDDEN[kind];
  return plural(count, one, label);
}

function invoicesRow(
  invoices: readonly [Aged<Invoice>, ...Aged<Invoice>[]],
  describe: (days: number | null) => string,
): MatterRow {
  const [{ record, days }, ...others] = invoices;
  const [next] = others;
  const more =
    next === undefined
      ? []
      : [plural(others.length, `one more, ${lateness(next.days)}`, `${others.length} more`)];
  return {
    name: record.customer.trim() === '' ? 'No customer' : record.customer,
    details: [describe(days), record.idNum, ...more],
    amount: money(openBalance(invoices.map((one) => one.record))),
    to:
      next === undefined
        ? recordAddress(invoice, record.id)
        : filteredAddress(invoice, { status: [record.status], q: [record.customer.trim()] }),
  };
}

function lateness(days: number | null): string {
  if (days === null) return 'no due date';
  if (days === 0) return 'due today';
  return days > 0 ? `${countText(days, 'day')} late` : `due in ${countText(-days, 'day')}`;
}

type EnquiryMatter = Extract<Matter, { readonly kind: 'Enquiry' }>;

function enquiryRow({ records: [{ record, days }, ...others], hasMore }: EnquiryMatter): MatterRow {
  const more = hasMore ? `more than ${others.length} others` : `${others.length} more`;
  return {
    name: record.name,
    details: [newFor(days), ...(others.length > 0 ? [more] : []), record.message],
    amount: '',
    to: ENQUIRIES,
  };
}

function ticketRow({ record, days }: Aged<Ticket>): MatterRow {
  const state = record.status === 'New' ? newFor(days) : `${record.status}, assigned to nobody`;
  return {
    name: record.customer,
    details: [state, `#${record.ticketId}`, record.issue],
    amount: '',
    to: recordAddress(ticket, record.id),
  };
}

function taskRow({ record, days }: Aged<Task>): MatterRow {
  const { what, customer, supplier, about } = record;
  const text = isMention(record) ? what.slice(MENTION.length) : what;
  const party = customer || supplier;
  return {
    name: party || text,
    details: [
      ...(days !== null && days > 0 ? [`${countText(days, 'day')} late`] : []),
      ...(party ? [text] : []),
    ],
    amount: '',
    to: recordAt(about)?.to ?? recordAddress(task, record.id),
  };
}

function dealsRow(
  [{ record }, ...others]: readonly [Aged<Deal>, ...Aged<Deal>[]],
  state: readonly string[],
  all: string,
): MatterRow {
  const more = plural(others.length, 'one more deal', `${others.length} more deals`);
  return {
    name: record.title,
    details: [...state, ...(others.length > 0 ? [more] : []), record.customer],
    amount: '',
    to: others.length === 0 ? recordAddress(deal, record.id) : all,
  };
}

/** Several lead to where all of them are, and one to its own page. */
function installationsRow(
  [first, ...others]: readonly [Aged<Installation>, ...Aged<Installation>[]],
  describe: (one: Aged<Installation>) => string,
  all: string,
): MatterRow {
  return {
    name: first.record.name,
    details: [
      describe(first),
      ...(others.length > 0 ? [`${others.length.toLocaleString('en-US')} more`] : []),
      first.record.customer,
    ],
    amount: '',
    to: others.length === 0 ? installationAddress(first.record.id) : all,
  };
}

function outsideText({ record, days }: Aged<Installation>): string {
  const names = lastVisitOf(record)?.outside.map((name) => PARAMETERS[name].label) ?? [];
  const when = days === null ? '' : days === 0 ? ' today' : ` ${countText(days, 'day')} ago`;
  return `${names.join(', ')} outside of range${when}`;
}

/** `days`: for how long the first piece of its equipment has waited. */
const serviceText = ({ days }: Aged<Installation>): string =>
  days === 0
    ? 'Equipment due for service today'
    : `Equipment due for service for ${countText(days ?? 0, 'day')}`;

function stockRow([item, ...others]: readonly [InventoryItem, ...InventoryItem[]]): MatterRow {
  const count = Math.abs(item.stock).toLocaleString('en-US');
  const left = item.stock < 0 ? `${count} below zero` : `${item.stock === 0 ? 'None' : count} left`;
  const more = plural(others.length, 'one more item low', `${others.length} more items low`);
  const levels = new Set<string>([item, ...others].map(stockLevel));
  return {
    name: item.name,
    details: [
      `${left}, reorder point ${item.reorder.toLocaleString('en-US')}`,
      ...(others.length > 0 ? [more] : []),
    ],
    amount: '',
    to:
      others.length === 0
        ? recordAddress(inventoryItem, item.id)
        : filteredAddress(inventoryItem, {
            level: Object.keys(STOCK_COLORS).filter((level) => levels.has(level)),
          }),
  };
}

const newFor = (days: number | null): string =>
  days === null ? 'New' : `New ${days > 0 ? `for ${countText(days, 'day')}` : 'today'}`;

/** What a person does about a matter; `run` takes the step here, without it the row leads to where it is taken. */
type Step = { readonly label: string; readonly run?: () => Promise<void> };

/** The step that settles a matter. */
function nextStep(
  matter: Matter,
  changeInvoices: ChangeRecords<typeof invoice.fields>,
  changeTickets: ChangeRecords<typeof ticket.fields>,
  changeTasks: ChangeRecords<typeof task.fields>,
): Step {
  switch (matter.kind) {
    case 'Past due': {
      const invoices = matter.records.map(({ record }) => record);
      const status: Invoice['status'] = 'Overdue';
      return {
        label: MARK_OVERDUE,
        run: () => changeInvoices(invoices, { status }),
      };
    }
    case 'Ticket': {
      const [{ record }] = matter.records;
      if (record.status !== 'New') return { label: 'Assign' };
      const status: Ticket['status'] = 'In Progress';
      return {
        label: 'Start',
        run: () => changeTickets([record], { status }),
      };
    }
    case 'Mention':
    case 'Task': {
      const [{ record }] = matter.records;
      const status: Task['status'] = 'Done';
      return {
        label: status,
        run: () => changeTasks([record], { status }),
      };
    }
    case 'Enquiry':
    case 'Late visit':
    case 'Readings':
    case 'Service due':
    case 'Low stock':
    case 'Quiet deal':
    case 'No next step':
      return { label: 'Review' };
    default:
      return { label: 'Open' };
  }
}
