import { Suspense, useEffect, useMemo, useState } from 'react';
import { OwnQuestion } from '../accounts/OwnQuestion.tsx';
import { useAuth } from '../../session/useAuth.ts';
import { useIsCopyKept } from '../../session/copyChoice.ts';
import { firstName } from '../../records/model/activity.ts';
import { deal, PIPELINE_VALUE, pipelineValue } from '../sales/deal.entity.ts';
import { addedThisMonth } from '../figures/monthlyChange.ts';
import { INVOICE_COLORS, invoice, overdueAmount } from '../finance/invoice.entity.ts';
import { lead } from '../sales/lead.entity.ts';
import { millions, thousands } from '../../lib/money.ts';
import { TICKET_COLORS, isOpen, ticket } from '../service/ticket.entity.ts';
import { useActivity, type Activity } from '../activity/useActivity.ts';
import { useLoadingList } from '../../records/store/read/loadingLists.ts';
import {
  useKeptRecords,
  otherRanges,
  statusRanges,
} from '../../records/store/read/useRecordsBy.ts';
import { isOnItsWay, listed, useRecords } from '../../records/store/read/useRecords.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { AttentionFrame } from './AttentionFrame.tsx';
import { IncomeChart } from '../finance/IncomeChart.tsx';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { createAddress, filteredAddress, pageOf } from '../../records/page/address/addresses.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { HOME_MONTHS } from '../../company/sampleFigures.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { FileText, Plus, UserPlus, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel.tsx';
import { statusesWhere } from '../../lib/badgeColors.ts';
import { lazyPage } from '../../lib/lazyPage.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';

/** The dashboard's home: welcome, key figures, what needs attention, chart, quick actions and activity (specification, section 2). */
export default function HomePage() {
  const { user } = useAuth();
  // The feed is asked for first: its few lines need not wait for thousands of records.
  const activity = useActivity();
  const isPhone = useMediaQuery(PHONE);
  const [isFeedShown, setFeedShown] = useState(false);
  const areListsWanted = useTurn(
    activity.status !== 'loading' && (isFeedShown || isPhone || activity.entries.length === 0),
  );
  const counted = {
    isWanted: areListsWanted,
    isWholeWanted: true,
    withArchived: 'counted',
  } as const;
  const deals = useKeptRecords(deal, DEALS, counted);
  const invoices = useKeptRecords(invoice, INVOICES, counted);
  const listedInvoices = useMemo(
    () => ({ ...invoices, records: listed(invoice, invoices.records) }),
    [invoices],
  );
  const tickets = useKeptRecords(ticket, TICKETS, counted);
  // No query counts them: the only list of which all are needed is asked for last.
  const areOthersKnown = [deals, invoices, tickets].every(({ status }) => status !== 'loading');
  const isLeadsTurn = useTurn(areOthersKnown);
  const isCopyKept = useIsCopyKept();
  const leads = useRecords(lead, { isWanted: isLeadsTurn || isCopyKept });
  // As one: there are moments between them.
  useLoadingList([activity, leads, deals, invoices, tickets].some(isOnItsWay));
  const day = useToday();
  const isNew = [activity, deals, invoices, tickets, leads].every(
    (list) =>
      list.status === 'live' && ('entries' in list ? list.entries : list.records).length === 0,
  );

  // While one list after the other comes, those of the others stay as they are.
  const figures = useMemo(
    () => (
      <KpiRow key="figures">
        <KpiCard
          label="New Leads"
          to={filteredAddress(lead, {})}
          sources={[leads]}
          value={String(leads.records.length)}
          change={addedThisMonth(leads.records, day)}
          explanation="All leads, whatever their status."
        />
        <KpiCard
          {...PIPELINE_VALUE}
          to={pageOf(deal)}
          sources={[deals]}
          value={millions(pipelineValue(deals.records), 1)}
        />
        <KpiCard
          label="Overdue Invoices"
          to={filteredAddress(invoice, { status: ['Overdue'] })}
          sources={[invoices]}
          value={thousands(overdueAmount(invoices.records))}
          explanation="All invoices that are Overdue, whatever is paid of them."
        />
        <KpiCard
          label="Open Tickets"
          to={filteredAddress(ticket, { status: statusesWhere(TICKET_COLORS, isOpen) })}
          sources={[tickets]}
          value={String(tickets.records.filter(isOpen).length)}
          explanation="All tickets that are New or In Progress."
        />
      </KpiRow>
    ),
    [leads, deals, invoices, tickets, day],
  );
  const attention = (
    <ErrorBoundary
      key="attention"
      resetKey="attention"
      fallback={<AttentionFrame status="failed" />}
    >
      <Suspense fallback={<AttentionFrame status="loading" />}>
        <ATTENTION.Page
          invoices={listedInvoices}
          tickets={tickets}
          deals={deals}
          areLeadsKnown={isComplete(leads.status) || leads.status === 'failed'}
        />
      </Suspense>
    </ErrorBoundary>
  );

  return (
    <>
      <PageHeader title={`Welcome back, ${firstName(user?.displayName ?? null)}`}>
        <OwnQuestion />
      </PageHeader>
      {/* On a phone, what needs attention is the shorter of the two. */}
      {isPhone ? [attention, figures] : [figures, attention]}
      {isNew && (
        <OnDemand>
          <START_GUIDE.Page />
        </OnDemand>
      )}
      <div className="grid border-line sm:border-t xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0">
          <IncomeChart
            title="Revenue vs. Expenses"
            sample={HOME_MONTHS}
            series={SERIES}
            isWaiting={[deals, invoices, tickets].some(isOnItsWay)}
          />
          {areOthersKnown && (
            <OnDemand>
              <TASKS.Page />
            </OnDemand>
          )}
        </div>
        <div className="min-w-0 divide-y divide-line border-line max-xl:border-t xl:border-s">
          {QUICK_ACTIONS}
          <ActivityFeed activity={activity} onShown={() => setFeedShown(true)} />
        </div>
      </div>
    </>
  );
}

/** What is open or to be dealt with: the figures and what needs attention are of these. */
const DEALS = otherRanges(deal, 'stage', 'Won', 'Lost');
const INVOICES = statusRanges(
  invoice,
  'status',
  statusesWhere(
    INVOICE_COLORS,
    (one) => one.status === 'Sent' || invoice.needsAttention?.(one) === true,
  ),
);
const TICKETS = statusRanges(
  ticket,
  'status',
  statusesWhere(TICKET_COLORS, (one) => isOpen(one) || ticket.needsAttention?.(one) === true),
);

/** How long a list waits for what is asked for before it, which the network may never bring. */
const TURN_TIMEOUT_MS = 5_000;

/** Whether it has become the turn of what waits: what it waits for is there, or takes too long. It stays so, whatever comes after. */
function useTurn(isReady: boolean): boolean {
  const [hasCome, setCome] = useState(isReady);
  if (isReady && !hasCome) setCome(true);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), TURN_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasCome;
}

const SERIES = [
  { key: 'revenue', name: 'Revenue' },
  { key: 'expense', name: 'Expenses' },
] as const;

const ACTIONS = [
  { label: 'Add New Lead', to: createAddress(lead), icon: UserPlus },
  { label: 'Create Invoice', to: createAddress(invoice), icon: FileText },
  { label: 'New Service Ticket', to: createAddress(ticket), icon: Wrench },
] as const;

/** Links to the most used forms; each opens its page with the form open. */
function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <ul className="grid px-2 pb-3 sm:px-4">
        {ACTIONS.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-9 items-center gap-3 rounded-md px-2 text-[0.8125rem] font-semibold hover:bg-sunken pointer-coarse:min-h-11"
            >
              <Icon aria-hidden="true" className="size-4.5 text-accent" strokeWidth={1.75} />
              {label}
              <Plus aria-hidden="true" className="ms-auto size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const QUICK_ACTIONS = <QuickActions />;

/** What needs attention, loaded beside the home page, whose figures need not wait for it. */
const ATTENTION = lazyPage(() => import('./AttentionPanel.tsx'));

/** The first steps of a company without any records, loaded on demand: others have no use for them. */
const START_GUIDE = lazyPage(() => import('./StartGuide.tsx'));

/** What is to be done, loaded once the records are there. */
const TASKS = lazyPage(() => import('../tasks/HomeTasks.tsx'));

void ATTENTION.preload();

/** Loaded once there are entries, so that what needs attention does not wait for them. */
const LINES = lazyPage(() => import('../activity/FeedLines.tsx'));

type ActivityFeedProps = {
  readonly activity: Activity;
  /** Called when the first lines are on screen. */
  readonly onShown: () => void;
};

/** The latest activity entries, newest first. */
function ActivityFeed({ activity: { status, entries }, onShown }: ActivityFeedProps) {
  return (
    <Panel
      title="Recent Activity"
      actions={
        <Link
          to="/dashboard/activity"
          className="text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          All activity
        </Link>
      }
    >
      {entries.length === 0 ? (
        <Placeholder status={status} />
      ) : (
        <ErrorBoundary resetKey="feed" fallback={<Placeholder status="failed" />}>
          <Suspense fallback={<Placeholder status="loading" />}>
            <LINES.Page entries={entries} onShown={onShown} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Panel>
  );
}

const Placeholder = ({ status }: Pick<Activity, 'status'>) => (
  <ListPlaceholder
    status={status}
    label="Recent activity"
    empty="No activity yet. Every new or changed record appears here."
  />
);
