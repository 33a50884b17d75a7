import { Check, ChevronRight, ClipboardCheck, MapPin, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PARAMETERS } from '../../company/water.ts';
import { callHref, phonesIn } from '../../lib/contacts.ts';
import { formatDate } from '../../lib/dates.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { countText, orUntitled } from '../../lib/words.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { useAuth } from '../../session/useAuth.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
import { lookOf } from '../../ui/Button.tsx';
import { useMoveFocus } from '../../ui/focus.ts';
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

/** How many stops of a day are shown at first, and how many more at a time: a thousand at once take seconds to render. */
const FIRST_COUNT = 20;
const MORE_COUNT = 100;

/** The columns beside that of the day: as many as there is room for. */
const COLUMNS =
  '@3xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,0.6fr)_9.25rem] @6xl:grid-cols-[11.5rem_10rem_minmax(0,1fr)_10.5rem_8.5rem_9rem]';
const DAY_COLUMN = '@3xl:grid-cols-[7.5rem_minmax(0,1fr)]';

const HEADS = ['Installation', 'Place', 'Due', 'Last values', 'Who'];

/** What the columns hold, where there is room for all of them. */
export const ColumnHeads = () => (
  <div
    aria-hidden="true"
    className={`hidden border-t border-line bg-sunken ps-6 py-1.5 text-xs font-medium text-muted @6xl:grid ${DAY_COLUMN}`}
  >
    Day
    <div className={`grid gap-x-4 pe-6 ${COLUMNS}`}>
      {HEADS.map((head) => (
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

/** The id of the section of a day. */
export const sectionId = (day: string): string => `day-${day}`;

/** The stops of one day, or those that were due on it and are late. */
export function DaySection({ day, stops, isLate = false, ...shared }: DaySectionProps) {
  const { today, isPhone } = shared;
  const [count, setCount] = useState(FIRST_COUNT);
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useMoveFocus();
  const open = stops.filter(({ done }) => done === '');
  const done = stops.filter((stop) => stop.done !== '');
  const more = Math.min(open.length - count, MORE_COUNT);
  const id = isLate ? `late-${day}` : sectionId(day);
  const isEmpty = stops.length === 0;
  if (isEmpty && isPhone && day !== today) return null;

  function showMore(): void {
    moveFocus(() => list.current?.children[count]?.querySelector('a'), { isAlways: true });
    setCount(count + MORE_COUNT);
  }

  const [title, date] = isLate
    ? [`${countText(open[0]?.late ?? 0, 'day')} late`, shortDay(day)]
    : dayHeading(day, today);
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className={`scroll-mt-28 border-t border-line @3xl:grid @3xl:ps-6 ${DAY_COLUMN}`}
    >
      <h2
        id={`${id}-title`}
        className={`flex items-baseline gap-x-2 text-[0.8125rem] font-semibold max-sm:bg-sunken @max-3xl:px-4 @max-3xl:py-2 @3xl:py-2 ${isEmpty ? '@3xl:text-muted' : '@3xl:block'}`}
      >
        <span className={isLate ? 'text-tone-red-ink' : day === today ? '@3xl:text-accent' : ''}>
          {title}
        </span>{' '}
        <span className="text-xs font-normal text-muted @3xl:block">{date}</span>
      </h2>
      <div className="min-w-0">
        {isEmpty && (
          <p className="py-2 text-[0.8125rem] text-muted @max-3xl:px-4">Nothing planned</p>
        )}
        {done.length > 0 && <DoneLine stops={done} />}
        <ul ref={list}>
          {open.slice(0, count).map((stop) => (
            <StopRow key={stop.record.id} stop={stop} day={day} {...shared} />
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            onClick={showMore}
            className="min-h-11 w-full border-t border-line text-start text-sm font-medium text-accent outline-offset-[-2px] @max-3xl:px-4"
          >
            Show {more.toLocaleString('en-US')} more
          </button>
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
  const [isOpen, setOpen] = useState(false);
  const stops = days.flatMap((one) => one.stops);
  const [first] = stops;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-2 px-4 py-2 text-start text-sm outline-offset-[-2px]"
      >
        <span className="font-semibold whitespace-nowrap text-tone-red-ink">
          {stops.length === 1
            ? `${countText(first?.late ?? 0, 'day')} late`
            : `${stops.length} late`}
        </span>
        <span className="min-w-0 grow truncate font-medium">
          {stops.map(({ record }) => orUntitled(record.name)).join(', ')}
        </span>
        <ChevronRight
          aria-hidden="true"
          className={`size-4 shrink-0 text-muted ${isOpen ? 'rotate-90' : 'rtl:-scale-x-100'}`}
        />
      </button>
      {isOpen && days.map((day) => <DaySection key={day.day} {...day} {...shared} isLate />)}
    </>
  );
}

const DoneLine = ({ stops }: { readonly stops: readonly Stop[] }) => (
  <p className="flex flex-wrap items-center gap-x-2 border-b border-line text-[0.8125rem] last:border-b-0 @max-3xl:px-4 pointer-fine:py-1.5">
    <Check aria-hidden="true" className="size-4 text-tone-green-ink" />
    <span className="font-semibold">{stops.length} done</span>
    {stops.map(({ record }) => (
      <Link
        key={record.id}
        to={installationAddress(record.id)}
        className="text-muted hover:underline pointer-coarse:py-3"
      >
        <bdi>{orUntitled(record.name)}</bdi>
      </Link>
    ))}
  </p>
);

type StopRowProps = Shared & { readonly stop: Stop; readonly day: string };

function StopRow({ stop, day, today, records, facts, next, isPhone }: StopRowProps) {
  const { record } = stop;
  const { id, address, customer, unsaved } = record;
  const name = orUntitled(record.name);
  const isNext = stop.record.id === next?.record.id && stop.planned === next.planned;
  const who = <Who stop={stop} isPhone={isPhone} />;
  const menu = <StopMenu stop={stop} day={day} records={records} />;
  const [phone] = phonesIn(facts.phoneOf(record));
  const place = address.trim().replaceAll(/[\s,]*\n\s*/g, ', ');
  return (
    <li className={`border-t border-line first:border-t-0 ${isNext ? 'bg-sunken' : ''}`}>
      <div
        className={`grid gap-x-4 gap-y-0.5 px-4 py-3 text-[0.8125rem] sm:@max-3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-start @3xl:py-2 @3xl:ps-0 @3xl:pe-6 ${COLUMNS}`}
      >
        <div className="min-w-0 @6xl:contents">
          <div className="relative min-w-0 max-sm:pe-12">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Link
                to={installationAddress(id)}
                className="inline-flex min-w-0 items-center font-semibold wrap-anywhere hover:underline max-sm:text-base pointer-coarse:-my-3 pointer-coarse:min-h-11"
              >
                <bdi>{name}</bdi>
              </Link>
              {unsaved && <UnsavedBadge unsaved={unsaved} />}
            </p>
            <p className="wrap-anywhere text-muted">
              <bdi>{customer}</bdi>
              {isPhone && customer.trim() !== '' && place !== '' && ' · '}
              {isPhone && <bdi>{place}</bdi>}
            </p>
            {isPhone && <div className="absolute end-0 top-0">{menu}</div>}
          </div>
          {!isPhone && (
            <p className="min-w-0 empty:hidden">
              {place !== '' && (
                <a
                  href={mapHref(address)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Map of ${place}`}
                  className="inline-block min-h-6 wrap-anywhere text-accent hover:underline"
                >
                  <bdi>{place}</bdi>
                </a>
              )}
            </p>
          )}
        </div>
        <div className="min-w-0 @6xl:contents">
          <Due stop={stop} today={today} facts={facts} />
          <LastValues {...{ record, today, isPhone }} />
        </div>
        {who}
        <div className="flex gap-2 max-sm:mt-2 sm:justify-end sm:@max-3xl:col-start-2 sm:@max-3xl:row-span-3 sm:@max-3xl:row-start-1">
          {isPhone && phone !== undefined && (
            <a href={callHref(phone)} aria-label={`Call ${orUntitled(customer)}`} className={ACT}>
              <Phone aria-hidden="true" className="size-4" strokeWidth={1.75} />
              Call
            </a>
          )}
          {isPhone && place !== '' && (
            <a
              href={mapHref(address)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Map of ${place}`}
              className={ACT}
            >
              <MapPin aria-hidden="true" className="size-4" strokeWidth={1.75} />
              Map
            </a>
          )}
          {(isPhone || day <= today) && (
            <Link
              to={visitFormAddress(id)}
              aria-label={`Record visit: ${name}`}
              className={isNext ? FILLED_ACT : ACT}
            >
              {isPhone && (
                <ClipboardCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
              )}
              Record visit
            </Link>
          )}
          {!isPhone && menu}
        </div>
      </div>
    </li>
  );
}

const LOOK = 'min-h-8! gap-1.5! px-2.5! text-[0.8125rem]! max-sm:grow pointer-coarse:min-h-11!';
const ACT = lookOf('plain', true, LOOK);
const FILLED_ACT = lookOf('primary', true, LOOK);

/** On a phone, what else is in lines of a column is in one. */
const ONE_LINE = 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-2';

type DueProps = Pick<StopRowProps, 'stop' | 'today' | 'facts'>;

function Due({ stop: { record }, today, facts }: DueProps) {
  const tickets = facts.ticketsOf(record);
  const equipment = equipmentDue(record, today).map(({ line }) => line['what'] || line['model']);
  return (
    <div className={`min-w-0 wrap-anywhere ${ONE_LINE}`}>
      <p>
        {record.plan} visit{lastVisitOf(record) === null && ', the first'}
      </p>
      {tickets.length > 0 && (
        <p className="text-muted">
          {countText(tickets.length, 'open ticket')}
          {tickets.map((one) => (
            <span key={one.id}>
              ,{' '}
              <Link
                to={recordAddress(ticket, one.id)}
                title={one.issue}
                className="hover:underline pointer-coarse:py-2.5"
              >
                #{one.ticketId}
              </Link>
            </span>
          ))}
        </p>
      )}
      {equipment.length > 0 && (
        <p className="text-muted">
          <bdi>{equipment.join(', ')}</bdi> service
        </p>
      )}
    </div>
  );
}

type LastValuesProps = Pick<StopRowProps, 'today' | 'isPhone'> & { readonly record: Installation };

/** What was measured last: written only where it was outside of its range. */
function LastValues({ record, today, isPhone }: LastValuesProps) {
  const last = lastVisitOf(record);
  if (last === null) return isPhone ? null : <p className="text-muted">No visit yet</p>;
  const ranges = rangesOf(record);
  if (last.outside.length === 0 && isPhone) return null;
  return (
    <div className={`min-w-0 wrap-anywhere text-muted ${ONE_LINE}`}>
      {last.outside.length === 0 && <p>All in range</p>}
      {last.outside.map((name) => {
        const value = last.values?.[name];
        const range = ranges.get(name);
        return (
          <p key={name}>
            <span className={value === undefined ? 'text-tone-red-ink' : 'text-ink'}>
              {PARAMETERS[name].label}
            </span>{' '}
            {value === undefined ? (
              'out of range'
            ) : (
              <>
                <b className="font-semibold text-tone-red-ink">{readingText(name, value)}</b>{' '}
                {range && rangeText(range)} {PARAMETERS[name].unit}
              </>
            )}
          </p>
        );
      })}
      <p>
        {last.date.slice(0, 4) === today.slice(0, 4) ? dateName(last.date) : formatDate(last.date)}
      </p>
    </div>
  );
}

type WhoProps = { readonly stop: Stop; readonly isPhone: boolean };

/** Who makes a visit; on a phone, that it is oneself is not said. */
function Who({ stop: { who, instead, company }, isPhone }: WhoProps) {
  const own = nameKey(useAuth().user?.displayName ?? '');
  const isOwn = (name: string): boolean => nameKey(name) === own && own !== '';
  const lines = [
    ['', who || 'Nobody'],
    ['for', instead],
    ['with', company],
  ].filter(([word, name = '']) => name !== '' && !(isPhone && word === '' && isOwn(name)));
  return (
    <div className="min-w-0 wrap-anywhere empty:hidden">
      {lines.map(([word, name = '']) => (
        <p key={word} className={word === '' ? 'text-muted' : ''}>
          {word} <bdi>{isOwn(name) ? 'You' : name}</bdi>
        </p>
      ))}
    </div>
  );
}
