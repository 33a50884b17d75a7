import type { Invoice } from './invoice.entity.ts';
import { daysLate } from './receivables.ts';
import { formatDate } from '../../lib/dates.ts';
import { useToday } from '../../shell/useToday.ts';

/** When an invoice is due, and for how many days it has been late. Where space is short, without a year that goes without saying. */
export function DueDate({ invoice }: { readonly invoice: Invoice }) {
  const today = useToday();
  const days = daysLate(invoice, today);
  const date = formatDate(invoice.due);
  const year = / \d{4}$/.exec(date)?.[0] ?? '';
  const isKnown = days > 0 || year === ` ${today.slice(0, 4)}`;
  return (
    <>
      {date.slice(0, date.length - year.length)}
      <span className={isKnown ? 'sm:@max-[44rem]:hidden' : ''}>{year}</span>
      {days > 0 && (
        <span className="ms-2 text-xs whitespace-nowrap text-tone-red-ink">
          {days.toLocaleString('en-US')} d late
        </span>
      )}
    </>
  );
}
