import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { recordAddress } from '../../page/address/addresses.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { isOpen, ticket, TICKET_COLORS } from '../service/ticket.entity.ts';

/** The tickets that name an installation, the open ones first and then the newest; nothing while there are none. */
export function TicketsPanel({ installation }: { readonly installation: string }) {
  const range = useMemo(() => [{ child: 'installation', value: installation }], [installation]);
  const { status, records } = useRecordsBy(ticket, range, { isWanted: true });
  const tickets = useMemo(
    () =>
      records
        .filter((one) => one.installation === installation)
        .toSorted(
          (a, b) =>
            Number(isOpen(b)) - Number(isOpen(a)) || b.creationDate.localeCompare(a.creationDate),
        ),
    [records, installation],
  );
  if (isComplete(status) && tickets.length === 0) return null;
  return (
    <Panel title="Tickets" {...(isComplete(status) && { count: tickets.length })}>
      {isComplete(status) ? (
        <ul className="pb-3">
          {tickets.map(({ id, ticketId, issue, status: state, creationDate }) => (
            <li key={id} className="border-t border-line px-4 py-2 text-[0.8125rem] sm:px-6">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <Link
                  to={recordAddress(ticket, id)}
                  className="font-semibold text-accent tabular-nums underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  #{ticketId}
                </Link>
                <Badge colors={TICKET_COLORS} status={state} />
              </p>
              <p className="wrap-anywhere">
                <bdi>{issue}</bdi>
              </p>
              {creationDate !== '' && <p className="text-muted">{formatDate(creationDate)}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <ListPlaceholder status={status} label="The tickets" empty="" />
      )}
    </Panel>
  );
}
