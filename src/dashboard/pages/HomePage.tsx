import { useAuth } from '../../auth/useAuth.ts';
import { firstName } from '../../domain/activity.ts';
import { deal, pipelineValue } from '../../domain/deal.ts';
import { invoice, overdueAmount } from '../../domain/invoice.ts';
import { lead } from '../../domain/lead.ts';
import { millions, thousands } from '../../domain/money.ts';
import { isOpen, ticket } from '../../domain/ticket.ts';
import { useRecords } from '../../records/useRecords.ts';
import { ActivityFeed } from '../components/ActivityFeed.tsx';
import { KpiCard } from '../components/KpiCard.tsx';
import { KpiRow } from '../components/KpiRow.tsx';
import { PageHeader } from '../components/PageHeader.tsx';

/** The dashboard's first page: a welcome, four figures and what happened last (specification, section 2). */
export default function HomePage() {
  const { user } = useAuth();
  const leads = useRecords(lead).records;
  const deals = useRecords(deal).records;
  const invoices = useRecords(invoice).records;
  const tickets = useRecords(ticket).records;

  return (
    <>
      <PageHeader title={`Welcome back, ${firstName(user?.displayName ?? null)}`} />
      <KpiRow>
        <KpiCard label="New Leads" value={String(leads.length)} />
        <KpiCard label="Pipeline Value" value={millions(pipelineValue(deals), 1)} />
        <KpiCard label="Overdue Invoices" value={thousands(overdueAmount(invoices))} />
        <KpiCard label="Open Tickets" value={String(tickets.filter(isOpen).length)} />
      </KpiRow>
      <ActivityFeed />
    </>
  );
}
