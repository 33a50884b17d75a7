import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { seesMoney } from '../../session/sight.ts';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { creditNoteDetails } from '../creditNotes/CreditNoteSteps.tsx';
import { customer, statementAddress } from '../sales/customer.entity.ts';
import { deal, dealsByStage, pipelineValue, wonValue } from '../sales/deal.entity.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { lead } from '../sales/lead.entity.ts';
import { stepsOfCustomerName } from '../nextSteps/nextSteps.ts';
import { ticketDetails } from '../service/TicketInstallation.tsx';
import { installation } from '../installations/installation.entity.ts';
import { ticket, isOpen } from '../service/ticket.entity.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { contactsOf, mergeContacts } from '../contacts/contactsOf.ts';
import { PartyActivity } from './PartyActivity.tsx';
import { PartyPage } from './PartyPage.tsx';
import { PartySection } from './PartySection.tsx';
import { invoiceDetails } from '../finance/invoiceDates.tsx';
import { dealDetails } from '../sales/dealDetails.tsx';
import { usePartyList } from './usePartyList.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { openBalance, isReceivable, receivablesByAge } from '../finance/receivables.ts';
import { money } from '../../lib/money.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { TotalsRow } from '../figures/TotalsRow.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { inFigures } from '../../lib/words.ts';

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
  const asking = { of: OF, name: asked, keptIn: () => own.records } as const;
  const leads = usePartyList(lead, asking);
  const deals = usePartyList(deal, asking, dealDetails);
  const invoices = usePartyList(invoice, asking, invoiceDetails);
  const tickets = usePartyList(ticket, asking, ticketDetails);
  const installations = usePartyList(installation, asking);
  const notes = usePartyList(creditNote, asking, creditNoteDetails);
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
  const lists = [own, leads, deals, invoices, tickets, installations, notes] as const;
  const party = { of: OF, name, steps };
  const { rows: billed, counted: owed, status } = invoices.found;
  return (
    <PartyPage
      name={name}
      lists={lists}
      steps={steps}
      contacts={mergeContacts([
        contactsOf(customer, customers),
        contactsOf(lead, leads.found.rows),
      ])}
      figures={
        <KpiRow>
          {seesMoney() && (
            <>
              <KpiCard
                label="Open Deals"
                sources={[deals.found]}
                value={money(pipelineValue(deals.found.rows))}
                explanation="The sum of this customer's deals that are neither won nor lost."
              />
              <KpiCard
                label="Won"
                sources={[deals.found]}
                value={money(wonValue(deals.found.counted))}
                explanation="The sum of this customer's won deals."
              />
              <KpiCard
                label="Open Balance"
                sources={[invoices.found]}
                value={money(openBalance(owed))}
                explanation="What is open of this customer's invoices, less what was paid too much or in advance. A draft without a tax number is not owed yet."
              />
            </>
          )}
          <KpiCard
            label="Open Tickets"
            sources={[tickets.found]}
            value={inFigures(tickets.found.rows.filter(isOpen).length)}
            explanation="The number of this customer's tickets that are New or In Progress."
          />
        </KpiRow>
      }
      main={
        <>
          {billed.length > 0 && <StatementLinks name={name} />}
          <PartySection
            {...party}
            title="Invoices"
            found={invoices.found}
            totals={
              owed.some(isReceivable) ? (
                <TotalsRow
                  noun={invoice.noun}
                  totals={receivablesByAge(owed, today)}
                  areAll={isComplete(status)}
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
            found={deals.found}
            totals={
              <TotalsRow
                noun={deal.noun}
                areAll={isComplete(deals.found.status)}
                totals={dealsByStage(deals.found.counted).map(({ stage, count, total }) => ({
                  label: stage,
                  count,
                  total,
                  isCalm: stage !== 'Lost',
                }))}
              />
            }
          />
          <PartySection {...party} title="Tickets" found={tickets.found} />
          <PartySection {...party} title="Installations" found={installations.found} />
        </>
      }
      side={
        <>
          {leads.found.rows.length > 0 && (
            <PartySection of={OF} name={name} title="Leads" found={leads.found} />
          )}
          {notes.found.rows.length > 0 && (
            <PartySection of={OF} name={name} title="Credit notes" found={notes.found} />
          )}
          <PartyActivity of={OF} name={name} lists={lists.map(({ found }) => found)} />
        </>
      }
    />
  );
}

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
