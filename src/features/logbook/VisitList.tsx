import { ChevronDown, Printer } from 'lucide-react';
import { memo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PARAMETERS } from '../../company/water.ts';
import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { readLines } from '../../records/model/lines.ts';
import { documentAddress } from '../../records/page/address/addresses.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useMoveFocus } from '../../ui/focus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { distance } from '../installations/installation.entity.ts';
import {
  outsideOf,
  outsideText,
  rangeText,
  readingText,
  readingWithUnit,
  type Ranges,
} from '../visits/readings.ts';
import {
  CHECK_COLUMNS,
  readingsOf,
  USED_COLUMNS,
  visit,
  type Visit,
} from '../visits/visit.entity.ts';
import { VisitPhotos } from '../visits/VisitPhotos.tsx';

type VisitListProps = {
  readonly status: SubscriptionStatus;
  /** Newest first. */
  readonly visits: readonly Visit[];
  readonly ranges: Ranges;
  /** Stable. Opens the record of a visit. */
  readonly onOpen: (record: Visit) => void;
  /** Stable. Asks for older visits; null if there are none. */
  readonly onOlder: (() => void) | null;
};

/** How many visits are listed until somebody asks for older ones: more would push what follows them out of sight. */
const SHOWN_AT_FIRST = 12;

/** The visits to an installation, each of which opens where it stands. Memoized: typing in a form beside it leaves it as it is. */
export const VisitList = memo(function VisitList(props: VisitListProps) {
  const { status, visits, ranges, onOpen, onOlder } = props;
  const [isLong, setLong] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useMoveFocus();
  const shown = isLong ? visits : visits.slice(0, SHOWN_AT_FIRST);
  const hasOlder = shown.length < visits.length || onOlder !== null;

  function showOlder(): void {
    if (isLong) onOlder?.();
    setLong(true);
    const next = shown.length;
    moveFocus(() => list.current?.querySelectorAll('summary')[next]);
  }

  return (
    <Panel title="Visits" {...(onOlder === null && visits.length > 0 && { count: visits.length })}>
      {visits.length === 0 && (
        <ListPlaceholder status={status} label="The visits" empty="No visit is recorded yet." />
      )}
      <ul ref={list}>
        {shown.map((record, index) => (
          <VisitItem
            key={record.id}
            record={record}
            ranges={ranges}
            startsOpen={index === 0}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {hasOlder && (
        <div className="border-t border-line px-4 py-3 sm:px-6">
          <Button tall onClick={showOlder}>
            Older visits
          </Button>
        </div>
      )}
    </Panel>
  );
});

type VisitItemProps = {
  readonly record: Visit;
  readonly ranges: Ranges;
  readonly startsOpen: boolean;
  readonly onOpen: (record: Visit) => void;
};

const ACTION =
  'inline-flex items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11';

const VisitItem = memo(function VisitItem({ record, ranges, startsOpen, onOpen }: VisitItemProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  // Photos are large: those of the visit that is open from the start wait for somebody who asks.
  const [hasPhotos, setHasPhotos] = useState(false);
  const readings = readingsOf(record);
  const outside = outsideOf(readings, ranges);
  const count = readings.length;
  return (
    <li className="border-t border-line">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary
          onClick={() => setHasPhotos(true)}
          className="group flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 text-[0.8125rem] outline-offset-[-2px] hover:bg-sunken sm:px-6 [&::-webkit-details-marker]:hidden"
        >
          <span className="grid min-w-0 grow gap-x-4 @xl:grid-cols-[6.5rem_9rem_minmax(0,1fr)] @xl:items-baseline">
            <span className="font-semibold whitespace-nowrap text-ink tabular-nums">
              {formatDate(record.date)}
            </span>
            <bdi className="truncate text-muted">{record.by}</bdi>
            <span className="flex min-w-0 flex-wrap items-center gap-x-3">
              {outside.length === 0 ? (
                <span className="text-muted">
                  {count === 0
                    ? 'No readings'
                    : `${countText(count, 'reading')}, ${count === 1 ? '' : 'all '}within range`}
                </span>
              ) : (
                outside.map((one) => (
                  <span key={one.name} className="text-ink tabular-nums">
                    {PARAMETERS[one.name].label}{' '}
                    <span className="text-brass-ink">
                      {readingWithUnit(one.name, one.value)}, {outsideText(one)}
                    </span>
                  </span>
                ))
              )}
              {record.unsaved && <UnsavedBadge unsaved={record.unsaved} />}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-4 shrink-0 text-muted motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {isOpen && (
          <VisitDetails
            record={record}
            ranges={ranges}
            onOpen={onOpen}
            photos={
              hasPhotos ? (
                <VisitPhotos visit={record.id} none="No photos." />
              ) : (
                <button type="button" className={ACTION} onClick={() => setHasPhotos(true)}>
                  Show photos
                  <span className="sr-only"> of {formatDate(record.date)}</span>
                </button>
              )
            }
          />
        )}
      </details>
    </li>
  );
});

type VisitDetailsProps = Pick<VisitItemProps, 'record' | 'ranges' | 'onOpen'> & {
  readonly photos: ReactNode;
};

function VisitDetails({ record, ranges, onOpen, photos }: VisitDetailsProps) {
  const readings = readingsOf(record);
  const checks = readLines(CHECK_COLUMNS, record.checks).map(({ check = '' }) => check);
  const used = readLines(USED_COLUMNS, record.used);
  return (
    <div className="grid gap-4 px-4 pt-1 pb-5 text-[0.8125rem] sm:px-6">
      {readings.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 @lg:grid-cols-3 @3xl:grid-cols-5">
          {readings.map(([name, value]) => {
            const range = ranges.get(name);
            const by = range ? distance(value, range) : 0;
            return (
              <div key={name} className="min-w-0">
                <dt className="text-xs text-muted">{PARAMETERS[name].label}</dt>
                <dd className="tabular-nums">
                  <span className={`font-semibold ${by === 0 ? '' : 'text-brass-ink'}`}>
                    {readingText(name, value)}
                  </span>{' '}
                  {PARAMETERS[name].unit}
                  <span className={`block text-xs ${by === 0 ? 'text-muted' : 'text-brass-ink'}`}>
                    {by !== 0 && `${outsideText({ name, by })} `}
                    {range && rangeText(range)}
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <Text title="Work done">{record.work}</Text>
      {checks.length > 0 && <Text title="Checklist">{checks.join(' · ')}</Text>}
      {used.length > 0 && (
        <Text title="Used">
          {used
            .map(({ quantity = '', item = '', sku = '' }) => `${quantity} × ${item || sku}`)
            .join('\n')}
        </Text>
      )}
      <Text title="Next time">{record.next}</Text>
      <div className="empty:hidden">{photos}</div>
      <p className="flex flex-wrap gap-x-5">
        <Link to={documentAddress(visit, record.id)} className={ACTION}>
          <Printer aria-hidden="true" className="size-4" />
          Print or send
          <span className="sr-only"> the report of {formatDate(record.date)}</span>
        </Link>
        <button type="button" className={ACTION} onClick={() => onOpen(record)}>
          Open record
          <span className="sr-only"> of {formatDate(record.date)}</span>
        </button>
      </p>
    </div>
  );
}

type TextProps = { readonly title: string; readonly children: ReactNode };

const Text = ({ title, children }: TextProps) =>
  children === '' ? null : (
    <div className="max-w-prose">
      <h3 className="text-xs text-muted">{title}</h3>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {children}
      </p>
    </div>
  );
