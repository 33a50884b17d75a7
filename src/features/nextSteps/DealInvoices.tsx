import { Link } from 'react-router-dom';
import { orUntitled } from '../../lib/orUntitled.ts';
import { inCurrency } from '../../model/exact.ts';
import { money } from '../../model/money.ts';
import { recordAddress } from '../../page/address/addresses.ts';
import { Badge } from '../../ui/Badge.tsx';
import { invoice, INVOICE_COLORS, type Invoice } from '../finance/invoice.entity.ts';
import type { Deal } from '../sales/deal.entity.ts';
import { invoicedOf } from './dealShares.ts';
import { StepSection } from './StepSection.tsx';

type DealInvoicesProps = { readonly deal: Deal; readonly invoices: readonly Invoice[] };

/** What of a deal is invoiced and paid, and its invoices. */
export function DealInvoices({ deal, invoices }: DealInvoicesProps) {
  const { total, invoiced, paid, rest } = invoicedOf(deal, invoices);
  return (
    <StepSection title="Invoices">
      <li className="text-muted tabular-nums">
        <span className="font-semibold text-ink">{inCurrency(invoiced)}</span> of{' '}
        {inCurrency(total)} invoiced, <span className="text-ink">{inCurrency(paid)}</span> paid
        {rest > 0n && `, ${inCurrency(rest)} left to invoice`}
      </li>
      {invoices.map(({ id, idNum, status, amount }) => (
        <li key={id} className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
          <Link
            to={recordAddress(invoice, id)}
            className="font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
          >
            <bdi>{orUntitled(idNum)}</bdi>
          </Link>
          <Badge colors={INVOICE_COLORS} status={status} />
          <span className="ms-auto tabular-nums">{money(amount)}</span>
        </li>
      ))}
    </StepSection>
  );
}
