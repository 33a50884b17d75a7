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
    <span className="flex max-w-full items-center gap-2 sm:w-screen">
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

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long ago something happened, in days where it is longer than a week. */
const ageOf = (elapsedMs: number): string =>
  elapsedMs < 7 * DAY_MS
    ? timeAgo(0, elapsedMs)
    : `${Math.floor(elapsedMs / DAY_MS).toLocaleString('en-US')} d ago`;

/** How long ago a ticket was reported, by the server's clock, where there is room for it; the moment itself on hover. */
function Age({ ticket }: TicketIssueProps) {
  const now = useNow() + useClockOffset();
  const then = reportedAt(ticket);
  if (then === null) return null;
  const moment = formatDateAndTime(ticket.reported);
  return (
    <time
      dateTime={ticket.reported}
      title={`Reported ${moment}`}
      className="ms-auto shrink-0 text-xs whitespace-nowrap sm:hidden sm:@4xl:inline"
    >
      <span className="sr-only">Reported </span>
      {then > now ? moment : ageOf(now - then)}
    </time>
  );
}
