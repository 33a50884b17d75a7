import { columnsOf } from '../../records/page/fieldColumns.ts';
import { memo, useMemo } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import {
  ticket,
  type Ticket,
  countResolvedOn,
  countWithStatus,
  PRIORITY_COLORS,
  isAssignedTo,
  isPressing,
  daysWaiting,
  reportedAt,
} from './ticket.entity.ts';
import { useSingle, type Records } from '../../records/store/read/useRecords.ts';
import { assigneeList, EDIT_ASSIGNEES, ticketWith, type Assignees } from './assigneeList.ts';
import type { Columns, Toggle } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { useAddress, useAsked } from '../../records/page/address/useAddress.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { ticketDetails } from './TicketInstallation.tsx';
import { AssigneesDialog } from './AssigneesDialog.tsx';
import { useToday, useServerNow } from '../../records/store/connection/useConnection.ts';
import { sampleFigure } from '../figures/figureBasis.ts';
import { useFigureBasis } from '../figures/useFigureBasis.ts';
import { SAMPLE } from '../../company/sampleFigures.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { pagesAfter } from '../pages.ts';
import { formatDate, formatDateAndTime, timeAgo, today } from '../../lib/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { usePhones } from './usePhones.ts';
import { RowCallLink } from '../contacts/RowCallLink.tsx';
import { inFigures } from '../../lib/words.ts';

/** Service tickets (specification, section 2, Service & Maintenance). */
export default function ServicePage() {
  // The list of assignees is asked for first, since a blank form starts with its first name.
  const { value: assignees } = useSingle(assigneeList);
  const formEntity = useMemo(() => ticketWith(assignees), [assignees]);
  const { write } = useAddress();
  const further = useMemo(
    () => [
      {
        label: 'Edit assignees',
        onSelect: () => write({ [EDIT_ASSIGNEES]: 'edit' }, 'push'),
      },
    ],
    [write],
  );
  const tickets = useRecordList(ticket, {
    purpose: 'A ticket is something to repair or look after at a customer, and who does it.',
    columns: useCallColumns(),
    newestFirst: true,
    toggles: TOGGLES,
    further,
    formEntity,
  });
  const name = useAuth().user?.displayName ?? '';
  const toggles = useMemo(() => togglesFor(name), [name]);

  return (
    <>
      <RecordsHeader
        title="Service & Maintenance"
        parts={pagesAfter('service')}
        lists={[{ ...tickets.panel, details: ticketDetails }]}
      />

      <ServiceFigures tickets={tickets.list} />

      <Table {...tickets.table} title="All Tickets" toggles={toggles} />
      <Assigning assignees={assignees} />
    </>
  );
}

/** The names of the toggles in the address. */
const TOGGLES = ['mine', 'pressing'] as const;

function togglesFor(name: string): readonly Toggle<Ticket>[] {
  const [mine, pressing] = TOGGLES;
  return [
    ...(name.trim() === ''
      ? []
      : [{ name: mine, label: 'Mine', matches: (row: Ticket) => isAssignedTo(row, name) }]),
    { name: pressing, label: 'High and urgent', matches: isPressing },
  ];
}

/** The columns, on a phone with links that call the site of a ticket, or else its customer. */
function useCallColumns(): Columns<Ticket> {
  const isWanted = useMediaQuery(PHONE);
  const phoneOf = usePhones(isWanted);
  return useMemo(() => {
    const [id, name, ...others] = COLUMNS;
    if (!isWanted || !name) return COLUMNS;
    const cell = (row: Ticket) => (
      <>
        {row.customer}
        <RowCallLink name={row.customer} phone={row.phone || phoneOf(row.customer)} />
      </>
    );
    return [id, { ...name, cell }, ...others];
  }, [isWanted, phoneOf]);
}

const column = columnsOf(ticket);

const COLUMNS: Columns<Ticket> = [
  column('ticketId', {
    value: ({ ticketId }) => ticketId && `#${ticketId}`,
    whole: true,
    flex: 0.72,
  }),
  column('customer', { isMain: true, flex: 1.42 }),
  column('issue', {
    // Found by its priority as well.
    text: ({ issue, priority }) => (priority === 'Normal' ? issue : `${priority}: ${issue}`),
    cell: (row) => <TicketIssue record={row} />,
    sentence: true,
    flex: 2.05,
  }),
  column('assigned', { flex: 1.08 }),
  column('status'),
];

/** The list of assignees while the address asks for it. */
function Assigning({ assignees }: { readonly assignees: Assignees }) {
  const { asked, close } = useAsked(EDIT_ASSIGNEES);
  return asked !== null && <AssigneesDialog assignees={assignees} onClose={close} />;
}

const COUNTED: readonly Ticket['status'][] = ['New', 'In Progress', 'On Hold'];

/** The figures of Service & Maintenance (specification, section 2). */
const ServiceFigures = memo(function ServiceFigures({
  tickets,
}: {
  readonly tickets: Records<typeof ticket>;
}) {
  const { records } = tickets;
  const day = useToday();
  const [basis] = useFigureBasis();
  return (
    <KpiRow>
      {COUNTED.map((status) => (
        <KpiCard
          key={status}
          label={status === 'New' ? 'New Tickets' : status}
          sources={[tickets]}
          value={String(countWithStatus(records, status))}
          explanation={`The number of tickets with the status ${status}.`}
        />
      ))}
      <KpiCard
        label="Resolved Today"
        {...(basis === 'own'
          ? {
              sources: [tickets],
              value: String(countResolvedOn(records, day)),
              explanation:
                'The number of tickets that were set to Resolved today and still are. Tickets that another program has resolved are counted if it says when.',
            }
          : sampleFigure(String(SAMPLE.resolvedToday), 'counted from the tickets below'))}
      />
    </KpiRow>
  );
});

type TicketIssueProps = { readonly record: Ticket };

/** What a ticket is about, after its priority unless that is normal, and before its age if that is known. */
function TicketIssue({ record }: TicketIssueProps) {
  const { issue, priority } = record;
  return (
    <span className="flex max-w-full items-center gap-2 max-sm:items-start sm:w-screen">
      {priority !== 'Normal' && (
        <span className="shrink-0">
          <span className="sr-only">Priority: </span>
          <Badge colors={PRIORITY_COLORS} status={priority} />
        </span>
      )}
      <bdi className="min-w-0 max-sm:line-clamp-3 max-sm:text-ink max-sm:wrap-anywhere sm:truncate">
        {issue}
      </bdi>
      <Age record={record} />
    </span>
  );
}

/**
 * How long ago a ticket was reported, by the server's clock, where there is room for it; the moment itself on hover. A new one
 * of which that is not known has waited since its record was created.
 */
function Age({ record }: TicketIssueProps) {
  const age = shownAge(record, useServerNow());
  if (age === null) return null;
  const { event, date, moment, text } = age;
  return (
    <time
      dateTime={date}
      title={`${event} ${moment}`}
      className="ms-auto shrink-0 text-xs whitespace-nowrap sm:hidden sm:@3xl:inline"
    >
      <span className="sr-only">{event} </span>
      {text}
    </time>
  );
}

function shownAge(record: Ticket, now: number) {
  const { status, reported, creationDate } = record;
  const then = reportedAt(record);
  const days = daysWaiting(record, today(new Date(now)));
  if (then === null && (status !== 'New' || days === null)) return null;
  const [event, date, moment] =
    then === null
      ? ['Created', creationDate, formatDate(creationDate)]
      : ['Reported', reported, formatDateAndTime(reported)];
  const isToCome = then === null ? (days ?? 0) < 0 : then > now;
  // As the home page counts them: by the calendar, and not by 24 hours.
  const daysAgo = days !== null && days > 0 && `${inFigures(days)} d ago`;
  const text = isToCome ? moment : daysAgo || (then === null ? 'today' : timeAgo(then, now));
  return { event, date, moment, text };
}
