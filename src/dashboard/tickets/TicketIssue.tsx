import { reportedAt } from '../../domain/figures/tickets.ts';
import { PRIORITY_COLORS, type Ticket } from '../../domain/ticket.ts';
import { formatDateAndTime, timeAgo } from '../../lib/dates.ts';
import { useClockOffset } from '../../records/useClockOffset.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';

type TicketIssueProps = { readonly ticket: Ticket };

/** What a ticket is about, after its priority unless that is normal, and before its age if that is known. */
export function TicketIssue({ ticket }: TicketIssueProps) {
  const { issue, priority } = ticket;
  return (
    <span className="flex max-w-full items-center gap-2">
      {priority !== 'Normal' && (
        <span className="shrink-0">
          <span className="sr-only">Priority: </span>
          <Badge colors={PRIORITY_COLORS} status={priority} />
        </span>
      )}
      <bdi className="min-w-0 truncate">{issue}</bdi>
      <Age ticket={ticket} />
    </span>
  );
}

/** How long ago a ticket was reported, by the server's clock; the moment itself on hover. */
function Age({ ticket }: TicketIssueProps) {
  const now = useNow() + useClockOffset();
  const then = reportedAt(ticket);
  if (then === null) return null;
  const moment = formatDateAndTime(ticket.reported);
  return (
    <time
      dateTime={ticket.reported}
      title={`Reported ${moment}`}
      className="ms-auto shrink-0 text-xs whitespace-nowrap"
    >
      <span className="sr-only">Reported </span>
      {then > now ? moment : timeAgo(then, now)}
    </time>
  );
}
