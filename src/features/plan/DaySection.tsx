import { Check, ChevronRight, ClipboardCheck, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PARAMETERS } from '../../company/water.ts';
import { callHref, phonesIn } from '../../lib/contacts.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { countText, orUntitled, inFigures } from '../../lib/words.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { useAuth } from '../../session/useAuth.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
import { lookOf } from '../../ui/Button.tsx';
import { equipmentDue } from '../installations/due.ts';
import {
  installationAddress,
  lastVisitOf,
  rangesOf,
  visitFormAddress,
  type Installation,
} from '../installations/installation.entity.ts';
import { ticket } from '../service/ticket.entity.ts';
import { rangeText, readingText } from '../visits/readings.ts';
import { dateName, dayHeading, shortDay } from './dayNames.ts';
import { StopMenu } from './StopMenu.tsx';
import type { CustomerFacts } from './useCustomerFacts.ts';
import type { PlannedDay, Stop } from './weekPlan.ts';

/** How many stops of a day are shown at most: a thousand at once take seconds to render, and nobody makes them. */
const MAX_SHOWN = 100;

/** The columns beside that of the day: as many as there is room for. */
const COLUMNS =
  '@3xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,0.6fr)_9.25rem] @6xl:grid-cols-[11rem_10rem_minmax(0,1fr)_10rem_8rem_9rem]';
const DAY_COLUMN = '@3xl:grid-cols-[8.5rem_minmax(0,1fr)]';

/** What the columns hold, where there is room for all of them. */
export const ColumnHeads = () => (
  <div
    aria-hidden="true"
    className={`hidden border-t border-line bg-sunken ps-6 py-1.5 text-xs font-medium text-muted @6xl:grid ${DAY_COLUMN}`}
  >
    Day
    <div className={`grid gap-x-4 ps-2 pe-6 ${COLUMNS}`}>
      {['Installation', 'Place', 'Due', 'Last values', 'Who'].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  </div>
);

type Shared = {
  readonly today: string;
  /** All installations. */
  readonly records: readonly Installation[];
  readonly facts: CustomerFacts;
  /** The stop that is to be made next. */
  readonly next: Stop | undefined;
  readonly isPhone: boolean;
};

type DaySectionProps = PlannedDay & Shared & { readonly isLate?: boolean };

/** The stops of one day, or those that were due on it and are late. */
export function DaySection({ day, stops, isLate = false, ...shared }: DaySectionProps) {
  const { today, isPhone } = shared;
  const open = stops.filter(({ done }) => done === '');
  const done = stops.filter((stop) => stop.done !== '');
  const more = open.length - MAX_SHOWN;
  const isEmpty = stops.length === 0;
  if (isEmpty && isPhone && day !== today) return null;

  const [title, date] = isLate
    ? [`${countText(open[0]?.late ?? 0, 'day')} late`, shortDay(day)]
    : dayHeading(day, today);
  return (
    <section
      id={day}
      aria-label={`${title}, ${date}`}
      className={`scroll-mt-28 border-t border-line text-[0.8125rem] @3xl:grid @3xl:ps-6 ${DAY_COLUMN}`}
    >
      <h2
        className={`flex flex-wrap items-baseline gap-x-2 py-2 font-semibold max-sm:bg-sunken @max-3xl:px-4 ${isEmpty ? '@3xl:text-muted' : '@3xl:block'}`}
      >
        <span className={isLate ? 'text-tone-red-ink' : day === today ? '@3xl:text-accent' : ''}>
          {title}
        </span>{' '}
        <span className="text-xs font-normal whitespace-nowrap text-muted @3xl:block">{date}</span>
      </h2>
      <div className="min-w-0">
        {isEmpty && <p className="py-2 text-muted px-4 @3xl:ps-2">Nothing planned</p>}
        {done.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-2 border-b border-line last:border-b-0 pointer-fine:py-1.5 px-4 @3xl:ps-2">
            <Check aria-hidden="true" className="size-4 text-tone-green-ink" />
            <span className="font-semibold">{done.length} done</span>
            {done.map(({ record: { id, name } }) => (
              <Link key={id} to={installationAddress(id)} className={`text-muted ${LINK}`}>
                <bdi>{orUntitled(name)}</bdi>
              </Link>
            ))}
          </p>
        )}
        <ul>
          {open.slice(0, MAX_SHOWN).map((stop) => (
            <StopRow key={stop.record.id} stop={stop} day={day} {...shared} />
          ))}
        </ul>
        {more > 0 && (
          <p className="border-t border-line py-2 text-muted px-4 @3xl:ps-2">
            {inFigures(more)} more: choose a person to see theirs.
          </p>
        )}
      </div>
    </section>
  );
}

/** What is late on a phone: one line, which opens. */
export function LateOnPhone({
  days,
  ...shared
}: Shared & { readonly days: readonly PlannedDay[] }) {
  const stops = days.flatMap((one) => one.stops);
  return (
    <details className="group text-sm">
      <summary className="flex min-h-13 cursor-pointer items-center gap-2 px-4 py-2 outline-offset-[-2px]">
        <span className="font-semibold whitespace-nowrap text-tone-red-ink">
          {stops.length === 1 ? countText(stops[0]?.late ?? 0, 'day') : stops.length} late
        </span>
        <span className="min-w-0 grow truncate font-medium">
          {stops.map(({ record }) => orUntitled(record.name)).join(', ')}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:scale-x-100"
        />
      </summary>
      {days.map((day) => (
        <DaySection key={day.day} {...day} {...shared} isLate />
      ))}
    </details>
  );
}

/** A link in a line, higher where it is pressed by a finger. */
const LINK = 'hover:underline pointer-coarse:py-3';

/** On a phone, what else is in lines of a column is in one. */
const ONE_LINE = 'min-w-0 wrap-anywhere text-muted max-sm:flex max-sm:flex-wrap max-sm:gap-x-2';

const LOOK = 'min-h-8! gap-1.5! px-2.5! text-[0.8125rem]! max-sm:grow pointer-coarse:min-h-11!';
const ACT = lookOf('plain', true, LOOK);

type StopRowProps = Shared & { readonly stop: Stop; readonly day: string };

function StopRow({ stop, day, today, records, facts, next, isPhone }: StopRowProps) {
  const { id, address, customer, unsaved, ...record } = stop.record;
  const name = orUntitled(record.name);
  const isNext = id === next?.record.id && stop.planned === next.planned;
  const menu = <StopMenu stop={stop} day={day} records={records} />;
  const [phone] = phonesIn(facts.phoneOf(customer));
  const place = address.trim().replaceAll(/[\s,]*\n\s*/g, ', ');
  const map = place !== '' && (
    <a
      href={mapHref(address)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Map of ${place}`}
      className={isPhone ? ACT : 'inline-block min-h-6 wrap-anywhere text-accent hover:underline'}
    >
      {isPhone && <MapPin aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      {isPhone ? 'Map' : <bdi>{place}</bdi>}
    </a>
  );
  return (
    <li
      data-opens-record={id}
      className={`grid gap-x-4 gap-y-0.5 border-t border-line px-4 py-3 first:border-t-0 sm:@max-3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-start @3xl:py-2 @3xl:ps-2 @3xl:pe-6 ${COLUMNS} ${isNext ? 'bg-sunken' : ''}`}
    >
      <div className="min-w-0 @6xl:contents">
        <div className="relative min-w-0 wrap-anywhere max-sm:pe-12">
          <Link
            to={installationAddress(id)}
            className="inline-flex items-center font-semibold hover:underline max-sm:text-base pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            <bdi>{name}</bdi>
          </Link>
          {unsaved && <UnsavedBadge unsaved={unsaved} />}
          <p className="text-muted">
            <bdi>{customer}</bdi>
            {isPhone && customer.trim() !== '' && place !== '' && ' · '}
            {isPhone && <bdi>{place}</bdi>}
          </p>
          {isPhone && <div className="absolute end-0 top-0">{menu}</div>}
        </div>
        {!isPhone && <div className="min-w-0">{map}</div>}
      </div>
      <div className="min-w-0 @6xl:contents">
        <Due {...{ stop, today, facts }} />
        <LastValues record={stop.record} isPhone={isPhone} />
      </div>
      <Who stop={stop} isPhone={isPhone} />
      <div className="flex gap-2 max-sm:mt-2 sm:justify-end sm:@max-3xl:col-start-2 sm:@max-3xl:row-span-3 sm:@max-3xl:row-start-1">
        {isPhone && phone !== undefined && (
          <a href={callHref(phone)} aria-label={`Call ${orUntitled(customer)}`} className={ACT}>
            <Phone aria-hidden="true" className="size-4" strokeWidth={1.75} />
            Call
          </a>
        )}
        {isPhone && map}
        {(isPhone || day <= today) && (
          <Link
            to={visitFormAddress(id)}
            aria-label={`Record visit: ${name}`}
            className={isNext ? lookOf('primary', true, LOOK) : ACT}
          >
            <ClipboardCheck aria-hidden="true" className="size-4 sm:hidden" strokeWidth={1.75} />
            Record visit
          </Link>
        )}
        {!isPhone && menu}
      </div>
    </li>
  );
}

function Due({ stop: { record }, today, facts }: Pick<StopRowProps, 'stop' | 'today' | 'facts'>) {
  const tickets = facts.ticketsOf(record);
  const equipment = equipmentDue(record, today).map(({ line }) => line['what'] || line['model']);
  return (
    <div className={ONE_LINE}>
      <p className="text-ink">
        {record.plan} visit{lastVisitOf(record) === null && ', the first'}
      </p>
      {tickets.length > 0 && (
        <p>
          {countText(tickets.length, 'open ticket')}
          {tickets.map(({ id, ticketId, issue }) => (
            <span key={id}>
              ,{' '}
              <Link to={recordAddress(ticket, id)} title={issue} className={LINK}>
                #{ticketId}
              </Link>
            </span>
          ))}
        </p>
      )}
      {equipment.length > 0 && (
        <p>
          <bdi>{equipment.join(', ')}</bdi> service
        </p>
      )}
    </div>
  );
}

type LastValuesProps = { readonly record: Installation; readonly isPhone: boolean };

/** What was measured last: written only where it was outside of its range. */
function LastValues({ record, isPhone }: LastValuesProps) {
  const { outside = [], values = {}, date } = lastVisitOf(record) ?? {};
  if (isPhone && outside.length === 0) return null;
  const ranges = rangesOf(record);
  return (
    <div className={ONE_LINE}>
      {outside.length === 0 && <p>{date === undefined ? 'No visit yet' : 'All in range'}</p>}
      {outside.map((name) => {
        const [{ label, unit }, value, range] = [PARAMETERS[name], values[name], ranges.get(name)];
        return (
          <p key={name}>
            <span className="text-ink">{label}</span>{' '}
            <b className="font-semibold text-tone-red-ink">
              {value === undefined ? 'out of range' : readingText(name, value)}
            </b>{' '}
            {value !== undefined && range && `${rangeText(range)} ${unit}`}
          </p>
        );
      })}
      {date !== undefined && <p>{dateName(date)}</p>}
    </div>
  );
}

/** Who makes a visit; on a phone, that it is oneself is not said. */
function Who({ stop, isPhone }: { readonly stop: Stop; readonly isPhone: boolean }) {
  const own = nameKey(useAuth().user?.displayName ?? '');
  const isOwn = (name: string): boolean => nameKey(name) === own && own !== '';
  const lines = [
    { word: '', name: isPhone && isOwn(stop.who) ? '' : stop.who || 'Nobody' },
    { word: 'for', name: stop.instead },
    { word: 'with', name: stop.company },
  ].filter(({ name }) => name !== '');
  return (
    <div className="min-w-0 wrap-anywhere empty:hidden">
      {lines.map(({ word, name }) => (
        <p key={word} className={word === '' ? 'text-muted' : ''}>
          {word} <bdi>{isOwn(name) ? 'You' : name}</bdi>
        </p>
      ))}
    </div>
  );
}
