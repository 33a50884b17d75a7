import { Check, ChevronRight, ClipboardCheck, MapPin } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PARAMETERS } from '../../company/water.ts';
import { formatDate } from '../../lib/dates.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { countText } from '../../lib/plural.ts';
import { installationAddress, visitFormAddress } from '../../page/address/addresses.ts';
import { RowCallLink } from '../../page/RowCallLink.tsx';
import { useCompanyToday } from '../../page/useToday.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
import { useMoveFocus } from '../../ui/focus.ts';
import { Panel } from '../../ui/Panel.tsx';
import { equipmentDue } from '../installations/due.ts';
import { lastVisitOf } from '../installations/installation.entity.ts';
import { StopDetails } from './StopDetails.tsx';
import type { CustomerFacts } from './useCustomerFacts.ts';
import type { Stop } from './weekPlan.ts';

/** How many stops of a day are shown at first, and how many more at a time: a thousand at once take seconds to render. */
const FIRST_COUNT = 20;
const MORE_COUNT = 100;

type StopPanelProps = {
  readonly title: string;
  readonly stops: readonly Stop[];
  /** How many there is time to show; all others wait. */
  readonly most: number;
  readonly facts: CustomerFacts;
};

/** The stops of one day, or those that are late. */
export function StopPanel({ title, stops, most, facts }: StopPanelProps) {
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
          {stops.slice(0, Math.min(count, most)).map((stop) => (
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

/** One stop: where it is, what to know before going there, and the form of its visit. */
function StopItem({ stop: { record, late, done }, facts }: StopItemProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const today = useCompanyToday();
  const { id, address, customer, assigned, plan, unsaved } = record;
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
            <bdi>{customer}</bdi>
            {[plan === 'None' ? '' : plan, assigned]
              .filter((part) => part.trim() !== '')
              .map((part) => (
                <span key={part}>
                  {' · '}
                  <bdi>{part}</bdi>
                </span>
              ))}
          </p>
          <RowCallLink name={customer} phone={facts.phoneOf(record)} />
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
              {notes.map((note, index) => (
                <span key={note}>
                  {index > 0 && ' · '}
                  <bdi>{note}</bdi>
                </span>
              ))}
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
