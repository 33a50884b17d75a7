import {
  TICKET_COLORS,
  countResolvedOn,
  countWithStatus,
  isOpen,
  ticket,
  type Ticket,
} from '../../domain/ticket.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Button } from '../../ui/Button.tsx';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { FigureBasisLine } from '../figures/FigureBasisLine.tsx';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { RecordPanels } from '../components/RecordPanels.tsx';
import { useFigureBasis } from '../figures/figureBasis.ts';
import { SAMPLE } from '../figures/sampleFigures.ts';
import { useAttentionCount } from '../attention/attentionCounts.ts';
import { useRecordList } from '../useRecordList.ts';
import { useToday } from '../useToday.ts';

/** Service tickets (specification, section 2, Service & Maintenance). */
export default function ServicePage() {
  const tickets = useRecordList(ticket, { columns: COLUMNS, newestFirst: true });
  const { records } = tickets;
  const open = records.filter(isOpen).length;
  useAttentionCount('service', isComplete(tickets.status) ? open : null);
  const day = useToday();
  const [basis] = useFigureBasis();

  return (
    <>
      <PageHeader title="Service & Maintenance">
        <Button variant="primary" aria-keyshortcuts="n" onClick={tickets.create}>
          New Ticket
        </Button>
      </PageHeader>
      <RecordPanels lists={[tickets]} />

      <KpiRow>
        <KpiCard
          label="New Tickets"
          to="/dashboard/service?status=New"
          sources={[tickets]}
          value={String(countWithStatus(records, 'New'))}
          explanation="The number of tickets with the status New."
        />
        <KpiCard
          label="In Progress"
          to="/dashboard/service?status=In+Progress"
          sources={[tickets]}
          value={String(countWithStatus(records, 'In Progress'))}
          explanation="The number of tickets with the status In Progress."
        />
        <KpiCard
          label="On Hold"
          to="/dashboard/service?status=On+Hold"
          sources={[tickets]}
          value={String(countWithStatus(records, 'On Hold'))}
          explanation="The number of tickets with the status On Hold."
        />
        <KpiCard
          label="Resolved Today"
          {...(basis === 'own'
            ? {
                to: '/dashboard/service?status=Resolved',
                sources: [tickets],
                value: String(countResolvedOn(records, day)),
                explanation:
                  'The number of tickets that were set to Resolved today and still are. Tickets resolved with an earlier version of this page are not counted.',
              }
            : {
                value: String(SAMPLE.resolvedToday),
                tag: 'Sample',
                explanation: 'A fixed sample figure, not counted from the tickets below.',
              })}
        />
      </KpiRow>
      <FigureBasisLine of="Resolved Today">Resolved Today shows</FigureBasisLine>

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
