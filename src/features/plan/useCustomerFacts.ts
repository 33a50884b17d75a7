import { groupedBy } from '../../lib/groupedBy.ts';
import { useMemo } from 'react';
import { statusesWhere } from '../../lib/badgeColors.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { statusRanges, useKeptRecords } from '../../records/store/read/useRecordsBy.ts';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { usePhones } from '../service/usePhones.ts';
import type { Installation } from '../installations/installation.entity.ts';
import { TICKET_COLORS, isOpen, ticket, type Ticket } from '../service/ticket.entity.ts';

const MAX_OPEN = 1000;

const OPEN = statusRanges(ticket, 'status', statusesWhere(TICKET_COLORS, isOpen), {
  count: MAX_OPEN,
});

/** What a technician has to know of the customer of a stop before it is opened. */
export type CustomerFacts = {
  /** Those about the installation, then those of its customer that name none. */
  readonly ticketsOf: (record: Installation) => readonly Ticket[];
  /** The number of a customer; known on a phone only, which calls it. */
  readonly phoneOf: (customer: string) => string;
};

/** The open tickets of all customers and, on a phone, their numbers. */
export function useCustomerFacts(): CustomerFacts {
  const { records: tickets } = useKeptRecords(ticket, OPEN, { isWanted: true });
  const phoneOf = usePhones(useMediaQuery(PHONE));
  return useMemo(() => {
    const about = groupedBy(
      tickets.filter(isOpen),
      ({ installation, customer }) => installation || nameKey(customer) || null,
    );
    return {
      ticketsOf: ({ id, customer }) =>
        [id, nameKey(customer)].flatMap((key) => about.get(key) ?? []),
      phoneOf,
    };
  }, [tickets, phoneOf]);
}
