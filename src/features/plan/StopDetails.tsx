import { useCallback, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PARAMETERS, type ParameterName, type Range } from '../../company/water.ts';
import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';
import { parseRecord } from '../../model/entity.ts';
import { recordAddress } from '../../page/address/addresses.ts';
import { partyAddress } from '../../page/address/partyAddress.ts';
import { contactsOf, mergeContacts } from '../../page/contactsOf.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { useStoredValue } from '../../store/read/useStored.ts';
import { ContactLinks } from '../../ui/ContactLinks.tsx';
import { contact } from '../contacts/contact.entity.ts';
import type { EquipmentDue } from '../installations/due.ts';
import {
  distance,
  lastVisitOf,
  rangesOf,
  type Installation,
  type LastVisit,
} from '../installations/installation.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import { ticket, type Ticket } from '../service/ticket.entity.ts';
import { outsideText, rangeText, readingWithUnit } from '../visits/readings.ts';
import { visit, type Visit } from '../visits/visit.entity.ts';

type StopDetailsProps = {
  readonly record: Installation;
  readonly tickets: readonly Ticket[];
  readonly equipment: readonly EquipmentDue[];
};

/** What a technician asks of a stop on the way there. The last visit and the customer are read only now. */
export function StopDetails({ record, tickets, equipment }: StopDetailsProps) {
  const last = lastVisitOf(record);
  const name = record.customer.trim();
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3 border-t border-line pt-3 text-[0.8125rem] md:grid-cols-2 xl:grid-cols-3">
      {record.access.trim() !== '' && (
        <Detail title="Access">
          <bdi className="whitespace-pre-wrap">{record.access}</bdi>
        </Detail>
      )}
      {last ? (
        <LastVisitDetails record={record} last={last} />
      ) : (
        <Detail title="Last visit">None is recorded.</Detail>
      )}
      {equipment.length > 0 && (
        <Detail title="Due for service">
          <ul>
            {equipment.map(({ what, model, due, days }) => (
              <li key={`${what} ${model} ${due}`}>
                <bdi>{[what, model].filter(Boolean).join(', ')}</bdi>:{' '}
                {days === 0 ? 'today' : `since ${formatDate(due)}, ${countText(days, 'day')}`}
              </li>
            ))}
          </ul>
        </Detail>
      )}
      {tickets.length > 0 && (
        <Detail title="Open tickets">
          <ul>
            {tickets.map(({ id, ticketId, issue }) => (
              <li key={id}>
                <Link to={recordAddress(ticket, id)} className={LINK}>
                  <span>
                    #{ticketId} <bdi>{issue}</bdi>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Detail>
      )}
      {name !== '' && (
        <Detail title="Customer">
          <Link to={partyAddress('customers', name)} className={LINK}>
            <bdi>{name}</bdi>
          </Link>
          <CustomerContacts name={name} />
        </Detail>
      )}
    </dl>
  );
}

const LINK =
  'inline-flex items-center font-medium text-accent underline-offset-4 wrap-anywhere hover:underline pointer-coarse:min-h-11';

type DetailProps = { readonly title: string; readonly children: ReactNode };

const Detail = ({ title, children }: DetailProps) => (
  <div className="min-w-0">
    <dt className="text-xs font-semibold text-muted">{title}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
);

type LastVisitDetailsProps = { readonly record: Installation; readonly last: LastVisit };

/** What was outside of its range on the last visit, by how much once that visit is read, and what it asked for. */
function LastVisitDetails({ record, last }: LastVisitDetailsProps) {
  const found = useVisit(last.visit);
  const ranges = useMemo(() => rangesOf(record), [record]);
  const outside = last.outside.map((name) => {
    const value = found?.[name] ?? '';
    const range = ranges.get(name);
    return value === '' || !range ? PARAMETERS[name].label : outsideReading(name, value, range);
  });
  return (
    <>
      <Detail title={`Last visit, ${formatDate(last.date)}`}>
        {outside.length === 0 ? (
          'No reading was outside of its range.'
        ) : (
          <ul>
            {outside.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Detail>
      {found && found.next.trim() !== '' && (
        <Detail title="Noted for this time">
          <bdi className="whitespace-pre-wrap">{found.next}</bdi>
        </Detail>
      )}
    </>
  );
}

/** A reading with how far it is outside of its range, such as `Nitrate 22.0 mg/L, 7.0 above 1–15`. */
function outsideReading(name: ParameterName, value: number, range: Range): string {
  const reading = `${PARAMETERS[name].label} ${readingWithUnit(name, value)}`;
  const by = distance(value, range);
  return by === 0 ? reading : `${reading}, ${outsideText({ name, by })} ${rangeText(range)}`;
}

/** One visit; null while it is on its way, and if it is not there. */
function useVisit(id: string): Visit | null {
  const parse = useCallback(
    (stored: unknown) => (stored === null ? null : parseRecord(visit, id, stored)),
    [id],
  );
  return useStoredValue(`${visit.path}/${id}`, parse) ?? null;
}

/** The most people of a customer among whom a number is sought. */
const MAX_PEOPLE = 20;

/** How the customer and the people there can be reached. */
function CustomerContacts({ name }: { readonly name: string }) {
  const own = useMemo(() => [{ child: 'name', from: name, to: name, count: 1 }], [name]);
  const theirs = useMemo(
    () => [{ child: 'customer', from: name, to: name, count: MAX_PEOPLE }],
    [name],
  );
  const customers = useRecordsBy(customer, own, { isWanted: true }).records;
  const people = useRecordsBy(contact, theirs, { isWanted: true }).records;
  return (
    <div className="mt-1.5 empty:hidden">
      <ContactLinks
        contacts={mergeContacts([
          contactsOf(
            customer,
            customers.filter((one) => one.name.trim() === name),
          ),
          contactsOf(
            contact,
            people.filter((one) => one.customer.trim() === name),
          ),
        ])}
      />
    </div>
  );
}
