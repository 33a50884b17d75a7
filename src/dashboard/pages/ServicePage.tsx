import { TICKET_COLORS, countWithStatus, ticket, type Ticket } from '../../domain/ticket.ts';
import { RecordModal } from '../../records/form/RecordModal.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { useRecords } from '../../records/useRecords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { KpiCard } from '../components/KpiCard.tsx';
import { KpiRow } from '../components/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { SAMPLE } from '../sampleFigures.ts';
import { useCreateFromQuery } from '../useCreateFromQuery.ts';

/** Service tickets (specification, section 2, Service & Maintenance). */
export default function ServicePage() {
  const tickets = useRecords(ticket, { newestFirst: true });
  const { status, records } = tickets;
  const form = useRecordForm(ticket, records);
  useCreateFromQuery('tickets', status, form.create);

  return (
    <>
      <PageHeader title="Service & Maintenance">
        <Button variant="primary" onClick={form.create}>
          New Ticket
        </Button>
      </PageHeader>
      <RecordModal form={form} />

      <KpiRow>
        <KpiCard
          label="New Tickets"
          sources={[tickets]}
          value={String(countWithStatus(records, 'New'))}
          explanation="The number of tickets with the status New."
        />
        <KpiCard
          label="In Progress"
          sources={[tickets]}
          value={String(countWithStatus(records, 'In Progress'))}
          explanation="The number of tickets with the status In Progress."
        />
        <KpiCard
          label="On Hold"
          sources={[tickets]}
          value={String(countWithStatus(records, 'On Hold'))}
          explanation="The number of tickets with the status On Hold."
        />
        <KpiCard
          label="Resolved Today"
          value={String(SAMPLE.resolvedToday)}
          tag="Sample"
          explanation="A fixed sample figure: tickets do not record when they were resolved."
        />
      </KpiRow>

      <Panel title="All Tickets">
        <Table
          label="Tickets"
          columns={COLUMNS}
          rows={records}
          status={status}
          empty="No tickets yet. Start with New Ticket."
          onOpen={form.edit}
        />
      </Panel>
    </>
  );
}

const COLUMNS: Columns<Ticket> = [
  { heading: 'Ticket ID', value: ({ ticketId }) => ticketId && `#${ticketId}`, flex: 0.72 },
  { heading: 'Customer', value: ({ customer }) => customer, flex: 1.42 },
  { heading: 'Issue', value: ({ issue }) => issue, flex: 2.05 },
  { heading: 'Assigned To', value: ({ assigned }) => assigned, flex: 1.08 },
  {
    heading: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge colors={TICKET_COLORS} status={status} />,
    sortOrder: Object.keys(TICKET_COLORS),
  },
];
