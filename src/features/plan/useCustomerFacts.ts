import { useMemo } from 'react';
import { statusesWhere } from '../../lib/badgeColors.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { useRecordsBy, type RecordRange } from '../../store/read/useRecordsBy.ts';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts';
import type { Installation } from '../installations/installation.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import { TICKET_COLORS, isOpen, ticket, type Ticket } from '../service/ticket.entity.ts';

/** The most tickets of a status that are read. */
const MAX_OPEN = 1000;

const rangeOf = (bounds: Pick<RecordRange, 'from' | 'to'>): RecordRange => ({
  child: 'status',
  ...bounds,
  count: MAX_OPEN,
});

/** Those without a status are new. */
const OPEN = [
  ...statusesWhere(TICKET_COLORS, isOpen).map((status) => rangeOf({ from: status, to: status })),
  rangeOf({ to: '' }),
];

/** What a technician has to know of the customer of a stop before it is opened. */
export type CustomerFacts = {
  readonly ticketsOf: (record: Installation) => readonly Ticket[];
  /** Known on a phone only, which calls it. */
  readonly phoneOf: (record: Installation) => string;
};

/** The open tickets of all customers and, on a phone, their numbers. */
export function useCustomerFacts(): CustomerFacts {
  const { records: tickets } = useRecordsBy(ticket, OPEN, { isWanted: true });
  const isWanted = useMediaQuery(PHONE);
  const { records: customers } = useRecords(customer, { isWanted });
  return useMemo(() => {
    const open = new Map<string, Ticket[]>();
    for (const one of tickets.filter(isOpen)) {
      const key = nameKey(one.customer);
      open.set(key, [...(open.get(key) ?? []), one]);
    }
    const phones = new Map(customers.map(({ name, phone }) => [nameKey(name), phone]));
    const of = <Value>(known: ReadonlyMap<string, Value>, record: Installation) =>
      nameKey(record.customer) === '' ? undefined : known.get(nameKey(record.customer));
    return {
      ticketsOf: (record) => of(open, record) ?? [],
      phoneOf: (record) => of(phones, record) ?? '',
    };
  }, [tickets, customers]);
}
