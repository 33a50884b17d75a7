import { useMemo } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import { TICKET_COLORS, isOpen, ticket, type Ticket } from './ticket.entity.ts';
import { isAssignedTo, isPressing } from './waiting.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormEntity } from './useAssignees.ts';
import type { Columns, Toggle } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { ServiceFigures } from './ServiceFigures.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { RecordPanels } from '../../shell/RecordPanels.tsx';
import { useAttentionCount } from '../../shell/attentionCounts.ts';
import { EditAssignees } from './EditAssignees.tsx';
import { TicketIssue } from './TicketIssue.tsx';
import { useRecordList } from '../../shell/useRecordList.ts';

/** Service tickets (specification, section 2, Service & Maintenance). */
export default function ServicePage() {
  // The list of assignees is asked for first, since a blank form starts with its first name.
  const formEntity = useFormEntity(ticket);
  const tickets = useRecordList(ticket, {
    columns: COLUMNS,
    newestFirst: true,
    toggles: TOGGLES,
    formEntity,
  });
  const name = useAuth().user?.displayName ?? '';
  const toggles = useMemo(() => togglesFor(name), [name]);
  const { records } = tickets;
  const open = useMemo(() => records.filter(isOpen).length, [records]);
  useAttentionCount('service', isComplete(tickets.status) ? open : null);

  return (
    <>
      <PageHeader title="Service & Maintenance">
        <Button variant="primary" aria-keyshortcuts="n" onClick={tickets.create}>
          New Ticket
        </Button>
      </PageHeader>
      <RecordPanels lists={[tickets.panel]} />

      <ServiceFigures tickets={tickets.list} />

      <Table
        {...tickets.table}
        title="All Tickets"
        label="Tickets"
        empty="No tickets yet. Start with New Ticket."
        toggles={toggles}
        actions={<EditAssignees />}
        onStatus={tickets.onStatus}
      />
    </>
  );
}

/** The names of the toggles in the address. */
const TOGGLES = ['mine', 'pressing'] as const;

/** The tickets of the signed-in person, unless they have no name, and those that come before others. */
function togglesFor(name: string): readonly Toggle<Ticket>[] {
  const [mine, pressing] = TOGGLES;
  return [
    ...(name.trim() === ''
      ? []
      : [{ name: mine, label: 'Mine', matches: (row: Ticket) => isAssignedTo(row, name) }]),
    { name: pressing, label: 'High and urgent', matches: isPressing },
  ];
}

const COLUMNS: Columns<Ticket> = [
  {
    heading: 'Ticket ID',
    value: ({ ticketId }) => ticketId && `#${ticketId}`,
    whole: true,
    flex: 0.72,
  },
  { heading: 'Customer', value: ({ customer }) => customer, lead: true, flex: 1.42 },
  {
    heading: 'Issue',
    value: ({ issue }) => issue,
    // Found by its priority as well.
    text: ({ issue, priority }) => (priority === 'Normal' ? issue : `${priority}: ${issue}`),
    cell: (row) => <TicketIssue ticket={row} />,
    sentence: true,
    flex: 2.05,
  },
  { heading: 'Assigned To', value: ({ assigned }) => assigned, flex: 1.08 },
  {
    heading: 'Status',
    value: ({ status }) => status,
    statuses: TICKET_COLORS,
  },
];
