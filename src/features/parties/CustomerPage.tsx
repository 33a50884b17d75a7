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
import { PartyPage } from './PartyPage.tsx';
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
  const own = usePartyList(customer, { of: OF, name: asked, keptIn: (records) => records });
  const party = { of: OF, name: asked, keptIn: () => own.records } as const;
  const leads = usePartyList(lead, party);
  const deals = usePartyList(deal, party, dealDetails);
  const invoices = usePartyList(invoice, party, invoiceDetails);
  const tickets = usePartyList(ticket, party, ticketDetails);
  const installations = usePartyList(installation, party);
  const notes = usePartyList(creditNote, party, creditNoteDetails);
  const today = useToday();

  const customers = own.found.rows;
  const name = (
    customers[0]?.name ??
    deals.found.rows[0]?.customer ??
    invoices.found.rows[0]?.customer ??
    tickets.found.rows[0]?.customer ??
    installations.found.rows[0]?.customer ??
    leads.found.rows[0]?.company ??
    asked
  ).trim();
  const steps = useMemo(
    () => stepsOfCustomerName(name, customers, today),
    [name, customers, today],
  );
  const parts = useMemo(
    () => ({
      deals: deals.found,
      invoices: invoices.found,
      tickets: tickets.found,
      installations: installations.found,
    }),
    [deals.found, invoices.found, tickets.found, installations.found],
  );
  const all = useMemo(
    () => [own.found, leads.found, ...Object.values(parts), notes.found],
    [own.found, leads.found, parts, notes.found],
  );
  return (
    <PartyPage
      name={name}
      lists={[own, leads, deals, invoices, tickets, installations, notes]}
      steps={steps}
      contacts={mergeContacts([
        contactsOf(customer, customers),
        contactsOf(lead, leads.found.rows),
      ])}
      figures={<CustomerFigures {...parts} />}
      main={<CustomerSections name={name} steps={steps} {...parts} />}
      side={
        <>
          {leads.found.rows.length > 0 && (
            <PartySection of={OF} name={name} title="Leads" found={leads.found} />
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

type Parts = {
  readonly deals: PartyRecords<Deal>;
  readonly invoices: PartyRecords<Invoice>;
  readonly tickets: PartyRecords<Ticket>;
  readonly installations: PartyRecords<Installation>;
};

const CustomerFigures = memo(function CustomerFigures({ deals, invoices, tickets }: Parts) {
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

type CustomerSectionsProps = Parts & {
  readonly name: string;
  /** Stable. */
  readonly steps: readonly NextStep[];
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
            <TotalsRow
              noun={invoice.noun}
              totals={receivablesByAge(invoices.counted, today)}
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
