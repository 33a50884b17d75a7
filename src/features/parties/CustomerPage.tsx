import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { customer } from '../sales/customer.entity.ts';
import { deal } from '../sales/deal.entity.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { lead } from '../sales/lead.entity.ts';
import { stepsOfCustomerName } from '../nextSteps/nextSteps.ts';
import { ticket } from '../service/ticket.entity.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { contactsOf, mergeContacts } from '../../shell/contactsOf.ts';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerSections } from './CustomerSections.tsx';
import { PartyActivity } from './PartyActivity.tsx';
import { PartyDetails } from './PartyDetails.tsx';
import { PartyPage } from './PartyPage.tsx';
import { PartySection } from './PartySection.tsx';
import { leadRow } from './partyRow.ts';
import { invoiceDetails } from '../finance/LinesTotal.tsx';
import { usePartyList } from './usePartyList.ts';
import { useToday } from '../../shell/useToday.ts';

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
  };
  const [customers, leads, deals, invoices, tickets] = [
    lists.customers.found,
    lists.leads.found,
    lists.deals.found,
    lists.invoices.found,
    lists.tickets.found,
  ];
  const today = useToday();

  const [record] = customers.rows;
  const name = (
    record?.name ??
    deals.rows[0]?.customer ??
    invoices.rows[0]?.customer ??
    tickets.rows[0]?.customer ??
    leads.rows[0]?.company ??
    asked
  ).trim();
  const all = useMemo(
    () => [customers, leads, deals, invoices, tickets],
    [customers, leads, deals, invoices, tickets],
  );
  return (
    <PartyPage
      name={name}
      lists={[
        lists.customers,
        lists.leads,
        lists.deals,
        { ...lists.invoices, panel: { ...lists.invoices.panel, details: invoiceDetails } },
        lists.tickets,
      ]}
      steps={stepsOfCustomerName(name, customers.rows, today)}
      contacts={mergeContacts([contactsOf(customer, customers.rows), contactsOf(lead, leads.rows)])}
      figures={<CustomerFigures deals={deals} invoices={invoices} tickets={tickets} />}
      main={<CustomerSections name={name} deals={deals} invoices={invoices} tickets={tickets} />}
      side={
        <>
          <PartyDetails of={OF} name={name} found={customers} />
          {leads.rows.length > 0 && (
            <PartySection
              of={OF}
              name={name}
              title="Leads"
              found={leads}
              rowOf={leadRow}
              empty=""
            />
          )}
          <PartyActivity of={OF} name={name} lists={all} />
        </>
      }
    />
  );
}
