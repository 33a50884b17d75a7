import type { Invoice } from '../../domain/invoice.ts';
import { daysLate } from '../../domain/figures/receivables.ts';
import { formatDate } from '../../lib/dates.ts';
import { useToday } from '../useToday.ts';

/** When an invoice is due, and for how many days it has been late where there is room for it. */
export function DueDate({ invoice }: { readonly invoice: Invoice }) {
  const days = daysLate(invoice, useToday());
  return (
    <>
      {formatDate(invoice.due)}
      {days > 0 && (
        <span className="ms-2 text-xs whitespace-nowrap text-tone-red-ink sm:hidden sm:@4xl:inline">
          {days.toLocaleString('en-US')} d late
        </span>
      )}
    </>
  );
}
