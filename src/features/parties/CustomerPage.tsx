import { useMemo, memo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { creditNoteDetails } from '../creditNotes/CreditNoteSteps.tsx';
import { customer, statementAddress } from '../sales/customer.entity.ts';
import { deal, type Deal, dealsByStage, pipelineValue, wonValue } from '../sales/deal.entity.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { lead } from '../sales/lead.entity.ts';
import { stepsOfCustomerName, type NextStep } from '../nextSteps/nextSteps.ts';
import { ticketDetails } from '../service/TicketInstallation.tsx';
import { installation, type Installation } from '../installations/installation.entity.ts';
import { ticket, isOpen, type Ticket } from '../service/ticket.entity.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { contactsOf, mergeContacts } from '../contacts/contactsOf.ts';
import { PartyActivity } from './PartyActivity.tsx';
import { PartyDetails, PartyPage } from './PartyPage.tsx';
import { PartySection } from './PartySection.tsx';
import { invoiceDetails } from '../finance/invoiceDates.tsx';
import { dealDetails } from '../sales/dealDetails.tsx';
import { usePartyList, type PartyRecords } from './usePartyList.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { openBalance, isReceivable, receivablesByAge } from '../finance/receivables.ts';
import { money } from '../../lib/money.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { TotalsRow } from '../figures/TotalsRow.tsx';
import { AgeTotals } from '../finance/AgeTotals.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Everything about the customer whose name is in the address. */
export default function CustomerPage() {
  const [params] = useSearchParams();
  const name = params.get('name')?.trim() ?? '';
  return <NamedCustomer key={nameKey(name)} asked={name} />;
}

const OF = 'customers';

/** The page of one customer, who is found by this name in any case, or by a former one. */
function NamedCustomer({ asked }: { readonly asked: string }) {
  const own = usePartyList(customer, OF, asked, (records) => records);
  const kept = () => own.records;
  const lists = {
    customers: own,
    leads: usePartyList(lead, OF, asked, kept),
    deals: usePartyList(deal, OF, asked, kept),
    invoices: usePartyList(invoice, OF, asked, kept),
    tickets: usePartyList(ticket, OF, asked, kept),
    creditNotes: usePartyList(creditNote, OF, asked, kept),
    installations: usePartyList(installation, OF, asked, kept),
  };
  const [customers, leads, deals, invoices, tickets] = [
    lists.customers.found,
    lists.leads.found,
    lists.deals.found,
    lists.invoices.found,
    lists.tickets.found,
  ];
  const notes = lists.creditNotes;
  const installations = lists.installations.found;
  const today = useToday();

  const [record] = customers.rows;
  const name = (
    record?.name ??
    deals.rows[0]?.customer ??
    invoices.rows[0]?.customer ??
    tickets.rows[0]?.customer ??
    installations.rows[0]?.customer ??
    leads.rows[0]?.company ??
    asked
  ).trim();
  const all = useMemo(
    () => [customers, leads, deals, invoices, tickets, notes.found, installations],
    [customers, leads, deals, invoices, tickets, notes.found, installations],
  );
  const steps = useMemo(
    () => stepsOfCustomerName(name, customers.rows, today),
    [name, customers.rows, today],
  );
  return (
    <PartyPage
      name={name}
      lists={[
        lists.customers,
        lists.leads,
        { ...lists.deals, panel: { ...lists.deals.panel, details: dealDetails } },
        { ...lists.invoices, panel: { ...lists.invoices.panel, details: invoiceDetails } },
        { ...lists.tickets, panel: { ...lists.tickets.panel, details: ticketDetails } },
        lists.installations,
        { ...notes, panel: { ...notes.panel, details: creditNoteDetails } },
      ]}
      steps={steps}
      contacts={mergeContacts([contactsOf(customer, customers.rows), contactsOf(lead, leads.rows)])}
      figures={<CustomerFigures deals={deals} invoices={invoices} tickets={tickets} />}
      main={
        <CustomerSections
          name={name}
          steps={steps}
          deals={deals}
          invoices={invoices}
          tickets={tickets}
          installations={installations}
        />
      }
      side={
        <>
          <PartyDetails of={OF} name={name} found={customers} />
          {leads.rows.length > 0 && (
            <PartySection of={OF} name={name} title="Leads" found={leads} />
          )}
          {notes.found.rows.length > 0 && (
            <PartySection of={OF} name={name} title="Credit notes" found={notes.found} />
          )}
          <PartyActivity of={OF} name={name} lists={all} />
        </>
      }
    />
  );
}

type CustomerFiguresProps = {
  readonly deals: PartyRecords<Deal>;
  readonly invoices: PartyRecords<Invoice>;
  readonly tickets: PartyRecords<Ticket>;
};

const CustomerFigures = memo(function CustomerFigures(props: CustomerFiguresProps) {
  const { deals, invoices, tickets } = props;
  return (
    <KpiRow>
      <KpiCard
        label="Open Deals"
        sources={[deals]}
        value={money(pipelineValue(deals.rows))}
        explanation="The sum of this customer's deals that are neither won nor lost."
      />
      <KpiCard
        label="Won"
        sources={[deals]}
        value={money(wonValue(deals.counted))}
        explanation="The sum of this customer's won deals."
      />
      <KpiCard
        label="Open Balance"
        sources={[invoices]}
        value={money(openBalance(invoices.counted))}
        explanation="What is open of this customer's invoices, less what was paid too much or in advance. A draft without a tax number is not owed yet."
      />
      <KpiCard
        label="Open Tickets"
        sources={[tickets]}
        value={tickets.rows.filter(isOpen).length.toLocaleString('en-US')}
        explanation="The number of this customer's tickets that are New or In Progress."
      />
    </KpiRow>
  );
});

type CustomerSectionsProps = {
  readonly name: string;
  /** Stable. */
  readonly steps: readonly NextStep[];
  readonly deals: PartyRecords<Deal>;
  readonly invoices: PartyRecords<Invoice>;
  readonly tickets: PartyRecords<Ticket>;
  readonly installations: PartyRecords<Installation>;
};

/** Where a customer's account stands on paper, and where they are reminded. */
const StatementLinks = ({ name }: { readonly name: string }) => (
  <p className="flex flex-wrap gap-x-5 px-4 py-2.5 text-[0.8125rem] sm:px-6">
    <TextLink to={statementAddress(name)} data-command="Statement of account">
      Statement of account
    </TextLink>
    <TextLink
      to={statementAddress(name, { part: 'reminder' })}
      data-command="Send a payment reminder"
    >
      Send a payment reminder
    </TextLink>
  </p>
);

/** What a customer owes, buys and needs. Memoized: typing in a form beside it leaves it as it is. */
const CustomerSections = memo(function CustomerSections(props: CustomerSectionsProps) {
  const { name, steps, deals, invoices, tickets, installations } = props;
  const today = useToday();
  const party = { of: 'customers', name, steps } as const;
  return (
    <>
      {invoices.rows.length > 0 && <StatementLinks name={name} />}
      <PartySection
        {...party}
        title="Invoices"
        found={invoices}
        totals={
          invoices.counted.some(isReceivable) ? (
            <AgeTotals
              ages={receivablesByAge(invoices.counted, today)}
              areAll={isComplete(invoices.status)}
            />
          ) : (
            <p className="px-4 pb-4 text-[0.8125rem] text-muted sm:px-6">
              Nothing is owed: no invoice is Sent or Overdue.
            </p>
          )
        }
      />
      <PartySection
        {...party}
        title="Deals"
        found={deals}
        totals={
          <TotalsRow
            noun={deal.noun}
            areShort
            areAll={isComplete(deals.status)}
            totals={dealsByStage(deals.counted).map(({ stage, count, total }) => ({
              label: stage,
              count,
              total,
              isCalm: stage !== 'Lost',
            }))}
          />
        }
      />
      <PartySection {...party} title="Tickets" found={tickets} />
      <PartySection {...party} title="Installations" found={installations} />
    </>
  );
});
