import { memo } from 'react';
import { deal, type Deal } from '../sales/deal.entity.ts';
import { dealsByStage } from '../sales/dealsByStage.ts';
import { isReceivable, receivablesByAge } from '../finance/receivables.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import type { Ticket } from '../service/ticket.entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { TotalsRow } from '../figures/TotalsRow.tsx';
import { AgeTotals } from '../finance/AgeTotals.tsx';
import { useToday } from '../../shell/useToday.ts';
import { PartySection } from './PartySection.tsx';
import { dealRow, invoiceRow, ticketRow } from './partyRow.ts';
import type { PartyRecords } from './usePartyList.ts';

type CustomerSectionsProps = {
  readonly name: string;
  readonly deals: PartyRecords<Deal>;
  readonly invoices: PartyRecords<Invoice>;
  readonly tickets: PartyRecords<Ticket>;
};

/** What a customer owes, buys and needs. Memoized: typing in a form beside it leaves it as it is. */
export const CustomerSections = memo(function CustomerSections(props: CustomerSectionsProps) {
  const { name, deals, invoices, tickets } = props;
  const today = useToday();
  const party = { of: 'customers', name } as const;
  return (
    <>
      <PartySection
        {...party}
        title="Invoices"
        found={invoices}
        rowOf={invoiceRow}
        empty="No invoices yet. Start with New Invoice."
        totals={
          invoices.rows.some(isReceivable) ? (
            <AgeTotals
              ages={receivablesByAge(invoices.rows, today)}
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
        rowOf={dealRow}
        empty="No deals yet. Start with New Deal."
        totals={
          <TotalsRow
            noun={deal.noun}
            areShort
            areAll={isComplete(deals.status)}
            totals={dealsByStage(deals.rows).map(({ stage, count, total }) => ({
              label: stage,
              count,
              total,
              isCalm: stage !== 'Lost',
            }))}
          />
        }
      />
      <PartySection
        {...party}
        title="Tickets"
        found={tickets}
        rowOf={ticketRow}
        empty="No tickets yet. Start with New Ticket."
      />
    </>
  );
});
