import { daysWaiting, reportedAt } from './waiting.ts';
import { PRIORITY_COLORS, type Ticket } from './ticket.entity.ts';
import { formatDate, formatDateAndTime, timeAgo, today } from '../../lib/dates.ts';
import { useClockOffset } from '../../store/connection/useClockOffset.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';

type TicketIssueProps = { readonly ticket: Ticket };

/** What a ticket is about, after its priority unless that is normal, and before its age if that is known. */
export function TicketIssue({ ticket }: TicketIssueProps) {
  const { issue, priority } = ticket;
  return (
    <span className="flex max-w-full items-center gap-2 max-sm:items-start sm:w-screen">
      {priority !== 'Normal' && (
        <span className="shrink-0">
          <span className="sr-only">Priority: </span>
          <Badge colors={PRIORITY_COLORS} status={priority} />
        </span>
      )}
      <bdi className="min-w-0 max-sm:line-clamp-2 max-sm:wrap-anywhere sm:truncate">{issue}</bdi>
      <Age ticket={ticket} />
    </span>
  );
}

/**
 * How long ago a ticket was reported, by the server's clock, where there is room for it; the moment itself on hover. A new one
 * of which that is not known has waited since its record was created.
 */
function Age({ ticket }: TicketIssueProps) {
  const age = ageOf(ticket, useNow() + useClockOffset());
  if (age === null) return null;
  const { event, date, moment, text } = age;
  return (
    <time
      dateTime={date}
      title={`${event} ${moment}`}
      className="ms-auto shrink-0 text-xs whitespace-nowrap sm:hidden sm:@3xl:inline"
    >
      <span className="sr-only">{event} </span>
      {text}
    </time>
  );
}

const DAY_MS = 24 * 60 * 60 * 1_000;

function ageOf(ticket: Ticket, now: number) {
  const { status, reported, creationDate } = ticket;
  const then = reportedAt(ticket);
  if (then !== null) {
    const moment = formatDateAndTime(reported);
    const text = then > now ? moment : elapsed(now - then);
    return { event: 'Reported', date: reported, moment, text };
  }
  const days = daysWaiting(ticket, today(new Date(now)));
  if (status !== 'New' || days === null) return null;
  const moment = formatDate(creationDate);
  const text = days < 0 ? moment : days === 0 ? 'today' : elapsed(days * DAY_MS);
  return { event: 'Created', date: creationDate, moment, text };
}

/** How long ago something happened, in days where it is longer than a week. */
const elapsed = (ms: number): string =>
  ms < 7 * DAY_MS ? timeAgo(0, ms) : `${Math.floor(ms / DAY_MS).toLocaleString('en-US')} d ago`;
