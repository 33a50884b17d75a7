import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PARAMETERS } from '../../company/water.ts';
import { statusesWhere } from '../../lib/badgeColors.ts';
import { money } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { countText, orUntitled, inFigures } from '../../lib/words.ts';
import { filteredAddress, pageOf, recordAddress } from '../../records/page/address/addresses.ts';
import { toListItem, type ListItem } from '../../records/page/ListItems.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { useMoveFocus } from '../../ui/focus.ts';
import { ItemLine } from '../../ui/ItemLine.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import { invoice, MARK_OVERDUE, type Invoice } from '../finance/invoice.entity.ts';
import { openBalance } from '../finance/receivables.ts';
import {
  installation,
  installationAddress,
  lastVisitOf,
  OUTSIDE,
  SERVICE_DUE,
  type Installation,
} from '../installations/installation.entity.ts';
import { inventoryItem, STOCK_COLORS } from '../inventory/inventoryItem.entity.ts';
import { deal, NO_NEXT_STEP, type Deal } from '../sales/deal.entity.ts';
import { ticket, type Ticket } from '../service/ticket.entity.ts';
import { task, type Task } from '../tasks/task.entity.ts';
import { recordAt } from '../tasks/topic.ts';
import type { Aged, Attention, Matter, MatterKind, MatterOf, RowOf } from './attention.ts';

type MatterListProps = {
  readonly found: Attention;
  /** Shows the others here, where there is room for a few only. */
  readonly onShowAll?: () => void;
};

/** The matters that need attention, and links to those that are not shown. */
export function MatterList({ found, onShowAll }: MatterListProps) {
  const { matters, hidden } = found;
  const day = useToday();
  const stepOf = useSteps();
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useMoveFocus();
  const links = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll('a') ?? [])];

  function showAll(): void {
    const before = new Set(links());
    moveFocus(() => links().find((link) => !before.has(link)));
    onShowAll?.();
  }

  return (
    <>
      <ul ref={list} onPointerOver={showTitleIfTruncated} className="text-sm">
        {matters.map((matter) => (
          <MatterItem
            key={matterKey(matter)}
            kind={matter.kind}
            row={toRow(matter, day)}
            step={stepOf(matter)}
          />
        ))}
      </ul>
      {hidden.length > 0 && onShowAll !== undefined && (
        <button
          type="button"
          onClick={showAll}
          className="min-h-11 w-full border-t border-line px-4 text-start text-sm font-medium text-accent outline-offset-[-2px] sm:px-6"
        >
          Show {inFigures(found.count - matters.length)} more
        </button>
      )}
      {hidden.length > 0 && onShowAll === undefined && (
        <p className="flex min-h-11 flex-wrap @3xl:min-h-(--row) items-center gap-x-5 border-t border-line px-4 sm:px-6 py-1 text-sm">
          {hidden.map(({ kind, count }) => (
            <Link
              key={kind}
              to={KINDS[kind].list()}
              className="py-0.5 font-medium text-accent hover:underline"
            >
              {kind}: {inFigures(count)} more
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

const matterKey = ({ kind, records: [{ record }] }: Matter): string => `${kind} ${record.id}`;

/** Looks like a word, and like a button while its row is hovered. */
const STEP =
  'min-h-7 items-center rounded-md border border-transparent px-2.5 font-medium whitespace-nowrap text-accent group-hover:border-edge/50 group-hover:bg-surface';

type MatterItemProps = {
  readonly kind: MatterKind;
  readonly row: MatterRow;
  readonly step: Step;
};

/** A row that leads to the records of a matter, with a button for the step that can be taken here. */
function MatterItem({ kind, row, step: { label, run } }: MatterItemProps) {
  const { title, details, amount, to } = row;
  const isRunning = useRef(false);

  function settle(): void {
    // A double click must not save twice.
    if (isRunning.current || run === undefined) return;
    isRunning.current = true;
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
            className={`size-1.75 shrink-0 rounded-full forced-color-adjust-none ${KINDS[kind].dot}`}
          />
          <span className="sr-only @3xl:not-sr-only">{kind}</span>
        </span>{' '}
        <ItemLine title={title} details={details} amount={amount} />
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
          aria-label={`${label}: ${title}`}
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
type MatterRow = Pick<ListItem, 'title' | 'details'> & {
  readonly amount: string;
  readonly to: string;
};

/** What the rows of a kind of matter have beside what its record says of itself. */
type Kind<Row> = {
  readonly dot: string;
  readonly item: (record: Row, day: string) => ListItem;
  /** What it is called, if not as its record. */
  readonly title?: (record: Row) => string;
  /** Why it needs somebody, where its record does not say so. */
  readonly why?: (one: Aged<Row>) => string;
  readonly amount?: (records: readonly Row[]) => number;
  /** Where one is. */
  readonly to: (record: Row) => string;
  /** Where all are, or those of a name. */
  readonly list: (name?: string) => string;
};

const [RED, YELLOW, GREEN, BLUE, PURPLE] = [
  'bg-tone-red-ink',
  'bg-tone-yellow-ink',
  'bg-tone-green-ink',
  'bg-tone-blue-ink',
  'bg-tone-purple-ink',
] as const;

const invoicesWith = (status: Invoice['status']) => ({
  item: (record: Invoice, day: string) => toListItem(invoice, record, day),
  title: ({ customer }: Invoice) => customer.trim() || 'No customer',
  amount: openBalance,
  to: ({ id }: Invoice) => recordAddress(invoice, id),
  list: (name = '') => filteredAddress(invoice, { status: [status], ...(name && { q: [name] }) }),
});

const ENQUIRIES = `${pageOf(deal)}?part=enquiries`;

const INSTALLATIONS = {
  item: (record: Installation, day: string) => toListItem(installation, record, day),
  to: ({ id }: Installation) => installationAddress(id),
};

const TASKS = {
  item: (record: Task, day: string) => toListItem(task, record, day),
  to: ({ about, id }: Task) => recordAt(about)?.to ?? recordAddress(task, id),
  list: () => `${pageOf(task)}?mine=1`,
};

const DEALS = {
  item: (record: Deal, day: string) => toListItem(deal, record, day),
  amount: (records: readonly Deal[]) => sum(records, ({ value }) => value),
  to: ({ id }: Deal) => recordAddress(deal, id),
};

const KINDS: { readonly [Name in MatterKind]: Kind<RowOf<Name>> } = {
  Overdue: { ...invoicesWith('Overdue'), dot: RED },
  'Past due': { ...invoicesWith('Sent'), dot: YELLOW },
  'No due date': { ...invoicesWith('Sent'), dot: YELLOW },
  Enquiry: {
    dot: GREEN,
    item: ({ name, message }) => ({ title: name, parties: [], details: [message] }),
    why: ({ days }) => newFor(days),
    to: () => ENQUIRIES,
    list: () => ENQUIRIES,
  },
  Ticket: {
    dot: BLUE,
    item: (record, day) => toListItem(ticket, record, day),
    title: ({ customer }) => customer,
    why: ({ record: { status }, days }) =>
      status === 'New' ? newFor(days) : `${status}, assigned to nobody`,
    to: ({ id }) => recordAddress(ticket, id),
    list: () => filteredAddress(ticket, { status: ['New'] }),
  },
  'Late visit': { ...INSTALLATIONS, dot: RED, list: () => '/dashboard/service/plan' },
  Readings: {
    ...INSTALLATIONS,
    dot: YELLOW,
    why: outsideText,
    list: () => filteredAddress(installation, { [OUTSIDE]: ['1'] }),
  },
  'Service due': {
    ...INSTALLATIONS,
    dot: YELLOW,
    why: ({ days }) =>
      `Equipment due for service ${days === 0 ? 'today' : `for ${countText(days ?? 0, 'day')}`}`,
    list: () => filteredAddress(installation, { [SERVICE_DUE]: ['1'] }),
  },
  Mention: { ...TASKS, dot: BLUE },
  Task: { ...TASKS, dot: RED },
  'Low stock': {
    dot: YELLOW,
    item: (record, day) => toListItem(inventoryItem, record, day),
    title: ({ name }) => name,
    to: ({ id }) => recordAddress(inventoryItem, id),
    list: () =>
      filteredAddress(inventoryItem, {
        level: statusesWhere(STOCK_COLORS, ({ status }) => status !== 'In stock'),
      }),
  },
  'Quiet deal': {
    ...DEALS,
    dot: PURPLE,
    why: ({ record: { stage }, days }) => `${stage} for ${countText(days ?? 0, 'day')}`,
    list: () => pageOf(deal),
  },
  'No next step': {
    ...DEALS,
    dot: PURPLE,
    list: () => filteredAddress(deal, { [NO_NEXT_STEP]: ['1'] }, { scrolls: false }),
  },
};

/** The row of a matter: why it needs somebody, what its first record says of itself, how many more there are, and where they are. */
function toRow<Name extends MatterKind>(matter: MatterOf<Name>, day: string): MatterRow {
  const { item, title: toTitle, why, amount, to, list }: Kind<RowOf<Name>> = KINDS[matter.kind];
  const [first, ...others] = matter.records;
  const own = item(first.record, day);
  const title = orUntitled(toTitle?.(first.record) ?? own.title);
  const more = others.length > 0 ? `${inFigures(others.length)} more` : '';
  const reason = why?.(first) ?? '';
  const known = own.details.filter((text) => text !== title);
  const [lead = '', ...rest] = reason === '' ? known : [reason, ...known];
  return {
    title,
    details: [lead, own.title, more, ...own.parties, ...(more === '' ? rest : [])].filter(
      (text) => text !== '' && text !== title && text !== orUntitled(''),
    ),
    amount: amount ? money(amount(matter.records.map(({ record }) => record))) : '',
    to: others.length === 0 ? to(first.record) : list(toTitle && title),
  };
}

function outsideText({ record, days }: Aged<Installation>): string {
  const names = lastVisitOf(record)?.outside.map((name) => PARAMETERS[name].label) ?? [];
  const when = days === null ? '' : days === 0 ? ' today' : ` ${countText(days, 'day')} ago`;
  return `${names.join(', ')} outside of range${when}`;
}

const newFor = (days: number | null): string =>
  days === null ? 'New' : `New ${days > 0 ? `for ${countText(days, 'day')}` : 'today'}`;

/** What a person does about a matter; `run` takes the step here, without it the row leads to where it is taken. */
type Step = { readonly label: string; readonly run?: () => Promise<void> };

/** The step that settles a matter. */
function useSteps(): (matter: Matter) => Step {
  const changeInvoices = useChangeRecords(invoice);
  const changeTickets = useChangeRecords(ticket);
  const changeTasks = useChangeRecords(task);
  const [overdue, started, done]: [Invoice['status'], Ticket['status'], Task['status']] = [
    'Overdue',
    'In Progress',
    'Done',
  ];
  return ({ kind, records }) => {
    switch (kind) {
      case 'Past due': {
        const invoices = records.map(({ record }) => record);
        return { label: MARK_OVERDUE, run: () => changeInvoices(invoices, { status: overdue }) };
      }
      case 'Ticket': {
        const [{ record }] = records;
        if (record.status !== 'New') return { label: 'Assign' };
        return { label: 'Start', run: () => changeTickets([record], { status: started }) };
      }
      case 'Mention':
      case 'Task': {
        const [{ record }] = records;
        return { label: done, run: () => changeTasks([record], { status: done }) };
      }
      default:
        return { label: 'Open' };
    }
  };
}
