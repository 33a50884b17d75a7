import { Check, ChevronRight, ClipboardCheck, MapPin } from 'lucide-react';
import { useId, useRef, useState, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PARAMETERS, type ParameterName, type Range } from '../../company/water.ts';
import { formatDate } from '../../lib/dates.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { orUntitled, countText } from '../../lib/words.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { ListItems } from '../../records/page/ListItems.tsx';
import { RowCallLink } from '../contacts/RowCallLink.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
import { useMoveFocus } from '../../ui/focus.ts';
import { Panel } from '../../ui/Panel.tsx';
import { equipmentDue, type EquipmentDue } from '../installations/due.ts';
import {
  lastVisitOf,
  distance,
  rangesOf,
  type Installation,
  type LastVisit,
  installationAddress,
  visitFormAddress,
} from '../installations/installation.entity.ts';
import type { CustomerFacts } from './useCustomerFacts.ts';
import type { Stop } from './weekPlan.ts';
import { contactsOf, mergeContacts } from '../contacts/contactsOf.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { ContactLinks } from '../../ui/ContactLinks.tsx';
import { contact } from '../contacts/contact.entity.ts';
import { usePeopleOf } from '../contacts/usePeopleOf.ts';
import { customer } from '../sales/customer.entity.ts';
import { ticket, type Ticket } from '../service/ticket.entity.ts';
import { outsideText, rangeText, readingWithUnit } from '../visits/readings.ts';
import { MAX_EARLIER, useVisits } from '../visits/useVisits.ts';
import { Parts } from '../../ui/Parts.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** How many stops of a day are shown at first, and how many more at a time: a thousand at once take seconds to render. */
const FIRST_COUNT = 20;
const MORE_COUNT = 100;

type StopPanelProps = {
  readonly title: string;
  readonly stops: readonly Stop[];
  readonly facts: CustomerFacts;
};

/** The stops of one day, or those that are late. */
export function StopPanel({ title, stops, facts }: StopPanelProps) {
  const [count, setCount] = useState(FIRST_COUNT);
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useMoveFocus();
  const more = Math.min(stops.length - count, MORE_COUNT);

  function showMore(): void {
    moveFocus(() => list.current?.children[count]?.querySelector('a'), { isAlways: true });
    setCount(count + MORE_COUNT);
  }

  return (
    <Panel title={title} count={stops.length} className="border-t border-line">
      {stops.length === 0 ? (
        <p className="px-4 pb-5 text-sm text-muted sm:px-6">Nothing is due today.</p>
      ) : (
        <ul ref={list}>
          {stops.slice(0, count).map((stop) => (
            <StopItem key={stop.record.id} stop={stop} facts={facts} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          onClick={showMore}
          className="min-h-11 w-full border-t border-line px-4 text-start text-sm font-medium text-accent outline-offset-[-2px] sm:px-6"
        >
          Show {more.toLocaleString('en-US')} more
        </button>
      )}
    </Panel>
  );
}

const ACTION =
  'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-md border border-edge/50 bg-surface px-2.5 text-[0.8125rem] font-semibold whitespace-nowrap hover:border-edge hover:bg-sunken max-sm:grow pointer-coarse:min-h-11';

type StopItemProps = {
  readonly stop: Stop;
  readonly facts: CustomerFacts;
};

function StopItem({ stop: { record, late, done }, facts }: StopItemProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const today = useToday();
  const { id, address, assigned, plan, unsaved } = record;
  const name = orUntitled(record.name);
  const tickets = facts.ticketsOf(record);
  const last = lastVisitOf(record);
  const equipment = equipmentDue(record, today);
  const outside = last?.outside ?? [];
  const notes = [
    ...(tickets.length > 0 ? [countText(tickets.length, 'open ticket')] : []),
    ...(equipment.length > 0
      ? [`Due for service: ${equipment.map(({ what }) => what).join(', ')}`]
      : []),
  ];
  return (
    <li className="border-t border-line px-4 py-2.5 text-sm sm:px-6">
      <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_auto]">
        <div className="relative min-w-0 max-sm:pe-14">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Link
              to={installationAddress(id)}
              className="inline-flex min-w-0 items-center font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
            >
              <bdi>{name}</bdi>
            </Link>
            {done !== '' && (
              <span className="inline-flex items-center gap-1 text-xs font-semibold text-tone-green-ink">
                <Check aria-hidden="true" className="size-3.5" />
                Done
              </span>
            )}
            {late > 0 && (
              <span className="text-xs font-semibold text-tone-red-ink">
                {countText(late, 'day')} late
              </span>
            )}
            {unsaved && <UnsavedBadge unsaved={unsaved} />}
          </p>
          <p className="text-[0.8125rem] wrap-anywhere text-muted">
            <Parts parts={[record.customer, plan === 'None' ? '' : plan, assigned]} />
          </p>
          <RowCallLink name={record.customer} phone={facts.phoneOf(record)} />
        </div>
        <div className="min-w-0 text-[0.8125rem] empty:hidden md:max-xl:col-span-2 md:max-xl:row-start-2">
          {address.trim() !== '' && (
            <a
              href={mapHref(address)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Map of ${address}`}
              className="inline-flex max-w-full items-start gap-1.5 text-accent hover:underline pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              <MapPin aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 pointer-coarse:mt-0" />
              <bdi className="min-w-0 wrap-anywhere">{address}</bdi>
            </a>
          )}
          {last && outside.length > 0 && (
            <p className="wrap-anywhere text-tone-yellow-ink">
              Outside of range on {formatDate(last.date)}:{' '}
              {outside.map((one) => PARAMETERS[one].label).join(', ')}
            </p>
          )}
          {notes.length > 0 && (
            <p className="wrap-anywhere text-muted">
              <Parts parts={notes} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 md:justify-end">
          <Link to={visitFormAddress(id)} aria-label={`Record visit: ${name}`} className={ACTION}>
            <ClipboardCheck aria-hidden="true" className="size-4 text-accent" strokeWidth={1.75} />
            Record visit
          </Link>
          <button
            type="button"
            aria-label={`Details: ${name}`}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
            className={ACTION}
          >
            <ChevronRight
              aria-hidden="true"
              className={`size-4 text-muted ${isOpen ? 'rotate-90' : 'rtl:-scale-x-100'}`}
            />
            Details
          </button>
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <StopDetails record={record} tickets={tickets} equipment={equipment} />}
      </div>
    </li>
  );
}

type StopDetailsProps = {
  readonly record: Installation;
  readonly tickets: readonly Ticket[];
  readonly equipment: readonly EquipmentDue[];
};

function StopDetails({ record, tickets, equipment }: StopDetailsProps) {
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
          <div className="-mx-4 sm:-mx-6 [&_li:first-child]:border-t-0">
            <ListItems entity={ticket} records={tickets} without={name} />
          </div>
        </Detail>
      )}
      {name !== '' && (
        <Detail title="Customer">
          <TextLink to={partyAddress('customers', name)} className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </TextLink>
          <CustomerContacts name={name} />
        </Detail>
      )}
    </dl>
  );
}

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
  const { records } = useVisits(record.id, MAX_EARLIER);
  const found = records.find(({ id }) => id === last.visit);
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

function outsideReading(name: ParameterName, value: number, range: Range): string {
  const reading = `${PARAMETERS[name].label} ${readingWithUnit(name, value)}`;
  const by = distance(value, range);
  return by === 0 ? reading : `${reading}, ${outsideText({ name, by })} ${rangeText(range)}`;
}

function CustomerContacts({ name }: { readonly name: string }) {
  const own = useMemo(() => [{ child: 'name', from: name, to: name, count: 1 }], [name]);
  const customers = useRecordsBy(customer, own, { isWanted: true }).records;
  const { people } = usePeopleOf('customers', name);
  return (
    <div className="mt-1.5 empty:hidden">
      <ContactLinks
        contacts={mergeContacts([
          contactsOf(
            customer,
            customers.filter((one) => one.name.trim() === name),
          ),
          contactsOf(contact, people),
        ])}
      />
    </div>
  );
}
