import { useMemo } from 'react';
import { TICKET_COLORS, isOpen, ticket, type Ticket } from '../../domain/ticket.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { ServiceFigures } from '../figures/ServiceFigures.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { RecordPanels } from '../components/RecordPanels.tsx';
import { useAttentionCount } from '../attention/attentionCounts.ts';
import { useRecordList } from '../useRecordList.ts';

/** Service tickets (specification, section 2, Service & Maintenance). */
export default function ServicePage() {
  const tickets = useRecordList(ticket, { columns: COLUMNS, newestFirst: true });
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
      <RecordPanels lists={[tickets]} />

      <ServiceFigures tickets={tickets.list} />

      <Table
        {...tickets.table}
        title="All Tickets"
        label="Tickets"
        empty="No tickets yet. Start with New Ticket."
        onStatus={tickets.onStatus}
      />
    </>
  );
}

const COLUMNS: Columns<Ticket> = [
  { heading: 'Ticket ID', value: ({ ticketId }) => ticketId && `#${ticketId}`, flex: 0.72 },
  { heading: 'Customer', value: ({ customer }) => customer, lead: true, flex: 1.42 },
  { heading: 'Issue', value: ({ issue }) => issue, flex: 2.05 },
  { heading: 'Assigned To', value: ({ assigned }) => assigned, flex: 1.08 },
  {
    heading: 'Status',
    value: ({ status }) => status,
    statuses: TICKET_COLORS,
  },
];
