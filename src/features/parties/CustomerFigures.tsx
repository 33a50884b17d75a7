import { memo } from 'react';
import { pipelineValue, wonValue, type Deal } from '../sales/deal.entity.ts';
import { openBalance } from '../finance/receivables.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import { dollarsAndCents } from '../../model/money.ts';
import { isOpen, type Ticket } from '../service/ticket.entity.ts';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';
import type { PartyRecords } from './usePartyList.ts';

type CustomerFiguresProps = {
  readonly deals: PartyRecords<Deal>;
  readonly invoices: PartyRecords<Invoice>;
  readonly tickets: PartyRecords<Ticket>;
};

/** The key figures of a customer. */
export const CustomerFigures = memo(function CustomerFigures(props: CustomerFiguresProps) {
  const { deals, invoices, tickets } = props;
  return (
    <KpiRow>
      <KpiCard
        label="Open Deals"
        sources={[deals]}
        value={dollarsAndCents(pipelineValue(deals.rows))}
        explanation="The sum of this customer's deals that are neither won nor lost."
      />
      <KpiCard
        label="Won"
        sources={[deals]}
        value={dollarsAndCents(wonValue(deals.rows))}
        explanation="The sum of this customer's won deals."
      />
      <KpiCard
        label="Open Balance"
        sources={[invoices]}
        value={dollarsAndCents(openBalance(invoices.rows))}
        explanation="The sum of this customer's invoices that are Sent or Overdue."
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
